import { courseStudentRows } from '../../machines/lessons/learnerRows';
import { CourseScreen } from '../../ui/lessons/CourseScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: courseStudentRows,
  view: CourseScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, course_id: Number(key['course_id'] ?? 0) },
    address: query,
  }),
  addressed: 'itself',
});
