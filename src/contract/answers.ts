import { z } from 'zod/mini';
import { forEach } from '../domain/byName';
import { correctionTimes, wrongQuestionStatuses } from '../domain/answers';
import { grade } from '../domain/grades';
import { call } from './call';
import { flag, id, moment, oneOf, subjectId, text, whole } from './fields';
import { listAnswer, paging } from './list';

const student = { subject_id: subjectId, student_id: id };
const card = { is_on: z.boolean(), times_per_day: z.int() };

/** A student's answer-correction card [CALL-194]. */
export const correctionCardDetail = call('/userReviseCard/detail', student, card);

/** Turns a student's answer-correction card on or off [CALL-192, ACC-01, ACC-02]. */
export const setCorrectionCard = call(
  '/userReviseCard/setStatus',
  { ...student, is_on: flag },
  card,
  { changes: true },
);

/** Sets how often a day the card comes, while it is on [CALL-193, ACC-03]. */
export const setCorrectionTimes = call(
  '/userReviseCard/setCnt',
  { ...student, times: whole(correctionTimes.minimum, correctionTimes.maximum) },
  card,
  { changes: true },
);

const count = z.int().check(z.nonnegative());
const counts = { counts: forEach(wrongQuestionStatuses, count) };

/** A page of the account's students with what their error books hold, the fullest first [CALL-133, ROLE-007]. */
export const errorBookStudents = call(
  '/errorBook/studentList',
  { subject_id: subjectId, keyword: z.optional(text(0, 50)), ...paging },
  listAnswer(
    z.object({
      student_id: z.int(),
      name: z.string(),
      username: z.string(),
      grade,
      /** Not resolved yet. */
      open_count: count,
      resolved_count: count,
      last_wrong_at: z.nullable(moment),
    }),
  ),
);

const wrongQuestion = z.object({
  question_id: z.int(),
  type: z.string(),
  difficulty: z.int(),
  stem: z.string(),
  point_id: z.int(),
  point_name: z.string(),
  status: z.enum(wrongQuestionStatuses),
  wrong_at: moment,
  corrected_at: z.nullable(moment),
});

/** A page of one student's wrong questions, the latest first [CALL-133, SCREEN-043, WQU-02]. */
export const errorBookList = call(
  '/errorBook/list',
  {
    ...student,
    /** Left out: the open list, which is all that is not resolved. */
    status: z.optional(oneOf(wrongQuestionStatuses)),
    point_id: z.optional(id),
    keyword: z.optional(text(0, 50)),
    ...paging,
  },
  { ...listAnswer(wrongQuestion), ...counts },
);

/** One wrong question with its solution, and every answer that the student has given to it [CALL-133]. */
export const errorBookInfo = call(
  '/errorBook/info',
  { ...student, question_id: id },
  {
    ...wrongQuestion.shape,
    options: z.array(z.object({ key: z.string(), text: z.string() })),
    right_answer: z.array(z.string()),
    hint: z.string(),
    analysis: z.string(),
    given: z.array(
      z.object({ answer: z.string(), is_right: z.boolean(), seconds: count, at: moment }),
    ),
  },
);
