import {
  effectiveSeconds,
  effectiveShare,
  type StudyWeek,
  totalSeconds,
} from '../../domain/foundationTime';
import { columnsOf, count, duration, share, text } from '../parts/columns';
import type { Language } from '../parts/columns/types';
import { EffectiveRatio } from '../parts/foundation/EffectiveRatio';

/** A week by its Monday; the one that is not over says so. */
const named = (monday: string, { is_open: isOpen }: StudyWeek, { t }: Language) =>
  isOpen ? t('weeks.soFar', { day: monday }) : monday;

const nameOf = (row: StudyWeek, language: Language) =>
  named(language.dates.date(row.week), row, language);

/** A file has the Monday by its numbers, as files have every day. */
const week = text<StudyWeek>('week', (row, language) => named(row.week, row, language), {
  ...{ cell: nameOf, width: 38 },
});

/** What a week's study comes to; the later columns are of all subjects [ENTITY-031]. */
export const durationColumns = columnsOf<StudyWeek>(
  'foundation',
  [
    week,
    duration('total', ({ seconds }) => totalSeconds(seconds), { width: 26, explained: 'timeWhy' }),
    duration('effective', ({ seconds }) => effectiveSeconds(seconds), { width: 22 }),
    duration('study', ({ study }) => study.total, { width: 20, explained: 'weeks.studyWhy' }),
    duration('foundation', ({ study }) => study.foundation, {
      ...{ width: 26, yields: 2, explained: 'weeks.foundationWhy' },
    }),
    duration('synchronous', ({ study }) => study.synchronous, { width: 20, yields: 2 }),
    duration('preciseTest', ({ study }) => study.preciseTest, {
      ...{ width: 20, yields: 1, explained: 'weeks.preciseTestWhy' },
    }),
    duration('smartReview', ({ study }) => study.smartReview, {
      ...{ width: 20, yields: 1, explained: 'weeks.smartReviewWhy' },
    }),
  ],
  'weeks.column',
);

/** How much of a week was effective, and what came of it. */
export const ratioColumns = columnsOf<StudyWeek>(
  'foundation',
  [
    week,
    share('ratio', ({ seconds }) => effectiveShare(seconds), {
      cell: (row, language) => (
        <EffectiveRatio name={nameOf(row, language)} seconds={row.seconds} />
      ),
    }),
    count('answers', ({ answer_count }) => answer_count, { width: 20 }),
    share('accuracy', ({ answer_count: all, right_count }) =>
      all === 0 ? null : right_count / all,
    ),
    share('studyRatio', ({ study }) => (study.total === 0 ? null : study.effective / study.total), {
      ...{ explained: 'weeks.studyWhy', yields: 1 },
    }),
  ],
  'weeks.column',
);
