import type { LearnerRow } from '../../domain/lessons';
import { columnsOf, count, moment, person, word } from '../parts/columns';

const grade = word<{ readonly grade: number }>('grade', (row) => row.grade, { width: 28 });
const lastActive = moment<{ readonly last_active_at: string | null }>(
  'lastActive',
  ({ last_active_at }) => last_active_at,
  { none: 'never' },
);

/** The students of a class. */
export const memberColumns = columnsOf<LearnerRow>(
  ['lessons', 'students'],
  [person('student', (row) => row), grade, lastActive],
);

/** The students of a course, each with how far. */
export const learnerColumns = columnsOf<LearnerRow>(
  ['lessons', 'students'],
  [
    person('student', (row) => row),
    grade,
    count('learned', ({ lessons_learned }) => lessons_learned, { width: 34 }),
    lastActive,
  ],
);
