import { z } from 'zod/mini';
import { checkDays } from '../domain/moment';
import { ownCoinKinds, ownCoinRecord } from '../domain/ownCoins';
import { call } from './call';
import { day, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

/**
 * A page of what happened to the account's own coins, newest first, with the requests for coins: an agent
 * administrator's are those that its analysts sent [ROLE-032 … ROLE-034].
 */
export const ownCoinList = call(
  '/coins/own',
  {
    ...{ subject_id: subjectId, keyword: z.optional(text(0, 50)), ...paging },
    kind: z.optional(oneOf(ownCoinKinds)),
    /** Both days belong to it. */
    from: z.optional(day),
    to: z.optional(day),
  },
  listAnswer(ownCoinRecord),
  { rule: checkDays },
);
