import type { SnapshotFrom } from 'xstate';
import { uncoveredCategories } from '../../domain/grading';
import { noErrors } from '../parts/form/errors';
import { inTextOrder } from './annotations';
import { essay } from './essay';
import { gradingOf } from './gradingOf';

/** An analyst corrects an essay. */
export const grading = gradingOf(essay);

type GradingSnapshot = SnapshotFrom<typeof grading>;

/** What the dialog shows. */
export function selectStage(snapshot: GradingSnapshot) {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('loadFailed')) return 'loadFailed';
  if (snapshot.matches('nothingToGrade')) return 'nothingToGrade';
  if (snapshot.matches('confirming')) return 'confirming';
  if (snapshot.matches('submitting')) return 'submitting';
  if (snapshot.matches('submitted')) return 'submitted';
  return snapshot.matches({ editing: 'overtaken' }) ? 'overtaken' : 'writing';
}

/** The essay, whose it is, and how it was graded if it was. */
export const selectWork = ({ context }: GradingSnapshot) => context.work;
export const selectValues = ({ context }: GradingSnapshot) => context.values;

/** What is wrong with each field, as keys; nothing before it was submitted. */
export const selectErrors = ({ context: { errors, attempts } }: GradingSnapshot) =>
  attempts > 0 ? errors : noErrors;
export const selectAttempts = ({ context }: GradingSnapshot) => context.attempts;

/** The remarks in the order of the text. */
export const selectNotes = ({ context }: GradingSnapshot) =>
  inTextOrder(context.values.annotations);
/** The remark that is looked at, or null. */
export const selectSelected = ({ context }: GradingSnapshot) => context.selected;
/** The categories that nothing has been said about yet. */
export const selectUncovered = ({ context }: GradingSnapshot) =>
  uncoveredCategories(context.values);

/** What was typed before and is offered; what is typed now, being kept. */
export const selectDraft = ({ children }: GradingSnapshot) => children.draft;
/** Why it could not be loaded or submitted, or null. */
export const selectFailure = ({ context }: GradingSnapshot) => context.failure;
/** Who was first, and when; null when nobody was or nobody says. */
export const selectRival = ({ context }: GradingSnapshot) => context.rival;

export const selectIsEditable = (snapshot: GradingSnapshot) => snapshot.hasTag('editable');
export const selectCanConfirm = (snapshot: GradingSnapshot) =>
  snapshot.can({ type: 'submit.confirmed' });
export const selectCanRetry = (snapshot: GradingSnapshot) => snapshot.can({ type: 'load.retried' });
