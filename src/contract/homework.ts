import { z } from 'zod/mini';
import {
  assignmentLimits,
  assignmentOutcomes,
  assignmentPersonRow,
  assignmentRefusals,
  assignmentStatuses,
  checkEssayTitle,
  historyPresets,
  homeworkPersonRow,
  homeworkProgresses,
  reminding,
  homeworkRow,
  homeworkStudentRow,
  homeworkTypes,
  overdueTimes,
  pastStatuses,
  personStatuses,
  statusCounts,
  taskCard,
} from '../domain/homework';
import { homeworkQuestionRow, questionSorts } from '../domain/homeworkQuestions';
import { passage, questionOptions } from '../domain/answers';
import { recordOf } from '../domain/byName';
import { essayCorrection } from '../domain/grading';
import { mostReminded, reminderOutcome } from '../domain/home';
import { checkDays } from '../domain/moment';
import { namedStudent } from '../domain/students';
import { call } from './call';
import { graded } from './grading';
import { count, day, id, key, listOf, moment, oneOf, someIds, subjectId, text } from './fields';
import { listAnswer, ofClass, ownClasses, paging, sorting } from './list';

/** Which homework is meant; what is left out does not filter. */
const filters = {
  subject_id: subjectId,
  keyword: z.optional(text(0, 50)),
  type: z.optional(oneOf(homeworkTypes)),
  /** Homework of which at least one person stands so. */
  status: z.optional(listOf(personStatuses)),
  course_id: z.optional(id),
  /** Arranged on these days; both end days belong to it. */
  from: z.optional(day),
  to: z.optional(day),
};

/** A page of assignments with their counts, newest first [CALL-134, SCREEN-079]. */
export const homeworkSummary = call(
  '/homework/summary',
  {
    ...filters,
    progress: z.optional(oneOf(homeworkProgresses)),
    ...{ ...ofClass, ...sorting(['arranged', 'deadline', 'name', 'completed']) },
    ...paging,
  },
  {
    ...{ ...listAnswer(homeworkRow), ...ownClasses },
    counts: statusCounts,
    /** How many assignments are where, whatever the progress that is chosen; one in several places counts in `all` once. */
    progress_counts: recordOf(['all', ...homeworkProgresses], count),
  },
  { rule: checkDays },
);

/** A page of the persons of one assignment [CALL-135]. */
export const homeworkPersons = call(
  '/homework/listByHomework',
  {
    subject_id: subjectId,
    homework_id: id,
    keyword: z.optional(text(0, 50)),
    status: z.optional(listOf(personStatuses)),
    ...sorting(['name', 'status', 'completed', 'score']),
    ...paging,
  },
  {
    ...{ ...listAnswer(assignmentPersonRow), homework: homeworkRow, reminding },
    /** How many of those searched for stand so, whatever the status that is chosen. */
    counts: statusCounts,
    /** How all stand whom its owner gave it, also who is a colleague's student by now: a withdrawal is of all of them. */
    given_counts: statusCounts,
  },
);

/** A page of the questions of one adaptive assignment, those that most got wrong at first before the others [CALL-138]. */
export const homeworkQuestions = call(
  '/homework/listByQuestion',
  { ...{ subject_id: subjectId, homework_id: id }, ...sorting(questionSorts), ...paging },
  { ...listAnswer(homeworkQuestionRow), homework: homeworkRow },
);

/** A page of students with how their homework stands [CALL-135, SCREEN-080]. */
export const homeworkByStudent = call(
  '/homework/listByStudent',
  {
    ...{ ...filters, ...ofClass, ...paging },
    ...sorting(['name', 'grade', 'completed', 'toBeCorrected']),
  },
  {
    ...{ ...listAnswer(homeworkStudentRow), ...ownClasses },
    /** How many students have homework that stands so, whatever the status that is chosen; `all` counts each once. */
    student_counts: recordOf(['all', ...personStatuses], count),
  },
  { rule: checkDays },
);

/** A page of one student's homework [CALL-135, SCREEN-040]. */
export const homeworkOfStudent = call(
  '/homework/listOfStudent',
  {
    ...{ ...filters, student_id: id },
    overdue: z.optional(oneOf(overdueTimes)),
    ...sorting(['arranged', 'deadline', 'status']),
    ...paging,
  },
  {
    ...listAnswer(homeworkPersonRow),
    /** How much of it stands so, whatever the status that is chosen. */
    counts: statusCounts,
  },
  { rule: checkDays },
);

/** A page of one student's past homework, with whose it is and what it comes to [ROUTE-011]. */
export const homeworkHistory = call(
  '/homework/history',
  {
    ...{ subject_id: subjectId, student_id: id },
    keyword: z.optional(text(0, 50)),
    type: z.optional(oneOf(homeworkTypes)),
    status: z.optional(oneOf(pastStatuses)),
    days: z.optional(oneOf(historyPresets)),
    ...paging,
  },
  {
    ...listAnswer(homeworkPersonRow),
    student: namedStudent,
    /** How much of it stands so, whatever the status that is chosen. */
    counts: recordOf(pastStatuses, count),
    /** The means of what has a score, or an accuracy from 0 to 1; null where nothing has. */
    average_score: z.nullable(z.number()),
    average_accuracy: z.nullable(z.number()),
  },
);

/** Who may be given homework of a card, and who may not for which reason [CALL-140]. */
export const checkIsAdd = call(
  '/homework/checkIsAdd',
  {
    subject_id: subjectId,
    type: oneOf(homeworkTypes),
    course_id: id,
    lesson_id: id,
    card_id: id,
    student_ids: someIds(assignmentLimits.students),
  },
  {
    outcomes: z.array(
      z.extend(namedStudent, {
        student_id: z.int(),
        outcome: z.enum(assignmentOutcomes),
      }),
    ),
    not_yours: count,
  },
);

/** Assigns homework; the server arranges it in the background [CALL-136, VALID-073 … VALID-079]. */
export const addHomework = call(
  '/homework/add',
  {
    subject_id: subjectId,
    name: text(1, assignmentLimits.name),
    type: oneOf(homeworkTypes),
    essay_title: z.optional(text(0, assignmentLimits.essayTitle)),
    course_id: id,
    lesson_id: id,
    card_id: id,
    student_ids: someIds(assignmentLimits.students),
    deadline: moment,
  },
  { homework_id: z.int(), status: z.enum(assignmentStatuses) },
  { changes: true, rule: checkEssayTitle },
);

/**
 * The assignment that was added by a request of the account's that got no answer, or null where it did not come, or
 * came longer ago than the server remembers. A request that did not come is given up: it is refused if it comes later.
 */
export const findAdded = call(
  '/homework/findAdded',
  { subject_id: subjectId, request_id: key(16, 64) },
  { homework_id: z.nullable(z.int()) },
);

/** How far an assignment is, for each student, and whether it can be tried again. */
const assignmentProgress = {
  ...z.pick(homeworkRow, { status: true, is_own: true, withdrawn_at: true, deadline: true }).shape,
  students: z.array(
    z.extend(namedStudent, {
      student_id: z.int(),
      status: z.enum(assignmentStatuses),
      /** Why it failed for this student. */
      reason: z.nullable(z.enum(assignmentRefusals)),
    }),
  ),
  /** How many students for whom it failed are no longer the account's. */
  not_yours: count,
  as_of: moment,
};

/** How far an assignment is [CALL-137]. */
export const checkHomeworkStatus = call(
  '/homework/checkStatus',
  { subject_id: subjectId, homework_id: id },
  assignmentProgress,
);

/** Gives an assignment once more to students for whom it failed; who has it by now is left as is. */
export const retryHomework = call(
  '/homework/retry',
  { subject_id: subjectId, homework_id: id, student_ids: someIds(assignmentLimits.students) },
  assignmentProgress,
  { changes: true },
);

/** One person's homework with what was handed in, and its correction once there is one [CALL-138]. */
export const homeworkInfo = call(
  '/homework/info',
  { subject_id: subjectId, person_id: id },
  {
    person: homeworkPersonRow,
    /** Null: not a composition, or not handed in. */
    essay: z.nullable(z.object({ title: z.string(), prompt: z.string(), text: z.string() })),
    correction: z.nullable(z.extend(essayCorrection, graded)),
    /** Who withdrew the assignment, and when; null where nobody did. */
    withdrawn: z.nullable(z.object({ by: z.string(), at: moment })),
    /** The answers of adaptive homework. */
    answers: z.array(
      z.object({
        answer_id: z.int(),
        stem: z.string(),
        options: questionOptions,
        passage,
        answer: z.string(),
        right_answer: z.string(),
        is_right: z.boolean(),
        seconds: z.int(),
        /** Whether a person grades it, and has; null where nobody has to. */
        is_graded: z.nullable(z.boolean()),
      }),
    ),
  },
);

/** Withdraws an assignment: what is not completed becomes invalid [HWP-04, HWP-06]. */
export const withdrawHomework = call(
  '/homework/withdraw',
  { subject_id: subjectId, homework_id: id },
  { invalid_count: z.int() },
  { changes: true },
);

/** An assignment to be given again: all that it was, and the students of its course who may have its card. */
export const copyHomework = call(
  '/homework/copy',
  { subject_id: subjectId, homework_id: id },
  {
    ...z.pick(homeworkRow, {
      ...{ name: true, type: true, essay_title: true, course_id: true, lesson_id: true },
    }).shape,
    card: taskCard,
    student_ids: z.array(z.int()),
    /** The others of the course, each with why it cannot be given the card. */
    left_out: z.array(
      z.extend(namedStudent, { student_id: z.int(), outcome: z.enum(assignmentRefusals) }),
    ),
    /** A new deadline: as many days after today as the old one was after the assignment, at the same time of day. */
    deadline: moment,
  },
);

/** Gives students of one assignment more time, but for those who have handed in meanwhile; whose time had run out can hand in again. */
export const extendDeadline = call(
  '/homework/extend',
  { subject_id: subjectId, person_ids: someIds(mostReminded), deadline: moment },
  { persons: z.array(homeworkPersonRow), left_out: z.array(homeworkPersonRow) },
  { changes: true },
);

/**
 * Reminds students who have not handed in an assignment: a message to the student, at most one a day, whoever
 * sends it. Without students it reminds all of them. `reminder` is the one of today.
 */
export const remindOfHomework = call(
  '/homework/remind',
  { subject_id: subjectId, homework_id: id, student_ids: z.optional(someIds(mostReminded)) },
  { results: z.array(reminderOutcome) },
  { changes: true },
);
