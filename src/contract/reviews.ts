import { z } from 'zod/mini';
import { reviewedQuestion, reviewLogRow, reviewTaskRow } from '../domain/reviews';
import { namedStudent } from '../domain/students';
import { call } from './call';
import { count, day, id, moment, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

const student = { subject_id: subjectId, student_id: id };

/** A page of the account's students with what is set for them to review, those with the most open questions first [CALL-126]. */
export const reviewTask = call(
  '/report/reviewTask',
  {
    subject_id: subjectId,
    /** Those whose correction card is on, or off. */
    set: z.optional(oneOf(['on', 'off'])),
    keyword: z.optional(text(0, 50)),
    ...paging,
  },
  listAnswer(reviewTaskRow),
);

/** What is set for a student to review: how often a day, and the points of the open questions [CALL-195]. */
export const reviewConfig = call('/review/config', student, {
  ...namedStudent.shape,
  is_on: z.boolean(),
  times_per_day: count,
  /** Those with the most open questions first. */
  points: z.array(z.object({ id: z.int(), name: z.string(), open: count })),
  as_of: moment,
});

/** A page of the days on which a student reviewed, the latest first [CALL-196]. */
export const reviewLog = call('/review/log', { ...student, ...paging }, listAnswer(reviewLogRow));

/** What a student reviewed on a day, in order [CALL-197]. */
export const reviewDetail = call(
  '/review/detail',
  { ...student, day },
  { ...namedStudent.shape, day, list: z.array(reviewedQuestion) },
);
