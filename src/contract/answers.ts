import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import {
  answerModules,
  answerOutcomes,
  answerRow,
  checkDifficulty,
  checkRange,
  correctionTimes,
  errorBookRow,
  errorBookStudent,
  errorCauses,
  historyPart,
  historyPresets,
  lessonKinds,
  paces,
  passage,
  questionOptions,
  questionTypes,
  supposedReason,
  wrongQuestionStatuses,
} from '../domain/answers';
import {
  errorBookListRow,
  sheetGroupings,
  sheetQuestion,
  sheetTries,
} from '../domain/errorBookSheet';
import { grade } from '../domain/grades';
import { reportPrograms } from '../domain/reports';
import { option } from '../domain/shell';
import { namedStudent } from '../domain/students';
import { call } from './call';
import {
  count,
  day,
  flag,
  id,
  idList,
  idOrNone,
  listOf,
  moment,
  oneOf,
  someIds,
  subjectId,
  text,
  whole,
} from './fields';
import { listAnswer, paging } from './list';

const student = { subject_id: subjectId, student_id: id };
const card = { is_on: z.boolean(), times_per_day: z.int() };

/** A student's answer-correction card, and what the student has corrected of late [CALL-194]. */
export const correctionCardDetail = call('/userReviseCard/detail', student, {
  ...card,
  got: z.object({
    /** Corrections of today, and of the last `correctionDays` days. */
    today: count,
    lately: count,
    /** How many of these resolved their question. */
    resolved: count,
    /** Questions that wait to be corrected. */
    open: count,
  }),
  as_of: moment,
});

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

const counts = { counts: recordOf(wrongQuestionStatuses, count) };

/** A page of the account's students with what their error books hold, the fullest first [CALL-133, ROLE-007]. */
export const errorBookStudents = call(
  '/errorBook/studentList',
  { subject_id: subjectId, keyword: z.optional(text(0, 50)), ...paging },
  listAnswer(errorBookStudent),
);

/** A page of one student's wrong questions, the latest first [CALL-133, SCREEN-043, WQU-02]. */
export const errorBookList = call(
  '/errorBook/list',
  {
    ...student,
    /** Left out: the open list, which is all that is not resolved. */
    status: z.optional(oneOf(wrongQuestionStatuses)),
    lesson: z.optional(oneOf(lessonKinds)),
    point_id: z.optional(id),
    /** The largest group first, then the latest; left out: the latest first. */
    by: z.optional(oneOf(sheetGroupings)),
    keyword: z.optional(text(0, 50)),
    ...paging,
  },
  { ...listAnswer(errorBookListRow), ...counts, student: namedStudent },
);

/** One wrong question with its solution, and every answer that the student has given to it [CALL-133]. */
export const errorBookInfo = call(
  '/errorBook/info',
  { ...student, question_id: id },
  {
    ...errorBookRow.shape,
    options: questionOptions,
    passage,
    right_answer: z.array(z.string()),
    hint: z.string(),
    analysis: z.string(),
    student: namedStudent,
    as_of: moment,
    /** The latest first. */
    given: z.array(
      z.object({ answer: z.string(), is_right: z.boolean(), seconds: count, at: moment }),
    ),
  },
);

/** A student's open questions of the error book on one sheet, those that were wrong so often at least [CALL-133]. */
export const errorBookSheet = call(
  '/errorBook/sheet',
  { ...student, tries: oneOf(sheetTries) },
  {
    student: namedStudent,
    as_of: moment,
    /** Of how many the list has the latest. */
    total: count,
    list: z.array(sheetQuestion),
  },
);

/** What the answer history can be filtered by: the account's students, their courses, lessons, cards and points [CALL-144, CALL-145]. */
export const historyFilters = call(
  '/historyQuestion/filters',
  { subject_id: subjectId },
  {
    students: z.array(z.extend(namedStudent, { id: z.int() })),
    classes: z.array(option),
    chapters: z.array(option),
    courses: z.array(option),
    lessons: z.array(z.extend(option, { course_id: z.int() })),
    cards: z.array(z.extend(option, { lesson_id: z.int() })),
    points: z.array(option),
  },
);

const historyFilter = {
  subject_id: subjectId,
  student_id: z.optional(id),
  class_id: z.optional(id),
  program: z.optional(oneOf(reportPrograms)),
  /** 0 stands for answers outside courses. */
  ...{ course_id: z.optional(idOrNone), chapter_id: z.optional(idOrNone) },
  lesson_id: z.optional(id),
  card_id: z.optional(id),
  point_id: z.optional(id),
  question_id: z.optional(id),
  ability: z.optional(text(1, 50)),
  method: z.optional(text(1, 50)),
  /** These answers alone, whatever their day. */
  answer_ids: z.optional(idList),
  /** So many business days up to today, unless both ends are told. */
  days: oneOf(historyPresets),
  from: z.optional(day),
  to: z.optional(day),
  types: listOf(questionTypes),
  module: listOf(answerModules),
  outcome: listOf(answerOutcomes),
  pace: listOf(paces),
  cause: listOf(errorCauses),
  minimum: z.optional(whole(10, 90)),
  maximum: z.optional(whole(10, 90)),
  keyword: z.optional(text(0, 50)),
};

const historyRule = {
  rule: (context: Parameters<typeof checkRange>[0] & Parameters<typeof checkDifficulty>[0]) => {
    checkRange(context);
    checkDifficulty(context);
  },
};

/** A page of the answers of the account's students, the latest first [CALL-141, SCREEN-069 … SCREEN-075]. */
export const historyList = call(
  '/historyQuestion/list',
  { ...historyFilter, ...paging },
  listAnswer(answerRow),
  historyRule,
);

/** The same answers part by part for a file: those behind an answer, which costs the same at any depth [SCREEN-077]. */
export const historyExport = call(
  '/historyQuestion/export',
  { ...historyFilter, after: z.optional(id), size: whole(1, historyPart) },
  { list: z.array(answerRow), as_of: moment },
  historyRule,
);

/** One answer with its question, and how the account's students have answered it [CALL-142, SCREEN-076]. */
export const historyInfo = call(
  '/historyQuestion/info',
  { subject_id: subjectId, answer_id: id },
  {
    ...answerRow.shape,
    grade,
    options: questionOptions,
    passage,
    hint: z.string(),
    analysis: z.string(),
    objective: z.string(),
    thought: z.string(),
    ability: z.string(),
    method: z.string(),
    respondents: z.int(),
    right_count: z.int(),
    /** How many of my students' answers said what, the most frequent first. */
    said: z.array(z.object({ answer: z.string(), is_right: z.boolean(), count: z.int() })),
    as_of: moment,
  },
);

const oneAnswer = { subject_id: subjectId, answer_id: id };

/** What a student wrote by hand for an answer, as the address of a picture; null where nothing was [CALL-143]. */
export const boardImage = call('/historyQuestion/boardImage', oneAnswer, {
  image: z.nullable(z.string()),
});

/** The causes that the AI suggests for a wrong answer, with their evidence, and the cause that the teacher set [CALL-146]. */
export const aiReasons = call('/historyQuestion/aiReasons', oneAnswer, {
  /** Whose answer it is. */
  student_id: z.int(),
  is_wrong: z.boolean(),
  reasons: z.array(supposedReason),
  cause: z.nullable(z.enum(errorCauses)),
  as_of: moment,
});

/** Sets why wrong answers are wrong, or takes it back; those that are not wrong are refused [CALL-147]. */
export const setErrorCause = call(
  '/historyQuestion/setTeacherErrorCause',
  { subject_id: subjectId, answer_ids: someIds(200), cause: oneOf([...errorCauses, 'none']) },
  { refused: z.array(z.int()), cause: z.nullable(z.enum(errorCauses)) },
  { changes: true, sets: true },
);
