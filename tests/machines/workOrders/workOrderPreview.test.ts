import { expect, it } from 'vitest';
import { workOrderPreviewSize } from '../../../src/domain/limits';
import { workOrderPreview } from '../../../src/machines/workOrders/workOrderRows';
import { run } from '../parts/world';

it('[CONST-059] the preview asks for the first few work orders, and no other page can be asked for', async () => {
  const { actor, asked, last } = run(workOrderPreview, { scope: { subject_id: 2 } });
  expect(asked).toMatchObject([{ input: { page: 1, pagesize: workOrderPreviewSize } }]);
  const counts = { all: 9, '1': 4, '2': 5 };
  await last().answer({ list: [], total: 9, counts, as_of: '2026-11-20T14:30:00+08:00' });
  expect(actor.getSnapshot().can({ type: 'page.chosen', page: 2 })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'address.changed', address: { page: '2' } })).toBe(false);
  actor.send({ type: 'socket.received', message: { type: 'workOrder.changed' } });
  expect(asked).toHaveLength(2);
});
