import { learningAnalysis } from '../../machines/reports/reportRows';
import { LearningAnalysisScreen } from '../../ui/reports/reportScreens';
import { screen } from './screen';

export const Screen = screen({
  chart: learningAnalysis,
  view: LearningAnalysisScreen,
  input: ({ subjectId, key, query }) => ({
    scope: {
      subject_id: subjectId,
      student_id: key['student_id'] === undefined ? undefined : Number(key['student_id']),
    },
    address: query,
  }),
  addressed: 'itself',
});
