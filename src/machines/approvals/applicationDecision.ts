import { matchesState, type SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { decideApplication } from '../../contract/approvals';
import { oneOf, subjectId } from '../../contract/fields';
import { applicationRow, decisionRemark, decisions } from '../../domain/approvals';
import { form } from '../parts/form';

/** Approves an application, with a remark or without, or rejects it with a reason [CALL-098]. */
export const applicationDecision = form({
  id: 'applicationDecision',
  scope: { subject_id: subjectId, application: applicationRow, decision: oneOf(decisions) },
  schema: ({ decision }) => z.object({ remark: decisionRemark(decision) }),
  initial: { remark: '' },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: decideApplication,
    payload: ({ values: { remark }, scope: { subject_id, application, decision } }) => ({
      ...{ subject_id, application_id: application.application_id, decision, remark },
    }),
  },
});

/** Whether there is nothing to decide any more: somebody was faster, or the server refused the whole. */
export const selectIsOver = (snapshot: SnapshotFrom<typeof applicationDecision>) =>
  snapshot.context.scope.application.status !== 'pending' ||
  (matchesState({ open: 'refused' }, snapshot.value) &&
    Object.keys(snapshot.context.refused).length === 0);

/** What is decided on, and how. */
export const selectDecision = ({ context }: SnapshotFrom<typeof applicationDecision>) =>
  context.scope;
