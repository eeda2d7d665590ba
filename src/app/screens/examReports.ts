import { examAnalysis } from '../../machines/exams/examAnalysis';
import { examSheet } from '../../machines/exams/examSheet';
import { ExamAnalysisScreen } from '../../ui/exams/ExamAnalysisScreen';
import { ExamAppendixScreen, ExamMapScreen } from '../../ui/exams/ExamReportScreens';
import { idsIn } from '../routing/ids';
import { type Page, screen } from './screen';

const ofReport = ({ subjectId, key }: Page) => ({
  ...{ subject_id: subjectId, report_id: Number(key['report_id']) },
});
const sheetOf = (page: Page) => ({
  payload: ofReport(page),
  scope: { numbers: idsIn(page.key['numbers']) ?? [] },
});

/** The three views of a result. */
export const report = screen({ chart: examAnalysis, view: ExamAnalysisScreen, input: ofReport });
export const appendix = screen({ chart: examSheet, view: ExamAppendixScreen, input: sheetOf });
export const kmap = screen({ chart: examSheet, view: ExamMapScreen, input: sheetOf });
