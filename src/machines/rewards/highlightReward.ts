import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { rewardHighlights } from '../../contract/highlights';
import { type HighlightRow, highlightRow, payableIds } from '../../domain/highlights';
import { rewardCost, typedReward } from '../../domain/rewards';
import { form } from '../parts/form';
import { coinRenewal } from './coinRenewal';

interface Chosen {
  readonly highlight_ids: readonly number[];
  readonly highlights: readonly HighlightRow[];
}

const payableIn = ({ highlight_ids, highlights }: Chosen) => payableIds(highlight_ids, highlights);

/** Coins for one highlight or several, fixed or random, with a remark; the balance was asked for before [SCREEN-123]. */
export const highlightReward = form({
  id: 'highlightReward',
  scope: {
    subject_id: subjectId,
    highlight_ids: z.array(z.int()),
    /** Those of them that are in sight; the others were ticked on another page. */
    highlights: z.array(highlightRow),
    balance: z.int(),
  },
  schema: ({ balance, ...chosen }) => typedReward(balance, payableIn(chosen).length),
  initial: { coins: '', way: 'fixed', remark: '' },
  renewal: { by: coinRenewal, payload: ({ subject_id }) => ({ subject_id }) },
  keepsDraft: true,
  submit: {
    call: rewardHighlights,
    payload: ({ values: { coins, way, remark }, scope: { subject_id, ...chosen } }) => ({
      ...{ subject_id, highlight_ids: payableIn(chosen), coins: Number(coins), way, remark },
    }),
  },
});

type Snapshot = SnapshotFrom<typeof highlightReward>;

/** What was chosen, and how many coins there are to give. */
export const selectChosen = ({ context: { scope } }: Snapshot) => scope;
/** The highlights that are rewarded, by id. */
export const selectPayable = ({ context: { scope } }: Snapshot) => payableIn(scope);

/** What it costs at least and at most, in coins; null as long as no amount stands there. */
export const selectCost = ({ context: { values, scope } }: Snapshot) =>
  rewardCost(values, { balance: scope.balance, many: payableIn(scope).length });
