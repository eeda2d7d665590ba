import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { freezeCoinAccount } from '../../contract/rewards';
import { coinAccountRow, freezeReason } from '../../domain/rewards';
import { form } from '../parts/form';
import { accountRenewal } from './accountRenewal';

/** Freezes a student's coin account, with a reason [SCREEN-124, VALID-046]. */
export const coinFreeze = form({
  id: 'coinFreeze',
  scope: { subject_id: subjectId, student: coinAccountRow },
  schema: z.object({ reason: freezeReason }),
  initial: { reason: '' },
  renewal: {
    by: accountRenewal,
    payload: ({ subject_id, student: { student_id } }) => ({
      subject_id,
      student_ids: [student_id],
    }),
  },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: freezeCoinAccount,
    payload: ({ values: { reason }, scope: { subject_id, student } }) => ({
      ...{ subject_id, student_id: student.student_id, reason },
    }),
  },
});

/** Whose account is frozen. */
export const selectFrozen = ({ context }: SnapshotFrom<typeof coinFreeze>) => context.scope.student;
