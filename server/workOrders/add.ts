import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import type { requestWorkOrder } from '../../src/contract/workOrders';
import { businessDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { workOrders } from '../db/tables';
import { publish } from '../socket/publish';

/** Adds a work order of an account, in progress and without news; returns its code. Within a transaction. */
export async function addOrder(
  db: Queries,
  account: { readonly id: number; readonly realName: string },
  { subject_id: subjectId, question }: PayloadOf<typeof requestWorkOrder>,
  now: Date,
): Promise<string> {
  const [added] = await db
    .insert(workOrders)
    .values({
      ...{ accountId: account.id, createdBy: account.realName, subjectId, title: question },
      ...{ code: randomUUID(), pushedAt: now, files: [], isUnread: false },
    })
    .returning({ id: workOrders.id });
  if (added === undefined) throw new Error('the work order was not stored');
  // The id makes the code unique, also among several of one moment.
  const code = `GD${businessDay(now).replaceAll('-', '')}${String(1000 + added.id)}`;
  await db.update(workOrders).set({ code }).where(eq(workOrders.id, added.id));
  await publish(db, [account.id], { type: 'workOrder.changed', id: added.id });
  return code;
}
