import { classEvaluationRows } from '../../machines/feedback/classEvaluationRows';
import { ClassEvaluationScreen } from '../../ui/feedback/ClassEvaluationScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: classEvaluationRows,
  view: ClassEvaluationScreen,
  input: ({ subjectId, query }) => ({ scope: { subject_id: subjectId }, address: query }),
  addressed: 'itself',
});
