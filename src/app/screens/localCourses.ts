import { localCourses, selectList } from '../../machines/localPoints/localCourses';
import { LocalCoursesScreen } from '../../ui/localPoints/LocalCoursesScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: localCourses,
  view: LocalCoursesScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});
