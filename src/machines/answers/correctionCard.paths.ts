import type { SnapshotFrom } from 'xstate';
import type { correctionCard } from './correctionCard';

/** Samples for the paths of an answer-correction card: set to other times, and to none that may be. */
export const correctionCardPaths = {
  inputs: { usual: { timesPerDay: 3 } },
  events: {
    'times.set': ({ context }: SnapshotFrom<typeof correctionCard>) => [
      { times: context.timesPerDay === 5 ? 4 : 5 },
      { times: 0 },
      { times: 11 },
    ],
  },
} as const;
