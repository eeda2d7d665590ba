import { classStudentRows } from '../../machines/lessons/learnerRows';
import { ClassScreen } from '../../ui/lessons/ClassScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: classStudentRows,
  view: ClassScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, class_id: Number(key['class_id'] ?? 0) },
    address: query,
  }),
  addressed: 'itself',
});
