import { eq } from 'drizzle-orm';
import type { WorkOrderFile } from '../../src/domain/workOrders';
import { nextWorkOrder } from '../../src/machines/workOrders/workOrder';
import type { Queries } from '../db/database';
import { workOrders } from '../db/tables';
import { Refusal } from '../refusal';
import { publish } from '../socket/publish';
import { livingOrder, lockOrder, storeOrder } from './stored';

/** How the service desk has handled a work order. */
export interface Handling {
  readonly by: string;
  readonly remark: string;
  readonly files: readonly WorkOrderFile[];
}

/**
 * The service desk has handled a work order; within a transaction [WKO-01]. Whoever asked for it is told.
 * Throws Refusal where it is handled already, or there is none.
 */
export async function handleWorkOrder(
  db: Queries,
  id: number,
  handling: Handling,
  now: Date,
): Promise<void> {
  const row = await lockOrder(db, eq(workOrders.id, id));
  const next = nextWorkOrder(livingOrder(row), {
    type: 'order.handled',
    at: now.toISOString(),
    ...handling,
  });
  if (next === null) throw new Refusal('conflict', 'conflict');
  await storeOrder(db, id, next);
  await publish(db, [row.accountId], { type: 'workOrder.changed', id });
}
