import type { CustomizedRow, PlanPace } from '../../domain/studyPlan';
import { colleague, columnsOf, moment, person, status, text } from '../parts/columns';
import type { StatusKind } from '../parts/Status';

/** The portal's sign of each pace. */
export const paceSigns: Readonly<Record<PlanPace, StatusKind>> = {
  ...{ behind: 'act', near: 'watch', reached: 'good', notPlanned: 'none' },
};

const isPlanned = ({ goal_minutes: goal }: CustomizedRow) => goal > 0;

const outOf = (row: CustomizedRow, done: number, goal: number) =>
  isPlanned(row) ? `${String(done)} / ${String(goal)}` : String(done);

/** The students with their plans, on the page and in a file. */
export const customizedColumns = columnsOf<CustomizedRow>(
  'students',
  [
    person('name', (row) => row, { query: '&view=customization' }),
    status('pace', ({ pace }) => pace, paceSigns, { width: 36 }),
    text('minutes', (row) => outOf(row, row.minutes, row.goal_minutes), {
      width: 36,
      file: {
        'customized.column.minutes': ({ minutes }) => minutes,
        'customized.column.goalMinutes': ({ goal_minutes }) => goal_minutes,
      },
    }),
    text('questions', (row) => outOf(row, row.questions, row.goal_questions), {
      width: 36,
      file: {
        'customized.column.questions': ({ questions }) => questions,
        'customized.column.goalQuestions': ({ goal_questions }) => goal_questions,
      },
    }),
    text(
      'until',
      (row, { t, dates }) => {
        if (row.until !== null) return dates.date(row.until);
        return t(isPlanned(row) ? 'customized.open' : 'parts:none');
      },
      { width: 36 },
    ),
    colleague('by', ({ by }) => by, { width: 30, yields: 1 }),
    moment('at', ({ at }) => at, { yields: 2 }),
  ],
  'customized.column',
);
