import { z } from 'zod/mini';
import { count } from './number';
import { correctShare } from './reports';

/** What the questions of a homework may be sorted by. */
export const questionSorts = ['answered', 'share', 'seconds'] as const;

/** A wrong answer, with whose it is. */
export const wrongAnswer = z.object({
  ...{ answer_id: z.int(), answer: z.string() },
  ...{ student_id: z.int(), name: z.string(), username: z.string() },
});
type WrongAnswer = z.output<typeof wrongAnswer>;

/** A question of a homework with the first answer of each student; who skipped it has given none. */
export const homeworkQuestionRow = z.object({
  ...{ question_id: z.int(), stem: z.string(), is_deleted: z.boolean(), right_answer: z.string() },
  /** The answers that were right. */
  right_ids: z.array(z.int()),
  wrong: z.array(wrongAnswer),
  /** The mean of all of them. */
  seconds: count,
});
export type HomeworkQuestionRow = z.output<typeof homeworkQuestionRow>;

/** The answers to a question, the wrong ones first. */
export const answersTo = ({ right_ids: right, wrong }: HomeworkQuestionRow): readonly number[] => [
  ...wrong.map(({ answer_id }) => answer_id),
  ...right,
];

/** The share of the students that were right at first; null where nobody has answered. */
export const rightShare = (row: HomeworkQuestionRow): number | null =>
  correctShare({ answered: answersTo(row).length, right: row.right_ids.length });

/** Those wrong answers that say what most of them say; of several as frequent ones, what the first student says. */
export const commonWrong = ({ wrong }: HomeworkQuestionRow): readonly WrongAnswer[] =>
  wrong
    .map(({ answer }) => wrong.filter((one) => one.answer === answer))
    .toSorted((one, other) => other.length - one.length)[0] ?? [];
