import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { rewardStudents } from '../../contract/rewards';
import {
  coinAccountRow,
  leastReward,
  rewardCoins,
  rewardRemark,
  rewardWays,
} from '../../domain/rewards';
import { form } from '../parts/form';

/** Coins for one student or several, fixed or random, with a remark; the balance was asked for before [ROLE-017]. */
export const coinReward = form({
  id: 'coinReward',
  scope: {
    subject_id: subjectId,
    student_ids: z.array(z.int()),
    /** Those of them that are in sight; the others were ticked on another page. */
    students: z.array(coinAccountRow),
    balance: z.int(),
  },
  schema: ({ balance, student_ids }) =>
    z.object({
      coins: rewardCoins(balance, student_ids.length),
      way: oneOf(rewardWays),
      remark: rewardRemark,
    }),
  initial: { coins: '', way: 'fixed', remark: '' },
  keepsDraft: true,
  saysWhenLeft: false,
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

/** What it costs at least and at most, in coins; null as long as no amount stands there that can be given. */
export function selectCost({ context: { values, scope } }: Snapshot) {
  const { student_ids: ids, balance } = scope;
  if (!rewardCoins(balance, ids.length).safeParse(values.coins).success) return null;
  const each = Number(values.coins);
  const least = values.way === 'random' ? leastReward(each) : each;
  return { least: least * ids.length, most: each * ids.length };
}
