import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { FoundDraft } from '../../domain/draft';
import { toMoment } from '../../domain/businessTime';
import type { Loaded } from '../../machines/grading/definition';
import type { KeptDraft } from '../../machines/grading/keptDrafts';
import { selectDraft, selectWork } from '../../machines/grading/selectors';
import {
  type draft,
  selectDiscarded,
  selectFoundDrafts,
  selectIsOpen,
} from '../../machines/parts/draft';
import { Button } from '../parts/Button';
import { CopyText } from '../parts/CopyText';
import { useDates } from '../parts/dates';
import { Discarded } from '../parts/draft/DraftOffer';
import { Status } from '../parts/Status';
import { excerptBy } from './draftExcerpt';
import type { KeepingActor } from './workActors';

interface KeptDraftsProps<Values> {
  readonly work: KeepingActor<Values>;
  readonly keptIn: (
    found: readonly FoundDraft[],
    work: Loaded<Values> | null,
  ) => readonly KeptDraft<Values>[];
  readonly valuesIn: (content: unknown) => Values | null;
  /** All that was filled in, as plain text. */
  readonly textOf: (values: Values) => string;
}

/** What was begun here before somebody else was first: to be copied, for as long as the person keeps it. */
export function KeptDrafts<Values>({ work, ...rest }: KeptDraftsProps<Values>) {
  const kept = useSelector(work, selectDraft);
  return kept === undefined ? null : <Kept actor={kept} work={work} {...rest} />;
}

interface KeptProps<Values> extends KeptDraftsProps<Values> {
  readonly actor: ActorRefFrom<typeof draft>;
}

function Kept<Values>({ actor, work, keptIn, valuesIn, textOf }: KeptProps<Values>) {
  const { t } = useTranslation(['grading', 'parts']);
  const { moment } = useDates();
  const loaded = useSelector(work, selectWork<Loaded<Values> | null>);
  const kept = keptIn(useSelector(actor, selectFoundDrafts), loaded);
  const discarded = useSelector(actor, selectDiscarded);
  const isOpen = useSelector(actor, selectIsOpen);
  if (!isOpen || (kept.length === 0 && discarded.length === 0)) return null;
  return (
    <chakra.div display="grid" gap={3} mb={5} _print={{ display: 'none' }}>
      {kept.map(({ place, savedAt, values }) => (
        <chakra.section key={place} aria-label={t('kept.title')} display="grid" gap={2}>
          <div>
            <chakra.h2 fontWeight="semibold">
              <Status kind="act">{t('kept.title')}</Status>
            </chakra.h2>
            <p>
              {savedAt === null
                ? t('parts:draft.before')
                : t('kept.since', { time: moment(toMoment(new Date(savedAt))) })}
            </p>
          </div>
          <CopyText
            text={textOf(values)}
            verb={t('overtaken.copy')}
            done={t('overtaken.copied')}
            selected={t('overtaken.selected')}
          />
          <div>
            <Button size="small" onClick={() => actor.send({ type: 'draft.discarded', place })}>
              {t('parts:draft.discard')}
            </Button>
          </div>
        </chakra.section>
      ))}
      {discarded.map((one) => (
        <Discarded
          key={one.place}
          actor={actor}
          excerpt={excerptBy(valuesIn, textOf)}
          discarded={one}
        />
      ))}
    </chakra.div>
  );
}
