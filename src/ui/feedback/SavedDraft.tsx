import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type headquartersFeedback,
  selectDraft,
  selectFailure,
  selectIsInDoubt,
  selectValues,
} from '../../machines/feedback/headquartersFeedback';
import { selectIsKept, selectPlace } from '../../machines/parts/draft';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { DraftState } from '../parts/draft/DraftState';
import { NotKeptHere } from '../parts/draft/NotKeptHere';
import { FormFailure } from '../parts/FormFailure';

/** The feedback that was just put into the draft box, and why, when it could not be sent [HQF-06, HQF-10]. */
export function SavedDraft({ actor }: ActorProps<typeof headquartersFeedback>) {
  const { t } = useTranslation(['feedback', 'shell']);
  const { type, content } = useSelector(actor, selectValues);
  const failure = useSelector(actor, selectFailure);
  const isInDoubt = useSelector(actor, selectIsInDoubt);
  const why = failure && t(failure.message.key, { ...failure.message.values });
  const draft = useSelector(actor, selectDraft);
  const isKept = useSelector(draft, selectIsKept);
  const place = useSelector(draft, selectPlace);
  const title = t(isKept ? 'draft.saved' : 'draft.unsaved');
  return (
    <chakra.section aria-label={title} display="grid" gap={4}>
      <div>
        <chakra.h2 fontWeight="semibold">{title}</chakra.h2>
        <FormFailure text={why ?? (isInDoubt ? t('inDoubt') : null)} />
        {draft === undefined ? null : <NotKeptHere actor={draft} />}
      </div>
      <chakra.div px={4} py={3} bg="bg.subtle" borderRadius="control">
        <chakra.p textStyle="small" color="fg.muted">
          {t(`type.${type}`)}
        </chakra.p>
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp={6}>
          {content === '' ? t('draft.wordless') : content}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap={2} alignItems="center">
        <Button kind="primary" onClick={() => actor.send({ type: 'submit.requested' })}>
          {failure === null ? t('headquarters.submit') : t('draft.submitAgain')}
        </Button>
        <Button onClick={() => actor.send({ type: 'draft.opened', place })}>
          {t('draft.open')}
        </Button>
        {draft === undefined ? null : <DraftState actor={draft} />}
      </chakra.div>
    </chakra.section>
  );
}
