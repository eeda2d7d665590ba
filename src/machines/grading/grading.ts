import type { SnapshotFrom } from 'xstate';
import { uncoveredCategories } from '../../domain/grading';
import { essay } from './essay';
import { gradingOf } from './gradingOf';
import { draftValues } from './draftValues';
import { keptDrafts } from './keptDrafts';

/** An analyst corrects an essay. */
export const grading = gradingOf(essay);
export const keptCorrections = keptDrafts(essay);
export const correctionIn = draftValues(essay);

/** The categories that nothing has been said about yet. */
export const selectUncovered = ({ context }: SnapshotFrom<typeof grading>) =>
  uncoveredCategories(context.values);

export * from './selectors';
