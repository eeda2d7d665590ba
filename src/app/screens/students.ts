import { selectList, students } from '../../machines/students/students';
import { StudentsScreen } from '../../ui/students/StudentsScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: students,
  view: StudentsScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});
