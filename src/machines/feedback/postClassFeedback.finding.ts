import { errorIn } from '../parts/failure';
import { postClassSetup } from './postClassFeedback.setup';

/** It was submitted without an answer: it is asked whether it has arrived before anything else is sent. */
export const findingState = postClassSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'findSubmitted',
    input: ({ context: { subjectId, unanswered } }) => ({
      ...{ subject_id: subjectId, request_id: unanswered ?? '' },
    }),
    onDone: [
      {
        guard: { type: 'hasArrived', params: ({ event }) => event.output },
        target: 'loading',
        actions: [
          'settleAct',
          { type: 'keepFound', params: ({ event }) => event.output },
          'tellArrived',
        ],
      },
      { target: 'editing', actions: ['settleAct', 'keepAbsent', 'keepDraft', 'tellAbsent'] },
    ],
    onError: { target: 'editing', actions: { type: 'showFailure', params: errorIn } },
  },
});
