import { courseRows } from '../../machines/lessons/courseRows';
import { CoursesScreen } from '../../ui/lessons/CoursesScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: courseRows,
  view: CoursesScreen,
  input: ({ subjectId, query }) => ({ scope: { subject_id: subjectId }, address: query }),
  addressed: 'itself',
});
