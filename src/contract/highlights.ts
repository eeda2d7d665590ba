import { z } from 'zod/mini';
import {
  highlightKinds,
  highlightOutcome,
  highlightRow,
  highlightStates,
} from '../domain/highlights';
import { grantDays } from '../domain/props';
import { rewardedAtOnce } from '../domain/limits';
import { rewardRemark, rewardWays } from '../domain/rewards';
import { call } from './call';
import { count, oneOf, someIds, subjectId, text } from './fields';
import { amount } from './amount';
import { listAnswer, paging } from './list';

const subject = { subject_id: subjectId };

/** A page of the highlights of the account's students in a subject, newest first [CALL-158, SCREEN-122]. */
export const highlightList = call(
  '/highlights/list',
  {
    ...{ ...subject, keyword: z.optional(text(0, 50)), ...paging },
    kind: z.optional(oneOf(highlightKinds)),
    state: z.optional(oneOf(highlightStates)),
    days: z.optional(oneOf(grantDays)),
  },
  listAnswer(highlightRow),
);

/**
 * Gives coins for highlights, each its own outcome: a highlight is rewarded once, and a frozen account gets nothing.
 * Students who are no longer the account's are counted [ROLE-044]. The account must have what all of them can cost at most [CALL-159, SCREEN-123, CONST-019].
 */
export const rewardHighlights = call(
  '/highlights/reward',
  {
    ...{ ...subject, highlight_ids: someIds(rewardedAtOnce), coins: amount },
    ...{ way: oneOf(rewardWays), remark: rewardRemark },
  },
  { outcomes: z.array(highlightOutcome), not_yours: count, coin_cnt: count },
  { changes: true },
);
