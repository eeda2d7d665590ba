import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { workOrderQuestionLength } from '../../domain/limits';
import { selectDraft } from '../../machines/parts/form/selectors';
import type { workOrderRequest } from '../../machines/workOrders/workOrderRequest';
import { FormDialog } from '../parts/form/FormDialog';
import { TextAreaField } from '../parts/form/TextAreaField';

interface WorkOrderRequestDialogProps {
  readonly actor: ActorRefFrom<typeof workOrderRequest>;
  readonly onCancel: () => void;
}

/** What is asked in a new work order. */
export function WorkOrderRequestDialog({ actor, onCancel }: WorkOrderRequestDialogProps) {
  const draft = useSelector(actor, selectDraft);
  return (
    <FormDialog {...{ actor, onCancel, draft }} words="workOrders:request">
      <TextAreaField name="question" rows={4} {...workOrderQuestionLength} />
    </FormDialog>
  );
}
