import type { ExamReportKey } from './examReportKey';

/** An address of the portal: a page with the id of what it shows. `more` is the rest of the query: `&view=homework`. */
const pageOf =
  (page: string) =>
  (id: number, more = ''): string =>
    `${page}=${String(id)}${more}`;

export const studentPage = pageOf('/student/detail?student_id');
export const errorBookPage = pageOf('/errorbook/info?student_id');
/** What a student reviewed, on each day. */
export const reviewPage = pageOf('/report/review?student_id');
export const studentReportPage = pageOf('/report/stuInfo?student_id');
/** Where scores of a student are entered. */
export const scoreEntryPage = pageOf('/score/record?student_id');
export const answerPage = pageOf('/history/list?answer_id');
export const homeworkPage = pageOf('/homework/list?homework_id');
/** Where an answer given in homework is graded. */
export const answerGradingPage = pageOf('/homework/list?answer_id');
export const coursePage = pageOf('/lesson/detail?course_id');
export const classPage = pageOf('/classes/detail?class_id');
export const lessonLocksPage = pageOf('/lockunlock/info?course_id');
/** Where a result of a paper is entered. */
export const examEntryPage = pageOf('/examAnalysis/paperInformationEntry?paper_id');
export const examReportPage = pageOf('/examAnalysis/examAnalysisReport?report_id');

interface ReportedQuestion {
  readonly question_id: number;
  readonly point_name: string;
}

/** Where a question is reported to headquarters, filled in with what is known of it. */
export const questionReportPage = ({ question_id, point_name }: ReportedQuestion) =>
  pageOf('/feedback?question_id')(question_id, `&point_name=${encodeURIComponent(point_name)}`);

const ofSubject = (subjectId: number) => `&subject_id=${String(subjectId)}`;
const ofReport =
  (page: (reportId: number, more: string) => string) =>
  ({ report_id, subject_id }: ExamReportKey) =>
    page(report_id, ofSubject(subject_id));

/** A score, in its subject. */
export const scorePage = (scoreId: number, subjectId: number) =>
  pageOf('/score/index?view=info&score_id')(scoreId, ofSubject(subjectId));
/** The scores of whoever is called so, in their subject. */
export const scoresOf = (student: string, subjectId: number) =>
  `/score/index?search=${encodeURIComponent(student)}${ofSubject(subjectId)}`;
/** A result of exam analysis, in its subject. */
export const reportPageOf = ofReport(examReportPage);
/** Where a score is entered, filled in from a result of exam analysis. */
export const resultScorePage = ofReport(pageOf('/score/record?report_id'));
