import type { PayloadOf } from '../../contract/call';
import type { saveClassFeedback } from '../../contract/feedback';
import { postClassForm } from '../../domain/feedback';
import { errorIn } from '../parts/failure';
import { beginRequest } from '../parts/sending';
import { postClassSetup, type PostClassInput } from './postClassFeedback.setup';

/** Whose feedback is kept or submitted; a new one has no id yet. */
export function whose({
  subjectId,
  studentId,
  feedbackId,
}: PostClassInput): Omit<PayloadOf<typeof saveClassFeedback>, 'feedback'> {
  const student = { subject_id: subjectId, student_id: studentId };
  return feedbackId === null ? student : { ...student, feedback_id: feedbackId };
}

/** Nothing that is written is lost with a draft that somebody has removed. */
export const goneMeanwhile = {
  guard: { type: 'isGone', params: errorIn },
  target: 'editing',
  actions: ['removeDraft', 'endDraft', 'becomeNew', 'beginDraft', 'keepDraft', 'tellGone'],
} as const;

/** It is submitted, once, under a request id that is kept with the draft. */
export const submittingState = postClassSetup.createStateConfig({
  tags: 'busy',
  entry: ['holdUploads', beginRequest, 'keepDraft'],
  exit: 'endRequest',
  invoke: {
    src: 'submit',
    input: ({ context }) => ({
      payload: {
        ...whose(context),
        feedback: postClassForm.parse(context.values),
        ...(context.names.length > 0 && { names_confirmed: true }),
      },
      requestId: context.requestId,
      lost: context.lostSaves,
    }),
    onDone: {
      target: 'submitted',
      actions: [
        { type: 'keepSubmitted', params: ({ event }) => event.output },
        'removeDraft',
        'showSubmitted',
      ],
      meta: { spec: 'FBK-10' },
    },
    onError: [
      goneMeanwhile,
      {
        guard: { type: 'isNaming', params: errorIn },
        target: 'confirmingNames',
        actions: [{ type: 'keepNames', params: errorIn }, 'keepDraft'],
      },
      {
        guard: { type: 'isRefusal', params: errorIn },
        target: 'editing',
        actions: [{ type: 'keepRefusal', params: errorIn }, 'keepDraft'],
        meta: { spec: 'FBK-12' },
      },
      {
        target: 'draft',
        actions: [
          { type: 'keepUnanswered', params: errorIn },
          'keepDraft',
          { type: 'keepFailure', params: errorIn },
          { type: 'showFailed', params: errorIn },
        ],
        meta: { spec: 'FBK-11' },
      },
    ],
  },
});
