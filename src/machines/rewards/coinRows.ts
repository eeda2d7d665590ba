import { z } from 'zod/mini';
import { oneOf, subjectId } from '../../contract/fields';
import { ofClass } from '../../contract/list';
import { coinAccountList, unfreezeCoinAccount } from '../../contract/rewards';
import { type CoinAccountRow, coinAccountSorts, coinAccountStatuses } from '../../domain/rewards';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The coin accounts of the analyst's students [SCREEN-119, CALL-154]. */
export const coinRows = collection({
  id: 'coinRows',
  scope: { subject_id: subjectId },
  filters: { ...ofClass, status: z.optional(oneOf(coinAccountStatuses)) },
  sortable: coinAccountSorts,
  call: coinAccountList,
  payload: asked,
  idOf: ({ student_id }: CoinAccountRow) => student_id,
  exports: true,
  changes: {
    unfrozen: {
      call: unfreezeCoinAccount,
      payload: ({ ids: [student_id = 0], scope }) => ({ ...scope, student_id }),
      told: ({ name, released_cnt }) => ({ name, count: released_cnt }),
      words: { done: 'rewards:thaw.done' },
    },
  },
  concerns: ({ type }) => type === 'student.changed',
});
