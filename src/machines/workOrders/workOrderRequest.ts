import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { requestWorkOrder } from '../../contract/workOrders';
import { workOrderQuestion } from '../../domain/workOrders';
import { form } from '../parts/form';

/** What the service desk has not solved, as a new work order. */
export const workOrderRequest = form({
  id: 'workOrderRequest',
  scope: { subject_id: subjectId },
  schema: z.object({ question: workOrderQuestion }),
  initial: { question: '' },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: requestWorkOrder,
    payload: ({ values, scope }) => ({ ...scope, ...values }),
  },
});

/** What the form of a subject starts with; the draft is the same wherever it is opened. */
export const requestIn = (subject_id: number, question = '') => ({
  scope: { subject_id },
  values: { question },
  draftKey: `workOrderRequest.${String(subject_id)}`,
});
