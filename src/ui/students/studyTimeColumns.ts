import type { StudyDay } from '../../domain/home';
import { columnsOf, count, minutes, share, text } from '../parts/columns';

const effectiveShare = ({ total_seconds: total, effective_seconds: effective }: StudyDay) =>
  total === 0 ? null : effective / total;

/** What the table of a student's study time says of each day. */
export const studyTimeColumns = columnsOf<StudyDay>(
  'students',
  [
    text('day', ({ day }, { dates }) => dates.day(day), {
      width: 32,
      file: { 'students:studyTime.day': ({ day }) => day },
    }),
    minutes('total', ({ total_seconds: seconds }) => seconds),
    minutes('effective', ({ effective_seconds: seconds }) => seconds, {
      explained: 'studyTime.effectiveWhy',
    }),
    share('share', effectiveShare),
    minutes('foundation', ({ foundation_seconds: seconds }) => seconds, { yields: 1 }),
    minutes('synchronous', ({ synchronous_seconds: seconds }) => seconds, { yields: 1 }),
    count('answers', ({ answer_count }) => answer_count),
  ],
  'studyTime',
);
