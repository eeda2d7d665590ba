import { businessDay, dayLength } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { demonstrationFile } from '../files/demonstration';
import { accounts, colleagues } from './content/accounts';
import type { Account } from './content/types';
import { type WorkOrder, workOrders } from './content/workOrders';
import { insertAll } from './insert';

const hour = 3_600_000;

/** Who answers at the service desk, in turn. */
const handlerOf = (at: number) => colleagues[at % colleagues.length]?.name ?? '';

type WorkOrderRow = typeof tables.workOrders.$inferInsert;

/** What became of a work order. */
function outcomeOf(answer: WorkOrder['answer'], pushedAt: Date, at: number) {
  if (answer === null) return { files: [] };
  return {
    finishedAt: new Date(pushedAt.getTime() + answer.afterHours * hour),
    handledBy: handlerOf(at),
    resultRemark: answer.remark,
    files: answer.files.map((name) => ({ name, url: demonstrationFile(name) })),
  };
}

function rowOf(order: WorkOrder, at: number, sender: Account, now: Date): WorkOrderRow {
  const pushedAt = new Date(now.getTime() - order.daysAgo * dayLength);
  return {
    accountId: sender.id,
    createdBy: sender.name,
    subjectId: order.subjectId,
    code: `GD${businessDay(pushedAt).replaceAll('-', '')}${String(900 - at)}`,
    title: order.title,
    pushedAt,
    isUnread: order.unread,
    ...outcomeOf(order.answer, pushedAt, at),
  };
}

/** What Zhou has asked the service desk, and what became of it. */
export async function fillWorkOrders(db: Queries, now: Date): Promise<void> {
  const sender = accounts.find(({ username }) => username === 'zhou');
  if (sender === undefined) return;
  await insertAll(
    db,
    tables.workOrders,
    workOrders.map((order, at) => rowOf(order, at, sender, now)),
  );
}
