import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { draftsOfType } from '../../domain/headquartersDrafts';
import {
  type headquartersDrafts,
  selectDrafts,
  selectFilteredType,
  selectIsFailed,
  selectIsFinding,
} from '../../machines/feedback/headquartersDrafts';
import {
  type headquartersFeedback,
  selectCanOpenDraft,
  selectDraft,
} from '../../machines/feedback/headquartersFeedback';
import { type draft, selectIsElsewhere } from '../../machines/parts/draft';
import { DraftsElsewhere } from '../parts/draft/DraftOffer';
import { Failed, NothingForFilter, NothingYet } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { DraftList } from './DraftList';
import { DraftRemovalDialog } from './DraftRemovalDialog';
import { TypeFilter } from './TypeFilter';

interface DraftBoxProps {
  readonly actor: ActorRefFrom<typeof headquartersDrafts>;
  /** The form that a draft is opened in. */
  readonly form: ActorRefFrom<typeof headquartersFeedback>;
  readonly onOpen: (place: string) => void;
}

/** What was written to headquarters and is not sent, the latest first [SCREEN-102, HQF-05]. */
export function DraftBox({ actor, form, onOpen }: DraftBoxProps) {
  const { t } = useTranslation('feedback');
  const all = useSelector(actor, selectDrafts);
  const isFinding = useSelector(actor, selectIsFinding);
  const isFailed = useSelector(actor, selectIsFailed);
  const own = useSelector(form, selectDraft);
  if (isFinding) return <Loading label={t('draft.title')} rows={4} />;
  if (isFailed) {
    return (
      <Failed title={t('draft.loadFailed')} onRetry={() => actor.send({ type: 'load.retried' })} />
    );
  }
  if (all.length === 0) {
    return <NothingYet title={t('draft.nothing.title')}>{t('draft.nothing.text')}</NothingYet>;
  }
  return (
    <>
      {own === undefined ? null : <KeptElsewhere own={own} />}
      <Drafts actor={actor} form={form} onOpen={onOpen} />
      <DraftRemovalDialog actor={actor} own={own} />
    </>
  );
}

/** Another tab writes, and drafts are opened and removed there. */
function KeptElsewhere({ own }: { readonly own: ActorRefFrom<typeof draft> }) {
  const { t } = useTranslation('feedback');
  const isElsewhere = useSelector(own, selectIsElsewhere);
  return isElsewhere ? <DraftsElsewhere actor={own} text={t('draft.elsewhere')} /> : null;
}

function Drafts({ actor, form, onOpen }: DraftBoxProps) {
  const { t } = useTranslation('feedback');
  const all = useSelector(actor, selectDrafts);
  const type = useSelector(actor, selectFilteredType);
  const canOpen = useSelector(form, selectCanOpenDraft);
  const own = useSelector(form, selectDraft);
  const isElsewhere = useSelector(own, selectIsElsewhere);
  const drafts = draftsOfType(all, type);
  return (
    <>
      <TypeFilter
        type={type}
        onChoose={(feedbackType) => actor.send({ type: 'type.filtered', feedbackType })}
      />
      {drafts.length > 0 || type === null ? (
        <DraftList
          drafts={drafts}
          disabled={!canOpen || isElsewhere}
          onOpen={onOpen}
          onRemove={(place) => actor.send({ type: 'removal.requested', place })}
        />
      ) : (
        <NothingForFilter
          filter={t(`type.${type}`)}
          onClear={() => actor.send({ type: 'type.filtered', feedbackType: null })}
        />
      )}
    </>
  );
}
