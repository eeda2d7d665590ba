import { and, eq, type SQL } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import type { AnswerOf } from '../../src/contract/call';
import type { workOrderList } from '../../src/contract/workOrders';
import { toMoment } from '../../src/domain/businessTime';
import { workOrderStatuses } from '../../src/domain/workOrders';
import {
  nextWorkOrder,
  type WorkOrder,
  type workOrder,
} from '../../src/machines/workOrders/workOrder';
import type { Queries } from '../db/database';
import { workOrders } from '../db/tables';
import { lifeCycle, outcomeOf } from '../lifeCycle';
import { absent, Refusal } from '../refusal';
import { publish } from '../socket/publish';
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

/** Lets an event happen to a work order, by the chart workOrder. */
export const happenToOrder = lifeCycle({
  lock: lockOrder,
  next: (row, event: EventFrom<typeof workOrder>) =>
    outcomeOf(nextWorkOrder(livingOrder(row), event)),
  refuse: () => new Refusal('conflict', 'conflict'),
  async store(db, _, { finishedAt, files, ...rest }, { stored }) {
    await db
      .update(workOrders)
      .set({
        ...rest,
        finishedAt: finishedAt === null ? null : new Date(finishedAt),
        files: files.map(({ fileName, fileUrl }) => ({ name: fileName, url: fileUrl })),
      })
      .where(eq(workOrders.id, stored.id));
  },
  tell: (db, _, { id, accountId }) => publish(db, [accountId], { type: 'workOrder.changed', id }),
});

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
    overTime: toMoment(row.finishedAt),
    isUnread: bit(row.isUnread),
  };
}
