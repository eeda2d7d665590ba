import { z } from 'zod/mini';
import { day, subjectId } from '../../contract/fields';
import { saveFinalReview } from '../../contract/reports';
import { finalReviewText } from '../../domain/reports';
import { form } from '../parts/form';

/** What an analyst says of a student's term in the final report [CALL-190]. */
export const finalReview = form({
  id: 'finalReview',
  scope: { subject_id: subjectId, student_id: z.int(), from: day, to: day, seen: finalReviewText },
  schema: z.object({ text: finalReviewText }),
  initial: { text: '' },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: saveFinalReview,
    payload: ({ values, scope }) => ({ ...scope, ...values }),
  },
});
