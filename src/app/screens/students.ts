import { selectList, students } from '../../machines/students/students';
import { StudentsScreen } from '../../ui/students/StudentsScreen';
import { inside } from '../routing/address';
import { screen } from './screen';

export const Screen = screen({
  chart: students,
  view: StudentsScreen,
  input: ({ subjectId, address }) => ({ subjectId, address: inside(address) }),
  addressed: selectList,
});
