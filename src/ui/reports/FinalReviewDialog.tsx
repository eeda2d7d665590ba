import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { finalReviewLength } from '../../domain/reports';
import { selectDraft } from '../../machines/parts/form/selectors';
import type { finalReview } from '../../machines/reports/finalReview';
import { FormDialog } from '../parts/form/FormDialog';
import { TextAreaField } from '../parts/form/TextAreaField';

interface FinalReviewDialogProps {
  readonly actor: ActorRefFrom<typeof finalReview>;
  readonly onCancel: () => void;
}

/** What the analyst says of a student's term; parents read it in the final report [CALL-190]. */
export function FinalReviewDialog({ actor, onCancel }: FinalReviewDialogProps) {
  const draft = useSelector(actor, selectDraft);
  return (
    <FormDialog {...{ actor, onCancel, draft }} words="reports:review">
      <TextAreaField name="text" rows={6} {...finalReviewLength} />
    </FormDialog>
  );
}
