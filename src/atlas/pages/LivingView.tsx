import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { Waiting } from '../../ui/parts/Waiting';
import { selectAddress, selectLanguage, type AtlasActor } from '../charts/atlas';
import { addressText, widths } from '../model/address';
import { Fact } from './Facts';

interface LivingViewProps {
  readonly actor: AtlasActor;
  readonly chart: string;
  /** Of the state, in its chart; empty for any state of it. */
  readonly path: string;
  /** What the state is called. */
  readonly name: string;
}

const viewAddress = (chart: string, state: string, language: string) =>
  `/stateView.html?${new URLSearchParams({ chart, state, language }).toString()}`;

/** The real view of a state, drawn on the spot in the language of the atlas, as a window of a chosen width shows it. */
export function LivingView({ actor, chart, path, name }: LivingViewProps) {
  const { t } = useTranslation('atlas');
  const language = useSelector(actor, selectLanguage);
  const address = useSelector(actor, selectAddress);
  const { width } = address;
  const source = viewAddress(chart, path, language);
  return (
    <Fact name={t('view.name')}>
      <chakra.div
        containerType="inline-size"
        position="relative"
        aspectRatio="16 / 10"
        overflow="hidden"
        borderWidth="1px"
        borderRadius="control"
        mb={1}
      >
        {/* The page in the frame covers it with its own ground. */}
        <chakra.div position="absolute" inset={0} p={3} aria-hidden>
          <Waiting>{t('view.drawing')}</Waiting>
        </chakra.div>
        <chakra.iframe
          key={source}
          src={source}
          title={t('view.of', { state: name })}
          loading="lazy"
          width={`${width}px`}
          height={`${(width * 10) / 16}px`}
          transformOrigin="0 0"
          transform={`scale(tan(atan2(100cqw, ${width}px)))`}
        />
      </chakra.div>
      <chakra.span display="flex" gap={3} textStyle="small">
        {widths.map((one) => (
          <TextLink
            key={one}
            to={addressText({ ...address, width: one })}
            aria-current={one === width ? 'true' : undefined}
            fontWeight={one === width ? 'medium' : undefined}
          >
            {t('view.width', { width: one })}
          </TextLink>
        ))}
        <chakra.a href={source} target="_blank" ms="auto" color="brand.fg">
          {t('view.alone')}
        </chakra.a>
      </chakra.span>
    </Fact>
  );
}
