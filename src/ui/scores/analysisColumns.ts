import type { AnalysedStudent } from '../../domain/scoreAnalyses';
import { columnsOf, count, day, person, word } from '../parts/columns';

/** The analysis of one student. */
export const analysisPage = (studentId: number, year?: number) => {
  const ofYear = year === undefined ? '' : `&year=${String(year)}`;
  return `/score/index?view=individual&student_id=${String(studentId)}${ofYear}`;
};

/** Students with what their exams of a school year say together; points are of 100. */
export const analysisColumns = columnsOf<AnalysedStudent>(
  ['scores', 'students'],
  [
    person('student', (row) => row, { to: ({ student_id: id }) => analysisPage(id) }),
    word('grade', ({ grade }) => grade, { words: 'students:grade', width: 22, yields: 1 }),
    count('exams', (row) => row.exam_count, { width: 20 }),
    count('average', (row) => row.average, {
      ...{ places: 1, explained: 'normalisedWhy', width: 22 },
    }),
    count('first', (row) => row.first, {
      ...{ places: 1, explained: 'analysis.pointsOnlyWhy', width: 20, yields: 2 },
    }),
    count('latest', (row) => row.latest, {
      ...{ places: 1, explained: 'analysis.pointsOnlyWhy', width: 20 },
    }),
    count('improvement', (row) => row.improvement, {
      ...{ signed: true, places: 1, explained: 'analysis.improvementWhy', width: 24 },
    }),
    word('grade_band', (row) => row.grade_band, { width: 20 }),
    day('latestOn', ({ latest_on: on }) => on, {
      ...{ explained: 'analysis.latestOnWhy', yields: 1 },
    }),
  ],
);
