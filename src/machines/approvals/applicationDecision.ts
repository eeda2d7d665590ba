import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { decideApplication } from '../../contract/approvals';
import { codes } from '../../contract/codes';
import { oneOf, subjectId } from '../../contract/fields';
import {
  applicationRow,
  decisionRemark,
  decisions,
  evaluation,
  isOpen,
} from '../../domain/approvals';
import { form } from '../parts/form';
import { applicationRenewal } from './applicationRenewal';

/** Approves an application, with a remark or without, or rejects it with a reason [CALL-098]. */
export const applicationDecision = form({
  id: 'applicationDecision',
  scope: {
    ...{ subject_id: subjectId, application: applicationRow, decision: oneOf(decisions) },
    evaluation: z.nullable(evaluation),
  },
  schema: ({ decision }) => z.object({ remark: decisionRemark(decision) }),
  initial: { remark: '' },
  renewal: {
    by: applicationRenewal,
    payload: ({ subject_id, application: { application_id } }) => ({ subject_id, application_id }),
  },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: decideApplication,
    payload: ({ values: { remark }, scope: { subject_id, application, decision } }) => ({
      ...{ subject_id, application_id: application.application_id, decision, remark },
    }),
  },
});

type Snapshot = SnapshotFrom<typeof applicationDecision>;

/** Refusals after which the same decision would be refused again. */
const finalCodes: readonly number[] = [codes.conflict, codes.absent, codes.forbidden];

/** Whether the server has said that nothing can be decided any more. */
const selectIsRefused = ({ context: { failure } }: Snapshot) =>
  failure !== null && finalCodes.includes(failure.code);

/** Whether there is nothing to decide any more: somebody was faster, or this account may not decide. */
export const selectIsOver = (snapshot: Snapshot) =>
  !isOpen(snapshot.context.scope.application) || selectIsRefused(snapshot);

/** Which way somebody else has decided; null where nobody has, and where the refusal says so. */
export const selectOvertaken = (snapshot: Snapshot) => {
  const { status } = snapshot.context.scope.application;
  return selectIsRefused(snapshot) || status === 'evaluating' || status === 'pending'
    ? null
    : status;
};

/** What is decided on, and how. */
export const selectDecision = ({ context }: Snapshot) => context.scope;
