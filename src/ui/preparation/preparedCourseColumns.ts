import { preparationState, type PreparedCourseRow } from '../../domain/preparation';
import { columnsOf, count, link, moment, status, text, word } from '../parts/columns';
import { graphOf, lessonsOf, questionsOf } from './addresses';

const signs = { notStarted: 'none', started: 'watch', prepared: 'good' } as const;

/** The courses that are prepared, with how far their preparation is [SCREEN-156]. */
export const preparedCourseColumns = columnsOf<PreparedCourseRow>(
  ['preparation', 'students'],
  [
    link(
      'course',
      ({ name }) => name,
      (row) => graphOf(row),
    ),
    text(
      'grade',
      ({ grade }, { t }) => t(grade === null ? 'everyGrade' : `students:grade.${String(grade)}`),
      { width: 26, yields: 1 },
    ),
    word('type', ({ type }) => type, { yields: 1 }),
    count('lessons', ({ lesson_count }) => lesson_count, { to: (row) => lessonsOf(row) }),
    count('points', ({ point_count }) => point_count, {
      to: (row) => graphOf(row),
      width: 28,
    }),
    count('questions', ({ question_count }) => question_count, { to: (row) => questionsOf(row) }),
    count('practised', ({ practised_count }) => practised_count, {
      outOf: ({ question_count }) => question_count,
      ...{ width: 32, explained: 'practisedWhy' },
    }),
    status('state', preparationState, signs),
    moment('lastPractised', ({ last_practised_at }) => last_practised_at, { none: 'never' }),
  ],
);
