import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { decideApplications } from '../../contract/approvals';
import { subjectId } from '../../contract/fields';
import { applicationRow, openAmong, sharedDecision } from '../../domain/approvals';
import { form } from '../parts/form';

/** One decision for several applications, each with a result of its own [CALL-098]. */
export const applicationsDecision = form({
  id: 'applicationsDecision',
  scope: {
    subject_id: subjectId,
    application_ids: z.array(z.int()),
    /** Those of them that are in sight; the others were ticked on another page. */
    applications: z.array(applicationRow),
  },
  schema: () => sharedDecision,
  initial: { decision: 'approved', remark: '' },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: decideApplications,
    payload: ({ values: { decision, remark }, scope }) => ({
      ...{ subject_id: scope.subject_id, decision, remark },
      application_ids: openAmong(scope.application_ids, scope.applications),
    }),
  },
});

type Snapshot = SnapshotFrom<typeof applicationsDecision>;

/** What is decided on. */
export const selectTicked = ({ context: { scope } }: Snapshot) => scope;

/** Which way, as it is chosen now. */
export const selectWay = ({ context: { values } }: Snapshot) =>
  values.decision === 'rejected' ? 'rejected' : 'approved';
