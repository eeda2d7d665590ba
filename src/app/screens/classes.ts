import { classRows } from '../../machines/lessons/classRows';
import { ClassesScreen } from '../../ui/lessons/ClassesScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: classRows,
  view: ClassesScreen,
  input: ({ subjectId, query }) => ({
    scope: { subject_id: subjectId },
    address: query,
  }),
  addressed: 'itself',
});
