import { trainingCourse } from '../../machines/training/trainingCourse';
import { TrainingCourseScreen } from '../../ui/training/TrainingCourseScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: trainingCourse,
  view: TrainingCourseScreen,
  input: ({ key }) => ({
    payload: {
      course_id: Number(key['course_id'] ?? 0),
      ...(key['lesson_id'] !== undefined && { lesson_id: Number(key['lesson_id']) }),
    },
    scope: {},
  }),
});
