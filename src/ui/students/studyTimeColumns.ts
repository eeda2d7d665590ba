import type { StudyDay } from '../../domain/home';
import { columnsOf, count, share, text } from '../parts/columns';

const effectiveShare = ({ total_seconds: total, effective_seconds: effective }: StudyDay) =>
  total === 0 ? null : effective / total;

const minutes = (seconds: number) => Math.round(seconds / 60);

/** What the table of a student's study time says of each day. */
export const studyTimeColumns = columnsOf<StudyDay>(
  'students',
  [
    text('day', ({ day }, { dates }) => dates.day(day), { width: 32 }),
    count('total', ({ total_seconds: seconds }) => minutes(seconds)),
    count('effective', ({ effective_seconds: seconds }) => minutes(seconds), {
      explained: 'studyTime.effectiveWhy',
    }),
    share('share', effectiveShare),
    count('foundation', ({ foundation_seconds: seconds }) => minutes(seconds), { yields: 1 }),
    count('synchronous', ({ synchronous_seconds: seconds }) => minutes(seconds), { yields: 1 }),
    count('answers', ({ answer_count }) => answer_count),
  ],
  'studyTime',
);
