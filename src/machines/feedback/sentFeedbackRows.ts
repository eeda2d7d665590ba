import { z } from 'zod/mini';
import { feedbackList } from '../../contract/feedback';
import { oneOf, subjectId } from '../../contract/fields';
import { headquartersTypes } from '../../domain/feedback';
import type { SentFeedbackRow } from '../../domain/sentFeedback';
import { collection } from '../parts/collection';

/** How many rows a page has. */
export const sentPageSize = 20;

/** What the analyst has sent to headquarters, the latest first [SCREEN-097, CALL-150]. */
export const sentFeedbackRows = collection({
  id: 'sentFeedbackRows',
  scope: { subject_id: subjectId },
  call: feedbackList,
  idOf: ({ feedback_id }: SentFeedbackRow) => feedback_id,
  exports: true,
  searchable: false,
  // They are a tab of a page that holds no more than the form.
  inAddress: false,
  filters: { type: z.optional(oneOf(headquartersTypes)) },
  pageSizes: [sentPageSize],
  payload: ({ query: { filters, page, pageSize: page_size }, scope }) => ({
    ...scope,
    ...filters,
    page,
    page_size,
  }),
  concerns: ({ type, student_id }) => type === 'feedback.changed' && student_id === undefined,
});
