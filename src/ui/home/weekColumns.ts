import type { StudyDay } from '../../domain/home';
import { columnsOf, count, duration, share, text } from '../parts/columns';

const accuracyOf = ({ answer_count: answers, right_count: right }: StudyDay) =>
  answers === 0 ? null : right / answers;

/** What the week's table says of each day. */
export const weekColumns = columnsOf<StudyDay>(
  'home',
  [
    text('day', ({ day }, { dates }) => dates.day(day), { width: 32 }),
    count('active', ({ active_count }) => active_count, {
      explained: 'week.activeWhy',
      width: 18,
    }),
    duration('total', ({ total_seconds }) => total_seconds, { width: 16 }),
    duration('effective', ({ effective_seconds }) => effective_seconds, {
      explained: 'week.effectiveWhy',
      width: 19,
    }),
    count('answers', ({ answer_count }) => answer_count, { width: 18 }),
    share('accuracy', accuracyOf, { none: 'week.noAccuracy', width: 19 }),
  ],
  'week',
);
