import { and, eq, type SQL } from 'drizzle-orm';
import type { AnswerOf } from '../../src/contract/call';
import type { workOrderList } from '../../src/contract/workOrders';
import { toMoment } from '../../src/domain/businessTime';
import { workOrderStatuses } from '../../src/domain/workOrders';
import type { WorkOrder } from '../../src/machines/workOrders/workOrder';
import type { Queries } from '../db/database';
import { workOrders } from '../db/tables';
import { absent } from '../refusal';
import { bit } from '../wire';

export type StoredOrder = typeof workOrders.$inferSelect;

/** The work orders of an account in a subject. */
export function ownOrders(accountId: number, subjectId: number): SQL | undefined {
  return and(eq(workOrders.accountId, accountId), eq(workOrders.subjectId, subjectId));
}

/** The one work order of a condition, locked until the transaction ends; absent where there is none. */
export async function lockOrder(db: Queries, condition: SQL | undefined): Promise<StoredOrder> {
  const [row] = await db.select().from(workOrders).where(condition).for('update');
  if (row === undefined) throw absent();
  return row;
}

/** A stored work order as its life cycle reads it. */
export function livingOrder(row: StoredOrder): WorkOrder {
  return {
    finishedAt: row.finishedAt?.toISOString() ?? null,
    handledBy: row.handledBy,
    resultRemark: row.resultRemark,
    files: row.files.map(({ name, url }) => ({ fileName: name, fileUrl: url })),
    isUnread: row.isUnread,
  };
}

/** Writes what has become of a work order. */
export async function storeOrder(db: Queries, id: number, order: WorkOrder): Promise<void> {
  const { finishedAt, files, ...rest } = order;
  await db
    .update(workOrders)
    .set({
      ...rest,
      finishedAt: finishedAt === null ? null : new Date(finishedAt),
      files: files.map(({ fileName, fileUrl }) => ({ name: fileName, url: fileUrl })),
    })
    .where(eq(workOrders.id, id));
}

/** A work order as lists show it [ENTITY-034]. */
export function shownOrder(row: StoredOrder): AnswerOf<typeof workOrderList>['list'][number] {
  return {
    sheetId: row.id,
    sheetCode: row.code,
    title: row.title,
    createStaffName: row.createdBy,
    pushTime: toMoment(row.pushedAt),
    sheetStatus:
      row.finishedAt === null ? workOrderStatuses.inProgress : workOrderStatuses.completed,
    handleStaffName: row.handledBy,
    overTime: row.finishedAt === null ? null : toMoment(row.finishedAt),
    isUnread: bit(row.isUnread),
  };
}
