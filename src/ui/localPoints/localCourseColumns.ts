import type { LocalCourseRow } from '../../domain/localPoints';
import { columnsOf, count, link, moment, text } from '../parts/columns';

const pageOf = ({ course_id }: LocalCourseRow) =>
  `/localManager/localManagerInfo?course_id=${String(course_id)}`;

/** The courses, with how much of each the campus has marked. */
export const localCourseColumns = columnsOf<LocalCourseRow>(
  ['localPoints', 'students'],
  [
    link('course', ({ name }) => name, pageOf),
    text(
      'grade',
      ({ grade }, { t }) => t(grade === null ? 'everyGrade' : `students:grade.${String(grade)}`),
      {
        width: 26,
      },
    ),
    count('marked', ({ marked_count }) => marked_count, {
      outOf: ({ point_count }) => point_count,
      file: {
        'column.pointsMarked': ({ marked_count }) => marked_count,
        'column.points': ({ point_count }) => point_count,
      },
      width: 28,
      explained: 'markedWhy',
    }),
    moment('lastMarked', ({ last_marked_at }) => last_marked_at, { none: 'never' }),
  ],
);
