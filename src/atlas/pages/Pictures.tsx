import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFiles, type AtlasActor } from '../charts/atlas';
import { picturesOf } from '../model/pictures';
import { Fact } from './Facts';

interface PicturesProps {
  readonly actor: AtlasActor;
  readonly chart: string;
  /** Of the state, in its chart. */
  readonly path: string;
}

/** Pictures of the real screen in a state, in both languages, if somebody has had them taken. */
export function Pictures({ actor, chart, path }: PicturesProps) {
  const { t } = useTranslation('atlas');
  const all = picturesOf(useSelector(actor, selectFiles).pictures, chart, path);
  const widest = Math.max(...all.map(({ width }) => width));
  const shown = all.filter(({ width }) => width === widest);
  if (shown.length === 0) return null;
  return (
    <Fact name={t('state.pictures')}>
      {shown.map(({ file, language, state }) => (
        <chakra.figure key={file} mb={2}>
          <chakra.a href={`/atlas/pictures/${file}`} target="_blank" display="block">
            <chakra.img
              src={`/atlas/pictures/${file}`}
              alt={t('state.pictureOf', { state, language: t(`language.${language}`) })}
              loading="lazy"
              width="full"
              borderWidth="1px"
              borderRadius="control"
            />
          </chakra.a>
          <chakra.figcaption textStyle="small" color="fg.muted">
            {t(`language.${language}`)} · {state}
          </chakra.figcaption>
        </chakra.figure>
      ))}
    </Fact>
  );
}
