import { z } from 'zod/mini';
import { day, id, oneOf, subjectId } from '../../contract/fields';
import { coinRecordList } from '../../contract/rewards';
import { type CoinRecord, coinRecordKinds } from '../../domain/rewards';
import { collection } from '../parts/collection';
import { rangeOf } from '../reports/range';

/** What came to the students' coins, newest first: the gold coin details [SCREEN-121, ENTITY-027]. */
export const coinRecordRows = collection({
  id: 'coinRecordRows',
  scope: { subject_id: subjectId, student_id: z.optional(id) },
  filters: {
    kind: z.optional(oneOf(coinRecordKinds)),
    from: z.optional(day),
    to: z.optional(day),
  },
  call: coinRecordList,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...{ ...scope, kind: filters.kind, ...rangeOf(filters) },
    ...{ keyword: search, page, page_size: pageSize },
  }),
  idOf: ({ record_id }: CoinRecord) => record_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});
