import { preparedLessons } from '../../contract/preparation';
import { absentOrLost } from '../parts/record.paths';
import { course } from './preparedPoints.paths';

const { path } = preparedLessons;
const as_of = '2026-11-20T14:30:00+08:00';
const lesson = { lesson_id: 1, chapter_name: 'Numbers', name: 'Fractions', question_count: 3 };

/** Samples for the paths of a course's lessons: one with points, one without any. */
export const preparedLessonsPaths = {
  inputs: {
    usual: { payload: { subject_id: 2, course_id: 7 }, scope: {} },
    none: { payload: { subject_id: 2, course_id: 0 }, scope: {} },
  },
  outcomes: {
    load: {
      done: [
        {
          ...{ course, as_of },
          lessons: [
            { ...lesson, points: [{ point_id: 1, name: 'Ratio' }] },
            { ...lesson, lesson_id: 2, name: 'Summary', points: [], question_count: 0 },
          ],
        },
        { course, lessons: [], as_of },
      ],
      error: absentOrLost(path),
    },
  },
} as const;
