import type { SnapshotFrom } from 'xstate';
import { stageOf } from '../parts/stage';
import { assignable, failed, refusedRetry } from './assignmentFindings';
import type { homeworkAssignment } from './homeworkAssignment';

const nobody: readonly number[] = [];

type AssignmentSnapshot = SnapshotFrom<typeof homeworkAssignment>;

/** The stage that the dialog shows; the form waits while its students are checked, or it is asked whether it has arrived. */
export const selectStage = (snapshot: AssignmentSnapshot) =>
  snapshot.matches('finding')
    ? 'checking'
    : stageOf(
        snapshot,
        ['checking', 'arranging', 'refused', 'succeeded', 'failed', 'retrying'],
        'editing',
      );

/** Whether it was filled in here; an assignment that is only looked at was not. */
const isFilledIn = ({ context }: AssignmentSnapshot) => context.values.course_id !== null;

/** The words of the stage: what was given to some only has its own, and keeps them while it is tried again. */
export function selectTitle(snapshot: AssignmentSnapshot) {
  const stage = selectStage(snapshot);
  const { progress } = snapshot.context;
  if (stage === 'checking') return 'editing';
  if (stage === 'arranging' && progress === null && !isFilledIn(snapshot)) return 'asking';
  if (stage === 'retrying') return progress?.status === 'failed' ? 'failed' : 'partly';
  return stage === 'succeeded' && failed({ progress }).length > 0 ? 'partly' : stage;
}

/** Whether the server has not said yet that it has the assignment. */
export const selectIsUnsure = (snapshot: AssignmentSnapshot) =>
  snapshot.matches({ arranging: 'unsure' });

/** The lists to choose from; they run beside the form. */
export const selectOptions = ({ children }: AssignmentSnapshot) => children.options;
/** Why the homework was refused, as a message, or null. */
export function selectRefusal(snapshot: AssignmentSnapshot) {
  const { refusal } = snapshot.context;
  return snapshot.matches('refused') && refusal !== null ? `homework:refused.${refusal}` : null;
}

/** Who was ticked, whether they can be given the homework or not. */
export const selectWished = ({ context }: AssignmentSnapshot) => context.wished;

/** What the pre-check found, student by student. */
export const selectOutcomes = ({ context }: AssignmentSnapshot) => context.outcomes;
/** How far the arranging is, student by student; null before the first answer. */
export const selectProgress = ({ context }: AssignmentSnapshot) => context.progress;
/** How many of the chosen do not get it, since they are not the analyst's any more. */
export const selectNotYours = ({ context: { notYours, progress } }: AssignmentSnapshot) =>
  notYours + (progress?.not_yours ?? 0);

/** Whether those who remain can be assigned, after a refusal. */
export const selectCanAssignRest = (snapshot: AssignmentSnapshot) =>
  snapshot.can({ type: 'rest.assigned' });
/** How many they are. */
export const selectRestCount = ({ context }: AssignmentSnapshot) => assignable(context).length;

/** For whom arranging failed. */
export const selectFailed = ({ context }: AssignmentSnapshot) => failed(context);
/** Why it cannot be tried again, where it failed for somebody and has ended; null where it can. */
export const selectRetryRefusal = (snapshot: AssignmentSnapshot) =>
  snapshot.matches('arranging') || failed(snapshot.context).length === 0
    ? null
    : refusedRetry(snapshot.context, snapshot.context.now);
/** For whom it is being tried again. */
export const selectRetried = (snapshot: AssignmentSnapshot) =>
  snapshot.matches('retrying') ? snapshot.context.retried : nobody;
/** Whether it can be tried again for those for whom it failed. */
export const selectCanRetry = (snapshot: AssignmentSnapshot) =>
  snapshot.can({ type: 'assignment.retried', studentIds: failed(snapshot.context) });
/** Whether what was filled in can be edited again. */
export const selectCanEditAgain = (snapshot: AssignmentSnapshot) =>
  snapshot.can({ type: 'edit.resumed' });
export const selectCanRefresh = (snapshot: AssignmentSnapshot) =>
  snapshot.can({ type: 'status.refreshed' });
export const selectCanClose = (snapshot: AssignmentSnapshot) =>
  snapshot.can({ type: 'dialog.closed' });
export {
  selectAttempts,
  selectDraft,
  selectErrors,
  selectFailure,
  selectValues,
} from '../parts/form/selectors';
