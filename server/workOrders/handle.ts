import { eq } from 'drizzle-orm';
import type { WorkOrderFile } from '../../src/domain/workOrders';
import type { Queries } from '../db/database';
import { workOrders } from '../db/tables';
import { happenToOrder } from './stored';

/** How the service desk has handled a work order. */
export interface Handling {
  readonly by: string;
  readonly remark: string;
  readonly files: readonly WorkOrderFile[];
}

/** The service desk has handled a work order; within a transaction [WKO-01]. Throws Refusal where it is handled already. */
export async function handleWorkOrder(
  db: Queries,
  id: number,
  handling: Handling,
  now: Date,
): Promise<void> {
  const event = { type: 'order.handled', at: now.toISOString(), ...handling } as const;
  await happenToOrder(db, eq(workOrders.id, id), event);
}
