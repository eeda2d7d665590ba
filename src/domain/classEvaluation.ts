import { z } from 'zod/mini';
import { grade } from './grades';
import { moment } from './moment';

/** Business days that an evaluation of classes looks at, today included. */
export const evaluationPresets = ['30', '60', '90'] as const;

/** Whether a student of a class was evaluated in these days: a post-class feedback was given. */
export const evaluationStates = ['waiting', 'evaluated'] as const;

/** A student of one of the account's classes, with what the feedback of some days says. */
export const classEvaluationRow = z.object({
  /** Class and student: a student may be in several classes. */
  row_id: z.string(),
  ...{ class_id: z.int(), class_name: z.string() },
  ...{ student_id: z.int(), name: z.string(), username: z.string(), grade },
  state: z.enum(evaluationStates),
  feedback_count: z.int(),
  /** Means of the feedback that says something of it: stars from 1 to 5, shares from 0 to 1. */
  stars: z.nullable(z.number()),
  homework_completion: z.nullable(z.number()),
  homework_accuracy: z.nullable(z.number()),
  last_given_at: z.nullable(moment),
});
export type ClassEvaluationRow = z.output<typeof classEvaluationRow>;

/** A class as a whole. */
export const evaluatedClass = z.object({
  ...{ id: z.int(), name: z.string(), student_count: z.int(), evaluated_count: z.int() },
  stars: z.nullable(z.number()),
});
