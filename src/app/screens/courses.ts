import { courseRows } from '../../machines/lessons/courseRows';
import { CoursesScreen } from '../../ui/lessons/CoursesScreen';
import { closingTabs } from './closingTabs';
import { screen } from './screen';

const Courses = screen({
  chart: courseRows,
  view: CoursesScreen,
  input: ({ subjectId, query }) => ({ scope: { subject_id: subjectId }, address: query }),
  addressed: 'itself',
});

export const Screen = closingTabs(Courses);
