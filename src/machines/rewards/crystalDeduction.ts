import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { crystalRow, deductionReason, typedCrystals } from '../../domain/crystals';
import { form } from '../parts/form';
import { deductionRenewal, heldBy } from './deductionRenewal';

/** How many crystals are to be deducted, and why; who asks for it is proven afterwards [VALID-032 … VALID-034]. */
export const crystalDeduction = form({
  id: 'crystalDeduction',
  scope: { subject_id: subjectId, student: crystalRow },
  schema: ({ student }) =>
    z.object({ crystals: typedCrystals(student.crystal_cnt), reason: deductionReason }),
  initial: { crystals: '', reason: '' },
  renewal: {
    by: deductionRenewal,
    payload: ({ subject_id, student }) => heldBy(subject_id, student.student_id),
  },
  keepsDraft: true,
});

/** Whose crystals are deducted. */
export const selectDeducted = ({ context }: SnapshotFrom<typeof crystalDeduction>) =>
  context.scope.student;
