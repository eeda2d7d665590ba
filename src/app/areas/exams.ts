import type { ExamView } from '../../domain/exams';
import type { Area, AreaPage } from './area';

/** A view of a result inside the portal, and as parents read it. */
const ofAnalysts = (view: ExamView): AreaPage => ({
  under: 'examAnalysis',
  key: ['report_id', 'numbers'],
  screen: async () => ({ Screen: (await import('../screens/examReports'))[view] }),
});
const ofParents = (view: ExamView): AreaPage => ({
  ...{ frame: 'none', isOfLanguage: true, key: ['link', 'numbers'] },
  screen: async () => ({ Screen: (await import('../screens/parentExam'))[view] }),
});

export const exams: Area = {
  words: ['exams', 'students', 'scores'],
  pages: {
    '/examAnalysis/index': {
      entry: 'examAnalysis',
      key: ['paper_id'],
      screen: () => import('../screens/exams'),
    },
    '/examAnalysis/paperInformationEntry': {
      under: 'examAnalysis',
      key: ['paper_id', 'report_id', 'student', 'exam_date'],
      screen: () => import('../screens/examEntry'),
    },
    '/examAnalysis/examAnalysisReport': ofAnalysts('report'),
    '/examAnalysis/examAnalysisAppendix': ofAnalysts('appendix'),
    '/examAnalysis/examAnalysisKmap': ofAnalysts('kmap'),
    '/examAnalysis/report': ofParents('report'),
    '/examAnalysis/appendix': ofParents('appendix'),
    '/examAnalysis/kmap': ofParents('kmap'),
  },
};
