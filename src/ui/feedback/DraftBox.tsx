import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { draftsOfType } from '../../domain/headquartersKept';
import {
  type headquartersDrafts,
  selectDrafts,
  selectFilteredType,
  selectIsFailed,
  selectIsFinding,
} from '../../machines/feedback/headquartersDrafts';
import { Failed, NothingForFilter, NothingYet } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { DraftRemovalDialog } from './DraftRemovalDialog';
import { KeptFeedback } from './KeptFeedback';
import { TypeFilter } from './TypeFilter';

interface DraftBoxProps {
  readonly actor: ActorRefFrom<typeof headquartersDrafts>;
  /** The form is being sent: a draft that it may hold is neither replaced nor removed. */
  readonly isBusy: boolean;
  readonly onOpen: (place: string) => void;
}

/** What was written to headquarters and is not sent, the latest first [SCREEN-102, HQF-05]. */
export function DraftBox({ actor, isBusy, onOpen }: DraftBoxProps) {
  const { t } = useTranslation('feedback');
  const all = useSelector(actor, selectDrafts);
  const type = useSelector(actor, selectFilteredType);
  const isFinding = useSelector(actor, selectIsFinding);
  const isFailed = useSelector(actor, selectIsFailed);
  if (isFinding) return <Loading label={t('draft.title')} rows={4} />;
  if (isFailed) {
    return (
      <Failed
        title={t('draft.loadFailed')}
        onRetry={() => {
          actor.send({ type: 'load.retried' });
        }}
      />
    );
  }
  if (all.length === 0) {
    return <NothingYet title={t('draft.nothing.title')}>{t('draft.nothing.text')}</NothingYet>;
  }
  const drafts = draftsOfType(all, type);
  return (
    <>
      <TypeFilter
        type={type}
        onChoose={(feedbackType) => {
          actor.send({ type: 'type.filtered', feedbackType });
        }}
      />
      {drafts.length > 0 || type === null ? (
        <KeptFeedback
          drafts={drafts}
          isBusy={isBusy}
          onOpen={onOpen}
          onRemove={(place) => {
            actor.send({ type: 'removal.requested', place });
          }}
        />
      ) : (
        <NothingForFilter
          filter={t(`type.${type}`)}
          onClear={() => {
            actor.send({ type: 'type.filtered', feedbackType: null });
          }}
        />
      )}
      <DraftRemovalDialog actor={actor} />
    </>
  );
}
