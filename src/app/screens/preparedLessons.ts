import { preparedLessons } from '../../machines/preparation/preparedLessons';
import { PreparedLessonsScreen } from '../../ui/preparation/PreparedLessonsScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: preparedLessons,
  view: PreparedLessonsScreen,
  input: ({ subjectId, key }) => ({
    payload: { subject_id: subjectId, course_id: Number(key['course_id'] ?? 0) },
    scope: {},
  }),
});
