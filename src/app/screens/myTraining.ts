import { trainingCourseRows } from '../../machines/training/trainingCourseRows';
import { TrainingCoursesScreen } from '../../ui/training/TrainingCoursesScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: trainingCourseRows,
  view: TrainingCoursesScreen,
  input: ({ query }) => ({ scope: {}, address: query }),
  addressed: 'itself',
});
