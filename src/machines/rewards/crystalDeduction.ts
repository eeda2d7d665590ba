import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { crystalRow, deductionReason, typedCrystals } from '../../domain/crystals';
import { form } from '../parts/form';

/** How many crystals are to be deducted, and why; who asks for it is proven afterwards [VALID-032 … VALID-034]. */
export const crystalDeduction = form({
  id: 'crystalDeduction',
  scope: { student: crystalRow },
  schema: ({ student }) =>
    z.object({ crystals: typedCrystals(student.crystal_cnt), reason: deductionReason }),
  initial: { crystals: '', reason: '' },
  keepsDraft: true,
});

/** Whose crystals are deducted. */
export const selectDeducted = ({ context }: SnapshotFrom<typeof crystalDeduction>) =>
  context.scope.student;
