import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { rewardMessage } from '../../contract/messages';
import { rewardCoins, rewardCost, rewardRemark } from '../../domain/rewards';
import { form } from '../parts/form';
import { coinRenewal } from '../rewards/coinRenewal';

/** Coins for the student of a message, with a remark; the balance was asked for before [SCREEN-171]. */
export const messageReward = form({
  id: 'messageReward',
  scope: {
    subject_id: subjectId,
    message_id: z.int(),
    studentName: z.string(),
    balance: z.int(),
  },
  schema: ({ balance }) => z.object({ coins: rewardCoins(balance), remark: rewardRemark }),
  initial: { coins: '', remark: '' },
  renewal: { by: coinRenewal, payload: ({ subject_id }) => ({ subject_id }) },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: rewardMessage,
    payload: ({ values: { coins, remark }, scope: { subject_id, message_id } }) => ({
      ...{ subject_id, message_id, remark },
      coins: Number(coins),
    }),
  },
});

type Snapshot = SnapshotFrom<typeof messageReward>;

/** Who is rewarded, and how many coins there are to give. */
export const selectReward = ({ context: { scope } }: Snapshot) => scope;

/** What the coins in the field cost; null as long as no amount stands there. */
export const selectCost = ({ context: { values, scope } }: Snapshot) =>
  rewardCost({ coins: values.coins, way: 'fixed' }, { balance: scope.balance, many: 1 });
