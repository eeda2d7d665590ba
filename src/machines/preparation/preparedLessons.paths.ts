import { preparedLessons } from '../../contract/preparation';
import { recordPaths } from '../parts/record.paths';
import { asOf as as_of } from '../parts/sample.paths';
import { course } from './preparedPoints.paths';

const lesson = { lesson_id: 1, chapter_name: 'Numbers', name: 'Fractions', question_count: 3 };

/** Samples for the paths of a course's lessons: one with points, one without any. */
export const preparedLessonsPaths = recordPaths({
  path: preparedLessons.path,
  ...{ payload: { subject_id: 2, course_id: 7 }, none: { subject_id: 2, course_id: 0 } },
  answers: [
    {
      ...{ course, as_of },
      lessons: [
        { ...lesson, points: [{ point_id: 1, name: 'Ratio' }] },
        { ...lesson, lesson_id: 2, name: 'Summary', points: [], question_count: 0 },
      ],
    },
  ],
});
