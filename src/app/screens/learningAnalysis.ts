import { classAnalysis, learningAnalysis } from '../../machines/reports/reportRows';
import { ClassAnalysisScreen, LearningAnalysisScreen } from '../../ui/reports/reportScreens';
import { screen } from './screen';
import { screenByAddress } from './screenByAddress';

const OfStudent = screen({
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

const OfClass = screen({
  chart: classAnalysis,
  view: ClassAnalysisScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, class_id: Number(key['class_id']) },
    address: query,
  }),
  addressed: 'itself',
});

/** What a student or a class masters; without either, all students of the account. */
export const Screen = screenByAddress([OfStudent, OfClass], ({ key }) =>
  key['class_id'] === undefined ? OfStudent : OfClass,
);
