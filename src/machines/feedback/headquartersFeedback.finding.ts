import { errorIn } from '../parts/failure';
import { headquartersSetup } from './headquartersFeedback.setup';

/** It was sent without an answer: it is asked whether it has arrived before it can be sent once more. */
export const findingState = headquartersSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'findCreated',
    input: ({ context: { subjectId, unanswered } }) => ({
      ...{ subject_id: subjectId, request_id: unanswered ?? '' },
    }),
    onDone: [
      {
        guard: { type: 'hasArrived', params: ({ event }) => event.output },
        target: 'submitted',
        actions: ['settleAct', 'removeDraft', 'tellArrived'],
      },
      { target: 'editing', actions: ['settleAct', 'keepAbsent', 'keepDraft', 'tellAbsent'] },
    ],
    onError: { target: 'editing', actions: { type: 'showFailure', params: errorIn } },
  },
});
