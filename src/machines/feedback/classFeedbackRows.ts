import { z } from 'zod/mini';
import { classFeedbackList, removeClassFeedback } from '../../contract/feedback';
import { oneOf, subjectId } from '../../contract/fields';
import { isAboutClassFeedback } from '../../contract/socket';
import { type ClassFeedbackRow, feedbackStatuses } from '../../domain/feedback';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** What was told to parents after classes, and drafts of it, the latest first [SCREEN-089, SCREEN-092]. */
export const classFeedbackRows = collection({
  id: 'classFeedbackRows',
  scope: { subject_id: subjectId },
  call: classFeedbackList,
  idOf: ({ feedback_id }: ClassFeedbackRow) => feedback_id,
  filters: { status: z.optional(oneOf(feedbackStatuses)) },
  payload: asked,
  exports: true,
  ticks: false,
  asks: true,
  changes: {
    removed: {
      call: removeClassFeedback,
      // One at a time: the question says of it what goes.
      payload: ({ ids: [id = 0], scope }) => ({ ...scope, feedback_id: id }),
      words: { done: 'feedback:class.removal.done' },
    },
  },
  concerns: isAboutClassFeedback,
});
