import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { deductCrystals } from '../../contract/crystals';
import { loginForm } from '../../domain/account';
import { crystalRow } from '../../domain/crystals';
import { form } from '../parts/form';
import { deductionRenewal, heldBy } from './deductionRenewal';

/** Deducts crystals once username and password are given [VALID-035, ROLE-100]. */
export const crystalSecurity = form({
  id: 'crystalSecurity',
  scope: {
    ...{ subject_id: subjectId, student: crystalRow },
    ...{ crystals: z.int(), reason: z.string() },
  },
  schema: loginForm,
  initial: { uname: '', password: '' },
  renewal: {
    by: deductionRenewal,
    payload: ({ subject_id, student }) => heldBy(subject_id, student.student_id),
  },
  submit: {
    call: deductCrystals,
    payload: ({ values, scope: { subject_id, student, crystals, reason } }) => ({
      ...{ subject_id, student_id: student.student_id, crystals, reason, ...values },
      crystal_cnt: student.crystal_cnt,
    }),
  },
});

/** What is about to be deducted, from whom, and why. */
export const selectDeduction = ({ context }: SnapshotFrom<typeof crystalSecurity>) => context.scope;
