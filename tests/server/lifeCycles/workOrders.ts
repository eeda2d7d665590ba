import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { openWorkOrder } from '../../../src/contract/workOrders';
import { workOrder } from '../../../src/machines/workOrders/workOrder';
import { workOrderPaths } from '../../../src/machines/workOrders/workOrder.paths';
import { workOrders } from '../../../server/db/tables';
import { handleWorkOrder } from '../../../server/workOrders/handle';
import { livingOrder } from '../../../server/workOrders/stored';
import { today, type TestWorld } from '../rig';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, outcomeOf, outcomeOfWork } from './lifeCycle';

const order = { id: 8401, code: 'GD8401', subjectId: 3 };
const as = anna.username;

const files = z.array(z.object({ fileName: z.string(), fileUrl: z.string() }));
const handled = z.object({
  finishedAt: z.string().nullable(),
  handledBy: z.string().nullable(),
  resultRemark: z.string().nullable(),
  files,
});
const handling = z.object({ by: z.string(), remark: z.string(), files });

async function row({ database }: TestWorld) {
  const [found] = await database.query.select().from(workOrders).where(eq(workOrders.id, order.id));
  if (found === undefined) throw new Error('the work order is gone');
  return found;
}

export const workOrderLife: LifeCycle = {
  chart: workOrder,
  catalogue: workOrderPaths,
  async prepare(world) {
    await addPeople(world);
    const sent = { title: 'A page is empty', createdBy: 'Anna', pushedAt: today, files: [] };
    await world.database.transact((db) =>
      db.insert(workOrders).values({ ...order, accountId: anna.id, ...sent }),
    );
  },
  async put({ database }, state) {
    const { finishedAt, files: sent, ...rest } = handled.parse(state.context);
    const change = {
      ...rest,
      finishedAt: finishedAt === null ? null : new Date(finishedAt),
      files: sent.map(({ fileName, fileUrl }) => ({ name: fileName, url: fileUrl })),
      isUnread: state.matches({ read: 'unread' }),
    };
    await database.transact((db) =>
      db.update(workOrders).set(change).where(eq(workOrders.id, order.id)),
    );
  },
  stored: row,
  async standing(world) {
    const { finishedAt, isUnread } = await row(world);
    return {
      status: finishedAt === null ? 'inProgress' : 'completed',
      read: isUnread ? 'unread' : 'read',
    };
  },
  async facts(world) {
    const { handledBy, resultRemark, files: sent } = livingOrder(await row(world));
    return { handledBy, resultRemark, files: sent };
  },
  events: {
    async 'order.opened'(world, _, server) {
      const payload = { subject_id: order.subjectId, sheetCode: order.code };
      const outcome = outcomeOf(await world.send(openWorkOrder, payload, { as, server }));
      // Whoever opens it again reads it again.
      return outcome.did === 'done' ? { did: 'nothing' } : outcome;
    },
    async 'order.handled'({ database, clock }, event) {
      const how = handling.parse(event);
      return outcomeOfWork(
        database.transact((db) => handleWorkOrder(db, order.id, how, clock.now())),
      );
    },
  },
};
