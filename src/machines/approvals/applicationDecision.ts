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

/** Approves an application, with a remark or without, or rejects it with a reason [CALL-098]. */
export const applicationDecision = form({
  id: 'applicationDecision',
  scope: {
    ...{ subject_id: subjectId, application: applicationRow, decision: oneOf(decisions) },
    evaluation: z.nullable(evaluation),
  },
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

type Snapshot = SnapshotFrom<typeof applicationDecision>;

/** Refusals after which the same decision would be refused again. */
const finalCodes: readonly number[] = [codes.conflict, codes.absent, codes.forbidden];

/** Whether there is nothing to decide any more: somebody was faster, or this account may not decide. */
export const selectIsOver = ({ context: { scope, failure } }: Snapshot) =>
  !isOpen(scope.application) || (failure !== null && finalCodes.includes(failure.code));

/** What is decided on, and how. */
export const selectDecision = ({ context }: Snapshot) => context.scope;
