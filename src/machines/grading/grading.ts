import type { SnapshotFrom } from 'xstate';
import { uncoveredCategories } from '../../domain/grading';
import { essay } from './essay';
import { gradingOf } from './gradingOf';

/** An analyst corrects an essay. */
export const grading = gradingOf(essay);

/** The categories that nothing has been said about yet. */
export const selectUncovered = ({ context }: SnapshotFrom<typeof grading>) =>
  uncoveredCategories(context.values);

export * from './selectors';
