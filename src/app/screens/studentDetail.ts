import {
  selectHomework,
  studentDetail,
  type StudentView,
  studentViews,
} from '../../machines/students/studentDetail';
import { StudentDetailScreen } from '../../ui/students/StudentDetailScreen';
import { inside } from '../routing/address';
import { screen } from './screen';

/** What the page shows when the address does not say. */
const firstView: StudentView = 'homework';

export const Screen = screen({
  chart: studentDetail,
  view: StudentDetailScreen,
  input: ({ subjectId, address }) => ({
    subjectId,
    studentId: Number(address['student_id']),
    view: studentViews.find((view) => view === address['view']) ?? firstView,
    address: inside(address),
  }),
  addressed: selectHomework,
});
