import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { rewardCrystals } from '../../contract/crystals';
import { crystalRow, typedCrystals } from '../../domain/crystals';
import { rewardCost, rewardRemark } from '../../domain/rewards';
import { form } from '../parts/form';
import { crystalRenewal } from './crystalRenewal';

/** Crystals for one student or several, each so many, with a remark [ROLE-019]. */
export const crystalReward = form({
  id: 'crystalReward',
  scope: {
    subject_id: subjectId,
    student_ids: z.array(z.int()),
    /** Those of them that are in sight; the others were ticked on another page. */
    students: z.array(crystalRow),
    stock: z.int(),
  },
  schema: ({ stock, student_ids }) =>
    z.object({ crystals: typedCrystals(stock, student_ids.length), remark: rewardRemark }),
  initial: { crystals: '', remark: '' },
  renewal: {
    by: crystalRenewal,
    payload: ({ subject_id }) => ({ subject_id, page: 1, page_size: 1 }),
  },
  keepsDraft: true,
  submit: {
    call: rewardCrystals,
    payload: ({ values: { crystals, remark }, scope: { subject_id, student_ids } }) => ({
      ...{ subject_id, student_ids, crystals: Number(crystals), remark },
    }),
  },
});

type Snapshot = SnapshotFrom<typeof crystalReward>;

/** Who is rewarded, and how many crystals there are to give. */
export const selectRewarded = ({ context: { scope } }: Snapshot) => scope;

/** What it costs in all, in crystals, and how many of them are missing; null as long as no amount stands there. */
export const selectCost = ({ context: { values, scope } }: Snapshot) =>
  rewardCost(
    { coins: values.crystals, way: 'fixed' },
    { balance: scope.stock, many: scope.student_ids.length },
  );
