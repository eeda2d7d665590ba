import { type TrainingCourse, trainingState } from '../../domain/training';
import { columnsOf, count, day, link, moment, status } from '../parts/columns';
import { Text } from '../parts/Text';
import { coursePage } from './coursePage';

/** Training courses, each with how far one has come. */
export const trainingColumns = columnsOf<TrainingCourse>('training', [
  link(
    'course',
    ({ name }) => name,
    ({ course_id }) => coursePage({ course_id }),
    {
      beside: ({ summary }) => (
        <Text small muted display="block">
          {summary}
        </Text>
      ),
    },
  ),
  status('state', trainingState, { notJoined: 'none', learning: 'waiting', finished: 'good' }),
  count('done', ({ done_count }) => done_count, {
    outOf: ({ lesson_count }) => lesson_count,
    file: {
      'column.lessonsDone': ({ done_count }) => done_count,
      'column.lessons': ({ lesson_count }) => lesson_count,
    },
  }),
  count('minutes', ({ minutes }) => minutes, { yields: 2 }),
  moment('finished', ({ finished_at }) => finished_at, { yields: 1 }),
  day('published', ({ published_at }) => published_at, { yields: 2 }),
]);
