import { paceOf, type StudyPlan } from '../../domain/studyPlan';
import type { PlanDay } from '../../machines/students/customization';
import { colleague, columnsOf, moment, status, text } from '../parts/columns';
import type { Language } from '../parts/columns/types';
import { paceSigns } from './customizedColumns';

const outOf = (done: number, goal: number) =>
  goal === 0 ? String(done) : `${String(done)} / ${String(goal)}`;

/** How a day went; one that goes on is not judged before it has reached its goals. */
function dayPace(day: PlanDay) {
  const goals = { minutes: day.goal_minutes, questions: day.goal_questions };
  const pace = paceOf(day, goals.minutes === 0 ? null : goals);
  const isOpen = !day.is_over && (pace === 'behind' || pace === 'near');
  return isOpen ? 'underWay' : pace;
}

const daySigns = { ...paceSigns, underWay: 'none' } as const;

/** Each of the last days beside its goals. */
export const planDayColumns = columnsOf<PlanDay>(
  'students',
  [
    text('day', ({ day }, { dates }) => dates.day(day), { width: 32 }),
    text('minutes', (row) => outOf(row.minutes, row.goal_minutes), { width: 36 }),
    text('questions', (row) => outOf(row.questions, row.goal_questions), { width: 36 }),
    status('pace', dayPace, daySigns, { words: 'customization.dayPace' }),
  ],
  'customization.column',
);

/** What a plan asks for: how much, and on which days. */
export const goalsOf = (plan: StudyPlan, { t }: Pick<Language, 't'>) =>
  t('customization.goals', {
    ...{ minutes: plan.minutes, questions: plan.questions },
    days: plan.weekdays.map((weekday) => t(`weekday.${weekday}`)).join(t('marking.separator')),
  });

/** All plans of a student, by whom and when. */
export const planColumns = columnsOf<StudyPlan>(
  'students',
  [
    moment('at', ({ at }) => at),
    text('goals', goalsOf, { width: 80, yields: 'never' }),
    text(
      'until',
      ({ until }, { t, dates }) => (until === null ? t('customized.open') : dates.date(until)),
      { width: 36 },
    ),
    colleague('by', ({ by }) => by, { width: 28 }),
    text('note', ({ note }) => note, { yields: 1 }),
  ],
  'customization.column',
);
