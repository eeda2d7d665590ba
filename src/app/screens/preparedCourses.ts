import { preparedCourseRows } from '../../machines/preparation/preparedCourseRows';
import { PreparedCoursesScreen } from '../../ui/preparation/PreparedCoursesScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: preparedCourseRows,
  view: PreparedCoursesScreen,
  input: ({ subjectId, query }) => ({
    scope: { subject_id: subjectId, kind: 'taught' as const },
    address: query,
  }),
  addressed: 'itself',
});
