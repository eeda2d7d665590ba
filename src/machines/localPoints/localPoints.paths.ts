import type { SnapshotFrom } from 'xstate';
import type { localPoints } from './localPoints';

const mark = { point_id: 7, is_examined: true, frequency: 30, difficulty: 60 };
const wrong = { ...mark, frequency: 35 };

/** Samples for the paths of a campus's knowledge points: marked, and marked otherwise. */
export const localPointsPaths = {
  events: {
    'marks.submitted': ({ value }: SnapshotFrom<typeof localPoints>) => [
      { marks: [value === 'marked' ? { ...mark, difficulty: 90 } : mark] },
      { marks: [wrong] },
    ],
    'restore.confirmed': [{ isProven: true }, { isProven: false }],
  },
} as const;
