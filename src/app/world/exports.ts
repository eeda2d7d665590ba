import type { i18n } from 'i18next';
import { answerRow, errorBookStudent } from '../../domain/answers';
import { errorBookListRow } from '../../domain/errorBookSheet';
import { behaviourWarning } from '../../domain/behaviour';
import { businessDay } from '../../domain/businessTime';
import {
  assignmentPersonRow,
  homeworkPersonRow,
  homeworkRow,
  homeworkStudentRow,
  titleOf,
} from '../../domain/homework';
import { examRow } from '../../domain/exams';
import { classEvaluationRow } from '../../domain/classEvaluation';
import { classFeedbackRow } from '../../domain/feedback';
import { reportRow, reportTarget } from '../../domain/reports';
import { reviewLogRow, reviewTaskRow } from '../../domain/reviews';
import { materialRow } from '../../domain/materials';
import { localMarkRow } from '../../domain/localPoints';
import { learnerRow } from '../../domain/lessons';
import { applicationRow } from '../../domain/approvals';
import { workOrderRow } from '../../domain/workOrders';
import { analysedStudent } from '../../domain/scoreAnalyses';
import { scoreRow, unsubmittedRow } from '../../domain/scores';
import { dialogueStudent } from '../../domain/dialogues';
import { studentRow } from '../../domain/students';
import { customizedRow } from '../../domain/studyPlan';
import { supervisedStudent } from '../../domain/supervision';
import { serverTime } from '../../services/serverTime';
import { reviewLogColumns, reviewTaskColumns } from '../../ui/answers/reviewColumns';
import { fileName, saveFile } from '../../ui/parts/saveFile';
import { answerColumns } from '../../ui/parts/answers/answerColumns';
import { errorBookColumns, errorBookStudentColumns } from '../../ui/parts/answers/errorBookColumns';
import { assignmentPersonColumns } from '../../ui/homework/assignmentPersonColumns';
import { historyColumns } from '../../ui/homework/historyColumns';
import { homeworkColumns } from '../../ui/homework/homeworkColumns';
import { homeworkStudentColumns } from '../../ui/homework/homeworkStudentColumns';
import { materialColumns } from '../../ui/materials/materialColumns';
import { localMarkColumns } from '../../ui/localPoints/localMarkColumns';
import { examColumns } from '../../ui/exams/examColumns';
import { columnsInFile } from '../../ui/parts/DataTable/onScreen';
import {
  analysisColumns,
  reportColumns,
  targetColumns,
} from '../../ui/parts/reports/reportColumns';
import { classEvaluationColumns } from '../../ui/feedback/classEvaluationColumns';
import { classFeedbackColumns } from '../../ui/feedback/classFeedbackColumns';
import { applicationColumns } from '../../ui/approvals/applicationColumns';
import { unsubmittedColumns } from '../../ui/scores/unsubmittedColumns';
import { learnerColumns, memberColumns } from '../../ui/lessons/learnerColumns';
import { workOrderColumns } from '../../ui/workOrders/workOrderColumns';
import { behaviourColumns } from '../../ui/parts/behaviour/behaviourColumns';
import { analysisColumns as scoreAnalysisColumns } from '../../ui/scores/analysisColumns';
import { scoreColumns } from '../../ui/scores/scoreColumns';
import { customizedColumns } from '../../ui/students/customizedColumns';
import { studentColumns } from '../../ui/students/studentColumns';
import { studentHomeworkColumns } from '../../ui/students/studentHomeworkColumns';
import { dialogueStudentColumns } from '../../ui/supervision/dialogueStudentColumns';
import { supervisedColumnsOf } from '../../ui/supervision/supervisedColumns';
import { type Manner, named, whose, type Writer, writerOf, type WrittenFile } from './listWriter';
import { courseWriters } from './courseWriters';
import type { ExportedPart } from './effects';
import { foundationWriters } from './foundationWriters';
import { messageWriters } from './messageWriters';
import { rewardWriters } from './rewardWriters';

const analysis = writerOf({
  row: reportRow,
  columns: analysisColumns(),
  title: (t, _, answer) => whose(t('analysis'), answer),
});
const report = writerOf({
  row: reportRow,
  columns: reportColumns(),
  title: (t, _, answer) => whose(t('title'), answer),
});

/** Every list that can be exported, by the id of its chart. */
const writers: Readonly<Record<string, Writer>> = {
  ...rewardWriters,
  ...courseWriters,
  ...foundationWriters,
  ...messageWriters,
  studentRows: writerOf({
    row: studentRow,
    columns: studentColumns,
    title: (t) => t('title'),
  }),
  homeworkHistoryRows: writerOf({
    row: homeworkPersonRow,
    columns: historyColumns,
    title: (t, [first]) => t('history.title', { name: first?.student_name ?? '' }),
  }),
  classEvaluationRows: writerOf({
    row: classEvaluationRow,
    columns: classEvaluationColumns,
    title: (t) => t('evaluation.title'),
  }),
  customizedRows: writerOf({
    row: customizedRow,
    columns: customizedColumns,
    title: (t) => t('customized.title'),
  }),
  supervisedRows: writerOf({
    row: supervisedStudent,
    columns: supervisedColumnsOf({ isAsking: false, onSupervise: null }),
    title: (t) => t('list.title'),
  }),
  dialogueStudentRows: writerOf({
    row: dialogueStudent,
    columns: dialogueStudentColumns,
    title: (t) => t('title'),
  }),
  behaviourRows: writerOf({
    row: behaviourWarning,
    columns: behaviourColumns,
    title: (t) => t('behaviour.title'),
  }),
  answerRows: writerOf({
    row: answerRow,
    columns: answerColumns,
    always: ['student'],
    title: (t) => t('title'),
  }),
  reportTargets: writerOf({
    row: reportTarget,
    columns: targetColumns(''),
    title: (t) => t('title'),
  }),
  studentReport: report,
  classReport: report,
  learningAnalysis: analysis,
  classAnalysis: analysis,
  errorBookStudentRows: writerOf({
    row: errorBookStudent,
    columns: errorBookStudentColumns,
    title: (t) => t('books.title'),
  }),
  reviewTaskRows: writerOf({
    row: reviewTaskRow,
    columns: reviewTaskColumns,
    title: (t) => t('review.tasks'),
  }),
  reviewLogRows: writerOf({
    row: reviewLogRow,
    columns: reviewLogColumns,
    title: (t) => t('review.title'),
  }),
  errorBookRows: writerOf({
    row: errorBookListRow,
    columns: errorBookColumns,
    title: (t, _, answer) => whose(t('book.title'), answer),
  }),
  homeworkRows: writerOf({
    row: homeworkRow,
    columns: homeworkColumns,
    title: (t) => named(t('title'), t('view.assignment')),
  }),
  homeworkStudentRows: writerOf({
    row: homeworkStudentRow,
    columns: homeworkStudentColumns,
    title: (t) => named(t('title'), t('view.student')),
  }),
  assignmentPersonRows: writerOf({
    row: assignmentPersonRow,
    columns: assignmentPersonColumns,
    title: (t, [first]) =>
      named(t('title'), first && titleOf({ ...first, name: first.homework_name })),
  }),
  localMarkRows: writerOf({
    row: localMarkRow,
    columns: localMarkColumns,
    title: (t) => named(t('title'), t('restore.marks')),
  }),
  materialRows: writerOf({ row: materialRow, columns: materialColumns, title: (t) => t('title') }),
  classFeedbackRows: writerOf({
    row: classFeedbackRow,
    columns: classFeedbackColumns,
    title: (t) => t('class.title'),
    always: ['content', 'stars', 'evaluation', 'homework'],
  }),
  analysisRows: writerOf({
    row: analysedStudent,
    columns: scoreAnalysisColumns,
    title: (t) => t('analysis.title'),
  }),
  scoreRows: writerOf({
    row: scoreRow,
    columns: scoreColumns,
    title: (t) => t('title'),
  }),
  examRows: writerOf({ row: examRow, columns: examColumns, title: (t) => t('title') }),
  applicationRows: writerOf({
    row: applicationRow,
    columns: applicationColumns,
    title: (t) => t('title'),
  }),
  unsubmittedRows: writerOf({
    row: unsubmittedRow,
    columns: unsubmittedColumns,
    title: (t) => named(t('title'), t('view.unsubmitted')),
  }),
  courseStudentRows: writerOf({
    row: learnerRow,
    columns: learnerColumns,
    title: (t, _, answer) => whose(t('column.students'), answer),
  }),
  classStudentRows: writerOf({
    row: learnerRow,
    columns: memberColumns,
    title: (t, _, answer) => whose(t('column.students'), answer),
  }),
  workOrderRows: writerOf({
    row: workOrderRow,
    columns: workOrderColumns,
    title: (t) => t('title'),
  }),
  studentHomeworkRows: writerOf({
    row: homeworkPersonRow,
    columns: studentHomeworkColumns,
    title: (t, [first]) => named(t('title'), first?.student_name),
  }),
};

/**
 * The rows of a list as a CSV file in the language of the portal: the columns of its table, or only those that are
 * named, and the rows as they come. Rejects for a list that is not known here, and for rows
 * that are not of that list.
 */
export async function writeRows(
  words: i18n,
  list: string,
  rows: readonly unknown[],
  manner: Manner = {},
): Promise<WrittenFile> {
  const write = writers[list];
  if (write === undefined) throw new Error(`Nobody knows the columns of the list "${list}"`);
  return write(words, rows, manner);
}

/** A file of an export that grows. Its parts are blobs, which browsers keep outside of the page's memory. */
export interface RowFile {
  readonly list: string;
  readonly name: string;
  readonly shown: readonly string[] | null;
  readonly parts: readonly Blob[];
}

/** Begins the file of a list, named by list, whose it is and day, with the columns that nobody hides now. */
export async function beginFile(
  words: i18n,
  { list, rows, answer }: Pick<ExportedPart, 'list' | 'rows' | 'answer'>,
): Promise<RowFile> {
  const shown = columnsInFile(list);
  const { title, text } = await writeRows(words, list, rows, { shown, answer });
  const today = businessDay(new Date(serverTime()));
  return { list, shown, name: fileName(`${title} ${today}`, 'csv'), parts: [new Blob([text])] };
}

export async function continueFile(
  words: i18n,
  file: RowFile,
  rows: readonly unknown[],
): Promise<RowFile> {
  const { shown, list } = file;
  const { text } = await writeRows(words, list, rows, { shown, isMore: true });
  return { ...file, parts: [...file.parts, new Blob([text])] };
}

/** Hands the file to the person as a download. */
export function finishFile({ name, parts }: RowFile): void {
  saveFile(name, new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
}
