import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import {
  enteredScore,
  examPaper,
  examClassRow,
  examClassSorts,
  examFigures,
  examQuestion,
  examReport,
  examRow,
  examSorts,
  examViews,
  paperGrades,
  paperRegions,
  paperTerms,
  paperYears,
  resultStates,
} from '../domain/exams';
import { parentLink } from '../domain/parentLink';
import { examTypes, typedStudent } from '../domain/scores';
import { namedStudent } from '../domain/students';
import { call } from './call';
import {
  count,
  day,
  id,
  idOrNone,
  json,
  key,
  moment,
  oneOf,
  subjectId,
  text,
  wholeList,
} from './fields';
import { listAnswer, ofClass, ownClasses, paging, sorting } from './list';

/** The grades of papers, as a filter. */
export const gradesOfPapers = wholeList(paperGrades[0], paperGrades[2]);

/** The results of own students in the papers of a subject, the latest exam first [CALL-181]. */
export const examReports = call(
  '/examAnalysis/reports',
  {
    ...{ subject_id: subjectId, keyword: z.optional(text(0, 50)), ...paging },
    ...{ exam_type: z.optional(oneOf(examTypes)), grade: z.optional(gradesOfPapers) },
    ...sorting(examSorts),
  },
  listAnswer(examRow),
);

/** The papers of a subject, the latest first [CALL-182]. */
export const examPapers = call(
  '/examAnalysis/papers',
  {
    ...{ subject_id: subjectId, ...paging, region: z.optional(oneOf(paperRegions)) },
    ...{ grade: z.optional(gradesOfPapers), term: z.optional(oneOf(paperTerms)) },
    year: z.optional(oneOf(paperYears)),
  },
  listAnswer(examPaper),
);

/**
 * A paper with its questions, and what is entered of one result in it: of `report_id`, or where that is 0 of the own
 * student who is called `student` [CALL-183].
 */
export const examQuestions = call(
  '/examAnalysis/questions',
  {
    ...{ subject_id: subjectId, paper_id: id, report_id: idOrNone },
    student: z.optional(typedStudent),
  },
  {
    ...{ paper: examPaper, questions: z.array(examQuestion) },
    /** The own student who is called so; null where nobody is, or several are. */
    named: z.nullable(namedStudent),
    entered: z.nullable(
      z.object({
        /** Whose result it is, `student` being the account. */
        ...{ report_id: z.int(), name: z.string(), student: z.string(), grade: z.int() },
        ...{ exam_date: day, marks: z.array(z.number()), version: z.int() },
      }),
    ),
    /** The day that all results of own students in the paper bear; null where they have several, or there are none. */
    usual_date: z.nullable(day),
    as_of: moment,
  },
);

/**
 * Own students who have a result in a paper, or none of its exam yet, with their scores of the exam. Counts, figures and
 * bands are those of the class, whatever is searched for.
 */
export const examClass = call(
  '/examAnalysis/class',
  {
    ...{ subject_id: subjectId, paper_id: id, keyword: z.optional(text(0, 50)), ...paging },
    ...{ ...ofClass, result: z.optional(oneOf(resultStates)), ...sorting(examClassSorts) },
  },
  {
    ...{ ...listAnswer(examClassRow), ...ownClasses, paper: examPaper },
    ...{ counts: recordOf(resultStates, count), figures: examFigures, bands: z.array(count) },
  },
);

/** Marks as they are typed, in the order of the questions: `markFault` of the domain says what is refused. */
const marks = z.array(z.string().check(z.regex(/^[0-9.]{0,8}$/))).check(z.maxLength(100));

/** Enters a result of an own student, named by account or name; with `report_id` it changes that one, as it was seen. */
export const submitExam = call(
  '/examAnalysis/submit',
  {
    ...{ subject_id: subjectId, paper_id: id, report_id: idOrNone, version: idOrNone },
    ...{ student: typedStudent, exam_date: day, marks: json(marks) },
  },
  {
    ...{ report_id: z.int(), name: z.string() },
    /** Who has no result of the paper yet and comes next, by account, and how many are missing; null where nobody is. */
    next: z.nullable(z.object({ name: z.string(), student: z.string(), missing: count })),
  },
  { changes: true },
);

const one = { subject_id: subjectId, report_id: id };

/** One result with the marks of its questions; whoever deletes it says which version was seen. */
export const examInfo = call('/examAnalysis/report', one, {
  ...{ report: examReport, version: z.int(), as_of: moment },
  /** The score of the same exam in score management; null where none is entered. */
  score: z.nullable(enteredScore),
});

/** Deletes a result as it was seen, with the link by which parents read it. */
export const deleteExam = call(
  '/examAnalysis/delete',
  { ...one, version: id },
  {},
  { changes: true },
);

const linked = { link: parentLink };

/** The link by which parents read a result. */
export const examLink = call('/examAnalysis/tokenInfo', one, linked);

/** Makes that link; one that stands already stays [CALL-184]. */
export const makeExamLink = call('/examAnalysis/token', one, linked, { changes: true });

/** Takes that link back: whoever has it can open it no more. */
export const endExamLink = call('/examAnalysis/endToken', one, linked, { changes: true });

/** A result as parents read it, by the key of their link, without an account; opening its report is counted. */
export const examForParents = call(
  '/examAnalysis/forParents',
  { link: key(1, 100), view: oneOf(examViews) },
  { report: examReport, as_of: moment, ends_at: moment },
  { open: true },
);
