import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { rewardStudents } from '../../contract/rewards';
import { coinAccountRow, rewardCost, typedReward } from '../../domain/rewards';
import { form } from '../parts/form';
import { coinRenewal } from './coinRenewal';

/** Coins for one student or several, fixed or random, with a remark; the balance was asked for before [ROLE-017]. */
export const coinReward = form({
  id: 'coinReward',
  scope: {
    subject_id: subjectId,
    student_ids: z.array(z.int()),
    /** Those of them who are known by name. */
    students: z.array(coinAccountRow),
    balance: z.int(),
  },
  schema: ({ balance, student_ids }) => typedReward(balance, student_ids.length),
  initial: { coins: '', way: 'fixed', remark: '' },
  renewal: { by: coinRenewal, payload: ({ subject_id }) => ({ subject_id }) },
  keepsDraft: true,
  submit: {
    call: rewardStudents,
    payload: ({ values: { coins, way, remark }, scope: { subject_id, student_ids } }) => ({
      ...{ subject_id, student_ids, coins: Number(coins), way, remark },
    }),
  },
});

type Snapshot = SnapshotFrom<typeof coinReward>;

/** Who is rewarded, and how many coins there are to give. */
export const selectRewarded = ({ context: { scope } }: Snapshot) => scope;

/** What it costs at least and at most, in coins; null as long as no amount stands there. */
export const selectCost = ({ context: { values, scope } }: Snapshot) =>
  rewardCost(values, { balance: scope.balance, many: scope.student_ids.length });
