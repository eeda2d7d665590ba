import { z } from 'zod';
import { workOrderList } from '../../../../src/contract/workOrders';
import { workOrderDetail } from '../../../../src/machines/workOrders/workOrderDetail';
import { workOrderDetailPaths } from '../../../../src/machines/workOrders/workOrderDetail.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { lost, really, sending } from '../answers';
import { recordAdapter } from '../record';
import { tell } from '../socket';
import type { Walk } from '../adapter';

const subject_id = 2;

/** A work order in progress; it is not unread, so that opening it changes nothing. */
async function orderOf({ world }: Pick<Walk, 'world'>) {
  const asked = { subject_id, status: '1', page: 1, pagesize: 1 } as const;
  const { list } = await createClient(world.address).ask(workOrderList, asked, { as: 'zhou' });
  return z.object({ sheetId: z.number(), sheetCode: z.string() }).parse(list[0]);
}

/** One work order. */
export const detailAdapter = recordAdapter({
  chart: workOrderDetail,
  catalogue: workOrderDetailPaths,
  async enter({ page, world, language }, start) {
    const query = new URLSearchParams({ subject_id: String(subject_id) });
    if (start === 'order') query.set('sheetCode', (await orderOf({ world })).sheetCode);
    await comeBack(page, world, 'zhou', `/workOrders/detail?${query.toString()}`, language);
  },
  events: {
    'socket.received': {
      async trigger(walk: Walk) {
        const { sheetId: id } = await orderOf(walk);
        await tell(walk, 'zhou', { type: 'workOrder.changed', id });
      },
    },
  },
  answers: {
    load: { done: [really], error: [sending({ sheetCode: 'GD0' }), lost] },
  },
});
