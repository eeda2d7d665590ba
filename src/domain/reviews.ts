import { z } from 'zod/mini';
import { day, moment } from './moment';
import { questionTypes } from './answers';
import { count } from './number';

/** A student with what is set to be reviewed, and what was reviewed of late [CALL-126]. */
export const reviewTaskRow = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string() },
  /** How often a day the correction card brings questions; 0 while it is off. */
  times_per_day: count,
  /** Wrong questions that wait. */
  open: count,
  /** Reviewed in the last seven days, and how many of these answers were right. */
  reviewed: count,
  right: count,
  /** Of the last review of all. */
  last_day: z.nullable(day),
});
export type ReviewTaskRow = z.output<typeof reviewTaskRow>;

/** What a student reviewed on a day: answers to questions of the error book that were open then [CALL-196]. */
export const reviewLogRow = z.object({
  student_id: z.int(),
  day,
  reviewed: count,
  right: count,
  resolved: count,
  /** On answering them. */
  seconds: count,
});
export type ReviewLogRow = z.output<typeof reviewLogRow>;

/** One question of a review, and what its answer did to the error book [CALL-197]. */
export const reviewedQuestion = z.object({
  ...{ answer_id: z.int(), type: z.enum(questionTypes), stem: z.string(), point_name: z.string() },
  is_right: z.boolean(),
  is_resolved: z.boolean(),
  seconds: count,
  at: moment,
});
export type ReviewedQuestion = z.output<typeof reviewedQuestion>;
