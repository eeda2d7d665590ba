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
import { scoreWarning } from '../domain/home';
import { namedStudent } from '../domain/students';
import { call } from './call';
import { id, json, moment, oneOf, subjectId, text, wholeList } from './fields';
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

/** Changes a score that nobody has confirmed yet [CALL-176]. */
export const editScore = call(
  '/scorecollection/edit',
  { subject_id: subjectId, score_id: id, ...score },
  { score_id: z.int(), name: z.string() },
  { changes: true },
);

const one = { subject_id: subjectId, score_id: id };

/** Deletes a score that nobody has confirmed yet [CALL-177]. */
export const deleteScore = call('/scorecollection/delete', one, {}, { changes: true });

/** Confirms that a score agrees with its proof: from then on it stays as it is [CALL-178]. */
export const confirmScore = call(
  '/scorecollection/confirm',
  one,
  { score: scoreRow, as_of: moment },
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
    ...sorting(scoreSorts),
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

/** Says why a student had no such exam: no score is asked for any more [CALL-172]. */
export const setNoExam = call(
  '/scorecollection/setNoExam',
  { subject_id: subjectId, student_id: id, reason: noExamReason },
  {},
  { changes: true },
);
