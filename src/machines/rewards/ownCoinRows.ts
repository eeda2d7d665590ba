import { z } from 'zod/mini';
import { day, oneOf, subjectId } from '../../contract/fields';
import { ownCoinList } from '../../contract/ownCoins';
import { type OwnCoinRecord, ownCoinKinds } from '../../domain/ownCoins';
import { collection } from '../parts/collection';
import { rangeOf } from '../reports/range';

/** What happened to the account's own coins, newest first, and who asked for some [ROLE-032 … ROLE-034]. */
export const ownCoinRows = collection({
  id: 'ownCoinRows',
  scope: { subject_id: subjectId },
  filters: {
    kind: z.optional(oneOf(ownCoinKinds)),
    from: z.optional(day),
    to: z.optional(day),
  },
  call: ownCoinList,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...{ ...scope, kind: filters.kind, ...rangeOf(filters) },
    ...{ keyword: search, page, page_size: pageSize },
  }),
  idOf: ({ record_id }: OwnCoinRecord) => record_id,
  exports: true,
  // An agent administrator hears of a request by its message.
  concerns: ({ type }) => type === 'coins.changed' || type === 'message.changed',
});
