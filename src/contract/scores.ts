import { z } from 'zod/mini';
import {
  examTypes,
  freezeStates,
  noExamReason,
  scoreImageList,
  scoreRow,
  scoreSorts,
  typedStudent,
  unsubmittedRow,
} from '../domain/scores';
import { leftOutScore, mostConfirmed, scoreStates, seenScore } from '../domain/scoreConfirmation';
import { day } from '../domain/moment';
import { mostScores, rosterStudent } from '../domain/severalScores';
import { scoreWarning } from '../domain/home';
import {
  analysedExam,
  analysedStudent,
  analysisKinds,
  analysisScope,
  analysisSorts,
  analysisSummary,
  gradeBands,
  scoreChanges,
} from '../domain/scoreAnalyses';
import { namedStudent } from '../domain/students';
import { call } from './call';
import { id, idOrNone, json, moment, oneOf, subjectId, text, whole, wholeList } from './fields';
import { listAnswer, paging, sorting } from './list';

/** Whether the score entry of the sidebar still carries its label [CALL-030]. */
export const menuLabel = call(
  '/scorecollection/getkMenuLabelShow',
  { subject_id: subjectId },
  { is_show: z.literal([0, 1]) },
);

/** Takes the label away for good [CALL-029]. */
export const hideMenuLabel = call(
  '/scorecollection/setkMenuLabelNotShow',
  { subject_id: subjectId },
  {},
  { changes: true },
);

/** A score as it is typed, empty what is not told: `scoreFaults` of the domain says what the server refuses. */
const typed = text(0, 20);
const score = {
  ...{ exam_grade: typed, exam_type: typed, score_type: typed, full_score: typed, score: typed },
  ...{ level: typed, level_proportion: typed, examinees: typed, exam_date: typed },
  ...{ grade_rank: typed, grade_total: typed, class_rank: typed, class_total: typed },
  ...{ proofs: json(scoreImageList), papers: json(scoreImageList) },
};

/** Enters a score of an own student, named by account or name [CALL-175, MSG-065]. */
export const inputScore = call(
  '/scorecollection/input',
  { subject_id: subjectId, student: typedStudent, ...score },
  { score_id: z.int(), name: z.string() },
  { changes: true },
);

/** The students of whom several scores can be entered, with the classes that they are in and the exams they have scores of. */
export const scoreRoster = call(
  '/scorecollection/roster',
  { subject_id: subjectId },
  {
    students: z.array(rosterStudent),
    classes: z.array(z.object({ class_id: z.int(), name: z.string() })),
  },
);

/** One score of several: points or a level, as the kind of score says. */
const result = z.object({ student_id: z.int().check(z.positive()), result: typed });

/**
 * Enters scores of one exam for several own students: all of them or none. What is wrong is told by field, of a result
 * at `results.<student>` [CALL-175].
 */
export const inputScores = call(
  '/scorecollection/inputSeveral',
  {
    ...{ subject_id: subjectId, exam_grade: typed, exam_type: typed, exam_date: typed },
    ...{ score_type: typed, full_score: typed, examinees: typed },
    results: json(z.array(result).check(z.minLength(1), z.maxLength(mostScores))),
  },
  { saved_count: z.int() },
  { changes: true },
);

const one = { subject_id: subjectId, score_id: id };
/** A score as somebody has seen it: refused where it has changed since. */
const seen = { ...one, version: id };

/** Changes a score that nobody has confirmed yet [CALL-176]. */
export const editScore = call(
  '/scorecollection/edit',
  { ...seen, ...score },
  { score_id: z.int(), name: z.string() },
  { changes: true },
);

/** Deletes a score that nobody has confirmed yet, with its images [CALL-177]. */
export const deleteScore = call('/scorecollection/delete', seen, {}, { changes: true });

/** Confirms that a score agrees with its proof: from then on it stays as it is [CALL-178]. */
export const confirmScore = call(
  '/scorecollection/confirm',
  seen,
  { score: scoreRow, as_of: moment },
  { changes: true },
);

/** Confirms several scores, each as it was seen, and names those that are left out. One that is confirmed already stays so [CALL-178]. */
export const confirmScores = call(
  '/scorecollection/confirmSeveral',
  {
    subject_id: subjectId,
    scores: json(z.array(seenScore).check(z.minLength(1), z.maxLength(mostConfirmed))),
  },
  { left_out: z.array(leftOutScore) },
  { changes: true },
);

/** One score [CALL-174]. */
export const scoreInfo = call('/scorecollection/info', one, { score: scoreRow, as_of: moment });

/** The scores of the account's students in a subject, the latest exam first [CALL-173, ENTITY-022]. */
export const scoreList = call(
  '/scorecollection/list',
  {
    ...{ subject_id: subjectId, keyword: z.optional(text(0, 50)), ...paging },
    ...{ exam_type: z.optional(oneOf(examTypes)), exam_grade: z.optional(wholeList(1, 12)) },
    ...{ state: z.optional(oneOf(scoreStates)), ...sorting(scoreSorts) },
  },
  listAnswer(scoreRow),
);

/** Keeps an image of a score, a JPG or PNG of at most 8 MB [CALL-180, VALID-092, VALID-093]. */
export const uploadScoreImage = call(
  '/scorecollection/imgUpload',
  {},
  { image_url: z.string() },
  { changes: true, forAnswer: true, file: 'image' },
);

/** The exam of which scores are asked for now, and until when. */
const asked = z.omit(scoreWarning, { missing_count: true });

/** Own students without a score of the exam that is asked for now [CALL-170]. */
export const unsubmittedList = call(
  '/scorecollection/unsubmittedList',
  {
    ...{ subject_id: subjectId, keyword: z.optional(text(0, 50)), ...paging },
    freeze: z.optional(oneOf(freezeStates)),
  },
  { ...listAnswer(unsubmittedRow), asked },
);

/** One student of these, and whether a score is still missing [CALL-171]. */
export const unsubmittedData = call(
  '/scorecollection/unsubmittedData',
  { subject_id: subjectId, student_id: id },
  { student: namedStudent, asked, is_missing: z.boolean() },
);

/** Says why a student had no exam of those due on a day: no score of it is asked for any more [CALL-172]. */
export const setNoExam = call(
  '/scorecollection/setNoExam',
  { subject_id: subjectId, student_id: id, due_on: day, reason: noExamReason },
  {},
  { changes: true },
);

const analysed = { of: analysisScope, as_of: moment };

/** Students by what their exams of the school year say together, and how many are how [CALL-179, SCREEN-129 … SCREEN-132]. */
export const analysisList = call(
  '/scorecollection/analysisList',
  {
    ...{ subject_id: subjectId, kind: oneOf(analysisKinds), keyword: z.optional(text(0, 50)) },
    ...{ change: z.optional(oneOf(scoreChanges)), grade_band: z.optional(oneOf(gradeBands)) },
    ...{ ...paging, ...sorting(analysisSorts) },
  },
  {
    ...{ ...listAnswer(analysedStudent), ...analysed, summary: analysisSummary },
    /** Of those that are listed. */
    average: analysisSummary.shape.average,
  },
);

/** The exams of one student in a school year, the earliest first; without a year in that of the settings [CALL-179, SCREEN-129]. */
export const studentAnalysis = call(
  '/scorecollection/studentAnalysis',
  { subject_id: subjectId, student_id: id, year: z.optional(whole(2000, 2100)) },
  {
    ...{ ...analysed, student: namedStudent, years: z.array(z.int()) },
    ...{ exams: z.array(analysedExam), is_own: z.boolean() },
  },
);

/** The settings of the analyses, 0 for what is usual, and what can be chosen [CALL-179, SCREEN-135 … SCREEN-138]. */
export const analysisSettings = call(
  '/scorecollection/analysisSettings',
  { subject_id: subjectId },
  {
    ...{ year: z.int(), of_subject: z.int(), analyst_id: z.int() },
    ...{ years: z.array(z.int()), subjects: z.array(z.int()) },
    analysts: z.array(z.object({ id: z.int(), name: z.string(), username: z.string() })),
  },
);

/** Sets those settings of the analyses that are named; the others stay [CALL-179]. */
export const setAnalysisSettings = call(
  '/scorecollection/setAnalysisSettings',
  {
    ...{ subject_id: subjectId, year: z.optional(whole(0, 2100)) },
    ...{ of_subject: z.optional(idOrNone), analyst_id: z.optional(idOrNone) },
  },
  {},
  { changes: true, sets: true },
);
