import { z } from 'zod/mini';
import { passage, questionOptions, questionTypes } from '../domain/answers';
import {
  preparationKinds,
  preparationStates,
  practiceVerdicts,
  preparedAnswer,
  preparedCourseHead,
  preparedCourseRow,
  preparedPoint,
  preparedQuestionRow,
  testAccounts,
} from '../domain/preparation';
import { call } from './call';
import { count, id, moment, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

/** A course; with its kind, the list in which it stands, one of the other kind is absent. */
const course = {
  ...{ subject_id: subjectId, course_id: id },
  kind: z.optional(oneOf(preparationKinds)),
};

/** A page of the courses that the account prepares, or polishes, with how far it is [SCREEN-156]. */
export const preparedCourseList = call(
  '/prepareLesson/courseList',
  {
    ...{ subject_id: subjectId, kind: oneOf(preparationKinds), keyword: z.optional(text(0, 50)) },
    state: z.optional(oneOf(preparationStates)),
    ...paging,
  },
  listAnswer(preparedCourseRow),
);

/** The knowledge points of a course, with the mastery of the account's students [CALL-093, SCREEN-157]. */
export const preparedPoints = call('/prepareLesson/knowledgePoint', course, {
  ...{ course: preparedCourseHead, points: z.array(preparedPoint), as_of: moment },
});

/** The lessons of a course in their order, each with its points [SCREEN-158]. */
export const preparedLessons = call('/prepareLesson/lessonList', course, {
  course: preparedCourseHead,
  lessons: z.array(
    z.object({
      ...{ lesson_id: z.int(), chapter_name: z.string(), name: z.string() },
      points: z.array(z.object({ point_id: z.int(), name: z.string() })),
      question_count: count,
    }),
  ),
  as_of: moment,
});

/** A page of the questions of a course, or of one of its points [CALL-094, SCREEN-159]. */
export const preparedQuestionList = call(
  '/prepareLesson/questionList',
  {
    ...{ ...course, keyword: z.optional(text(0, 50)), point_id: z.optional(id) },
    type: z.optional(oneOf(questionTypes)),
    ...paging,
  },
  {
    ...listAnswer(preparedQuestionRow),
    course: preparedCourseHead,
    /** Every point of the course that has questions, to choose one from. */
    points: z.array(z.object({ id: z.int(), name: z.string() })),
    /** The types that its questions have. */
    types: z.array(z.enum(questionTypes)),
  },
);

const question = {
  course: preparedCourseHead,
  ...{ question_id: z.int(), point_id: z.int(), point_name: z.string() },
  ...{ type: z.enum(questionTypes), difficulty: z.int(), stem: z.string() },
  options: questionOptions,
  passage,
};
const solution = z.object({
  ...{ right_answer: z.string(), hint: z.string(), analysis: z.string() },
  ...{ objective: z.string(), thought: z.string(), ability: z.string(), method: z.string() },
});

/** One question with its solution [SCREEN-160]. */
export const preparedQuestionInfo = call(
  '/prepareLesson/questionInfo',
  { ...course, question_id: id },
  { ...question, solution, as_of: moment },
);

const practice = { ...course, question_id: id, test_account: oneOf(testAccounts) };
const practiceAnswer = {
  ...question,
  /**
   * What the test account has answered, if it has. `by_person`: a person compares it with the solution, and until then
   * `is_right` is null.
   */
  given: z.nullable(
    z.object({
      ...{ answer_id: z.int(), answer: z.string(), is_right: z.nullable(z.boolean()), at: moment },
      by_person: z.boolean(),
    }),
  ),
  /** Null until it has answered. */
  solution: z.nullable(solution),
  /** Which of the point's questions it is, from 1, and how many there are. */
  ...{ place: z.int(), question_count: count },
  /** How many of them the test account has answered, and how many of these are right. */
  ...{ answered_count: count, right_count: count },
  /** How many of them nobody has judged: a person has to compare them with the solution. */
  unjudged_count: count,
  /** The next question of the point that it has not answered; null where there is none. */
  next_question_id: z.nullable(z.int()),
  as_of: moment,
};

/** One question as a test account of the analyst practises it [SCREEN-161]. */
export const practiceInfo = call('/prepareLesson/practice', practice, practiceAnswer);

/** Keeps the answer of a test account, which counts for no student [CALL-095, VALID-100]. */
export const savePracticeAnswer = call(
  '/prepareLesson/saveAnswer',
  { ...practice, answer: preparedAnswer },
  practiceAnswer,
  { changes: true },
);

/** Judges the answer of a test account that a person has to compare and has seen; it can be judged otherwise later [SCREEN-161]. */
export const judgePractice = call(
  '/prepareLesson/judge',
  { ...practice, verdict: oneOf(practiceVerdicts), answer_id: id },
  practiceAnswer,
  { changes: true, sets: true },
);

/** Removes the answers of a test account to all questions of the question's point, so that it starts anew. */
export const restartPractice = call('/prepareLesson/restart', practice, practiceAnswer, {
  changes: true,
});
