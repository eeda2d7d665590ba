import { z } from 'zod/mini';
import { checkRange } from '../domain/answers';
import { parentLink } from '../domain/parentLink';
import {
  finalReviewText,
  handoutFrame,
  handoutKinds,
  nextStep,
  reportPresets,
  reportPrograms,
  reportRow,
  reportSheet,
  reportSteps,
  reportTarget,
  reportTotals,
  reportViews,
} from '../domain/reports';
import { call } from './call';
import { day, id, key, moment, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

/** So many business days up to today, unless both ends are told. */
const days = { days: oneOf(reportPresets), from: z.optional(day), to: z.optional(day) };

/** A page of the students or classes of whom there are reports, with their totals [SCREEN-058]. */
export const reportTargets = call(
  '/report/list',
  {
    subject_id: subjectId,
    who: oneOf(['student', 'class']),
    keyword: z.optional(text(0, 50)),
    ...days,
    ...paging,
  },
  { ...listAnswer(reportTarget), first_day: day, last_day: day },
  { rule: checkRange },
);

/** The report of a student, a class, or all of the account's students, by what is asked [CALL-121 … CALL-124]. */
export const reportRows = call(
  '/report/rows',
  {
    subject_id: subjectId,
    student_id: z.optional(id),
    class_id: z.optional(id),
    course_id: z.optional(id),
    view: oneOf(reportViews),
    program: z.optional(oneOf(reportPrograms)),
    ...days,
    ...paging,
  },
  {
    ...listAnswer(reportRow),
    totals: reportTotals,
    /** What is drawn, whatever the page: the steps of the whole range; else, with no step, the first rows. */
    drawn: z.object({ step: z.nullable(z.enum(reportSteps)), rows: z.array(reportRow) }),
    /** Whether any answer was given yet, on whatever days: else the study has not begun. */
    has_begun: z.boolean(),
    /** Whose report it is; empty where it is all students'. */
    name: z.string(),
    /** The student's account, which tells namesakes apart; null of a class, or of all. */
    username: z.nullable(z.string()),
    courses: z.array(z.object({ id: z.int(), name: z.string() })),
    first_day: day,
    last_day: day,
  },
  { rule: checkRange },
);

/** Which days and courses a handout is of: both ends are told, so that it says the same tomorrow. */
const handout = {
  subject_id: subjectId,
  what: oneOf(handoutKinds),
  ...{ from: day, to: day },
  program: z.optional(oneOf(reportPrograms)),
  course_id: z.optional(id),
};

/** The reports that parents are given, one sheet a student: of one student, or of a class in one go. */
export const reportSheets = call(
  '/report/sheets',
  { ...handout, student_id: z.optional(id), class_id: z.optional(id) },
  { ...handoutFrame, list: z.array(reportSheet) },
  { rule: checkRange },
);

const oneStudent = { ...handout, student_id: id };
const linked = { link: parentLink };

/** The link by which parents read a student's report, of just these days and courses. */
export const reportLink = call('/report/link', oneStudent, linked, { rule: checkRange });

/** Makes that link; one that stands already stays. */
export const makeReportLink = call('/report/makeLink', oneStudent, linked, {
  ...{ changes: true, rule: checkRange },
});

/** Takes that link back: whoever has it can open it no more. */
export const endReportLink = call('/report/endLink', oneStudent, linked, {
  ...{ changes: true, rule: checkRange },
});

/** The next step of a student, by the learning analysis of these days [CALL-103]. */
export const flowGo = call(
  '/flow/go',
  { subject_id: subjectId, student_id: id, from: day, to: day },
  { ...nextStep.shape, name: z.string() },
  { rule: checkRange },
);

/**
 * Writes what a final report says of a student's term; empty takes it back. `seen` is what it said when somebody
 * began to write: a colleague's words since then are not overwritten [CALL-190, CALL-191].
 */
export const saveFinalReview = call(
  '/finalreview/save',
  {
    ...{ subject_id: subjectId, student_id: id, from: day, to: day },
    ...{ text: finalReviewText, seen: finalReviewText },
  },
  {},
  { changes: true, rule: checkRange },
);

/** A report as parents read it, by the key of their link, without an account. */
export const parentReport = call(
  '/report/forParents',
  { link: key(1, 100) },
  { ...handoutFrame, sheet: reportSheet, ends_at: moment },
  { open: true },
);
