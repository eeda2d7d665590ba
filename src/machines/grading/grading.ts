import type { SnapshotFrom } from 'xstate';
import { uncoveredCategories } from '../../domain/grading';
import { stageOf } from '../parts/stage';
import { inTextOrder } from './annotations';
import { essay } from './essay';
import { gradingOf } from './gradingOf';

/** An analyst corrects an essay. */
export const grading = gradingOf(essay);

type GradingSnapshot = SnapshotFrom<typeof grading>;

/** The stage that the dialog shows. */
export function selectStage(snapshot: GradingSnapshot) {
  if (snapshot.matches({ editing: 'overtaken' })) return 'overtaken';
  return stageOf(
    snapshot,
    ['loading', 'loadFailed', 'nothingToGrade', 'confirming', 'submitting', 'submitted'],
    'writing',
  );
}

/** The essay, whose it is, and how it was graded if it was. */
export const selectWork = ({ context }: GradingSnapshot) => context.work;

/** The remarks in the order of the text. */
export const selectNotes = ({ context }: GradingSnapshot) =>
  inTextOrder(context.values.annotations);
/** The remark that is looked at, or null. */
export const selectSelected = ({ context }: GradingSnapshot) => context.selected;
/** The categories that nothing has been said about yet. */
export const selectUncovered = ({ context }: GradingSnapshot) =>
  uncoveredCategories(context.values);

/** The analyst who was first, and when; null without a conflict. */
export const selectRival = ({ context }: GradingSnapshot) => context.rival;

export {
  selectAttempts,
  selectDraft,
  selectErrors,
  selectFailure,
  selectIsEditable,
  selectValues,
} from '../parts/form/selectors';
export const selectCanConfirm = (snapshot: GradingSnapshot) =>
  snapshot.can({ type: 'submit.confirmed' });
export const selectCanRetry = (snapshot: GradingSnapshot) => snapshot.can({ type: 'load.retried' });
