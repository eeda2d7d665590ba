import { classEvaluationRows } from '../../machines/feedback/classEvaluationRows';
import { ClassEvaluationScreen } from '../../ui/feedback/ClassEvaluationScreen';
import { listOfSubject, screen } from './screen';

export const Screen = screen({
  ...listOfSubject,
  chart: classEvaluationRows,
  view: ClassEvaluationScreen,
});
