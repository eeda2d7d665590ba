import type { SnapshotFrom } from 'xstate';
import type { summaryPoll } from '../../machines/home/homePolls';

/** The warning of missing scores; null while there is none. */
export const selectWarning = ({ context }: SnapshotFrom<typeof summaryPoll>) =>
  context.answer?.score_warning ?? null;
