import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  openWorkOrder,
  requestWorkOrder,
  unreadCount,
  workOrderList,
} from '../../src/contract/workOrders';
import { toMoment } from '../../src/domain/businessTime';
import { workOrders } from '../../server/db/tables';
import { handleWorkOrder } from '../../server/workOrders/handle';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { toldIn } from './rig/published';
import { addPeople, anna, asAnna, ben } from './scene/people';

const subject_id = 3;
const hour = 3_600_000;
const earlier = (hours: number) => new Date(today.getTime() - hours * hour);
const answer = { fileName: 'guide.pdf', fileUrl: '/files/2' };
const handling = { by: 'Mia', remark: 'It works again.', files: [answer] };

describe.each(databases)('work orders on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  beforeEach(async () => {
    world.clock.set(today);
    const order = {
      ...{ accountId: anna.id, subjectId: subject_id, createdBy: 'Anna' },
      ...{ title: 'A page is empty', files: [{ name: 'screen.png', url: '/files/1' }] },
    };
    await world.database.transact(async (db) => {
      await db.delete(workOrders);
      await db.insert(workOrders).values([
        { ...order, id: 1, code: 'A1', pushedAt: earlier(3) },
        { ...order, id: 2, code: 'A2', pushedAt: earlier(2), isUnread: false },
        {
          ...{ ...order, id: 3, code: 'A3', pushedAt: earlier(9), finishedAt: earlier(1) },
          ...{ handledBy: 'Mia', resultRemark: 'Done.' },
        },
        { ...order, id: 4, code: 'B1', pushedAt: earlier(1), accountId: ben.id },
        { ...order, id: 5, code: 'A5', pushedAt: earlier(1), subjectId: 2 },
      ]);
    });
  });
  const told = toldIn(world, ({ id }, accounts) => ({ accounts, id }));

  const list = (status?: '1' | '2', page = 1, pagesize = 10) =>
    world.ask(
      workOrderList,
      { subject_id, page, pagesize, ...(status === undefined ? {} : { status }) },
      asAnna,
    );
  const open = (sheetCode: string, as = anna.username, server = world.server(0)) =>
    world.send(openWorkOrder, { subject_id, sheetCode }, { as, server });
  const handle = (id: number) =>
    world.database.transact((db) => handleWorkOrder(db, id, handling, world.clock.now()));
  const stored = async (id: number) =>
    (await world.database.query.select().from(workOrders).where(eq(workOrders.id, id)))[0];

  it('[CALL-206] [SCREEN-172] lists the account’s own, unread first, then the newest', async () => {
    const { list: rows, total, as_of } = await list();
    expect(rows.map(({ sheetCode }) => sheetCode)).toEqual(['A1', 'A3', 'A2']);
    expect(total).toBe(3);
    expect(as_of).toBe(toMoment(today));
    const [first, second] = rows;
    expect(first).toEqual({
      ...{ sheetId: 1, sheetCode: 'A1', title: 'A page is empty', createStaffName: 'Anna' },
      ...{ pushTime: toMoment(earlier(3)), sheetStatus: 1, handleStaffName: null },
      ...{ overTime: null, isUnread: 1 },
    });
    const handled = { sheetStatus: 2, handleStaffName: 'Mia', overTime: toMoment(earlier(1)) };
    expect(second).toMatchObject(handled);
  });

  it('[SCREEN-174] [CALL-209] splits them into those in progress and those completed, in pages', async () => {
    const codesOf = async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).list.map(({ sheetCode }) => sheetCode);
    expect(await codesOf('1')).toEqual(['A1', 'A2']);
    expect(await codesOf('2')).toEqual(['A3']);
    expect(await codesOf(undefined, 2, 2)).toEqual(['A2']);
    expect(await list('2', 2, 2)).toMatchObject({ total: 1, counts: { all: 3, 1: 2, 2: 1 } });
  });

  it('[WKO-02] [CALL-207] clears the mark of what is opened; the count falls by one', async () => {
    expect(await world.ask(unreadCount, { subject_id }, asAnna)).toEqual({ count: 2 });
    const { data } = await open('A3');
    expect(openWorkOrder.answer.parse(data)).toMatchObject({
      ...{ sheetCode: 'A3', isUnread: 0, resultRemark: 'Done.' },
      sheetFileList: [{ fileName: 'screen.png', fileUrl: '/files/1' }],
    });
    expect(await world.ask(unreadCount, { subject_id }, asAnna)).toEqual({ count: 1 });
    expect(await stored(3)).toMatchObject({ isUnread: false, resultRemark: 'Done.' });
    await expect.poll(() => told).toEqual([{ accounts: [anna.id], id: 3 }]);
  });

  it('[ENTITY-034] says nothing of how one in progress was handled', async () => {
    const { data } = await open('A1');
    expect(openWorkOrder.answer.parse(data)).toMatchObject({
      ...{ sheetStatus: 1, overTime: null, handleStaffName: null, resultRemark: '' },
    });
  });

  it('opens one that is read already, and changes nothing', async () => {
    const before = await stored(2);
    expect((await open('A2')).code).toBe(codes.success);
    expect(await stored(2)).toEqual(before);
  });

  it.each(['B1', 'A5', 'none'])('opens nothing of others: %s', async (code) => {
    expect((await open(code)).code).toBe(codes.absent);
    expect((await stored(4))?.isUnread).toBe(true);
    expect((await stored(5))?.isUnread).toBe(true);
  });

  it('[WKO-01] completes what is handled, with time, remark and files; the mark stays', async () => {
    await handle(1);
    expect(await stored(1)).toMatchObject({
      ...{ finishedAt: today, handledBy: 'Mia', resultRemark: 'It works again.', isUnread: true },
      files: [
        { name: 'screen.png', url: '/files/1' },
        { name: 'guide.pdf', url: '/files/2' },
      ],
    });
  });

  it('refuses to handle what is handled, or is not there, and changes nothing', async () => {
    const before = await stored(3);
    await expect(handle(3)).rejects.toMatchObject({ code: 'conflict' });
    await expect(handle(99)).rejects.toMatchObject({ code: 'absent' });
    expect(await stored(3)).toEqual(before);
  });

  it('has one winner when two handle the same at once, and loses no opening between them', async () => {
    const [one, other, opened] = await Promise.allSettled([
      handle(1),
      handle(1),
      open('A1', anna.username, world.server(1)),
    ]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(opened).toMatchObject({ value: { code: codes.success } });
    expect(await stored(1)).toMatchObject({ isUnread: false, handledBy: 'Mia' });
  });

  it('a new work order is in progress, read, and its asker’s alone; what it asks must be said', async () => {
    const question = 'A video has no sound';
    const { sheetCode } = await world.ask(requestWorkOrder, { subject_id, question }, asAnna);
    const { data } = await open(sheetCode);
    expect(openWorkOrder.answer.parse(data)).toMatchObject({
      ...{ title: question, createStaffName: anna.realName, pushTime: toMoment(today) },
      ...{ sheetStatus: 1, isUnread: 0, sheetFileList: [] },
    });
    expect((await open(sheetCode, ben.username)).code).toBe(codes.absent);
    const again = await world.ask(requestWorkOrder, { subject_id, question }, asAnna);
    expect(again.sheetCode).not.toBe(sheetCode);
    // News of an older one may still be on its way from the test before.
    const toldOfNew = () => told.filter(({ id }) => ![1, 2, 3, 4, 5].includes(id ?? 0));
    await expect
      .poll(() => toldOfNew().map(({ accounts }) => accounts))
      .toEqual([[anna.id], [anna.id]]);
    const before = (await list()).total;
    for (const wrong of ['', ' ', 'x'.repeat(101)]) {
      const payload = new URLSearchParams({ subject_id: '3', question: wrong });
      expect((await world.post(requestWorkOrder, payload, asAnna)).code).toBe(codes.badPayload);
    }
    const foreign = { subject_id: 99, question };
    expect((await world.send(requestWorkOrder, foreign, asAnna)).code).toBe(codes.forbidden);
    expect((await world.send(requestWorkOrder, { subject_id, question })).code).toBe(
      codes.loginRequired,
    );
    expect((await list()).total).toBe(before);
  });

  it('refuses who is not logged in and a subject of others', async () => {
    const payload = { subject_id, page: 1, pagesize: 10 };
    expect((await world.send(workOrderList, payload)).code).toBe(codes.loginRequired);
    const foreign = { subject_id: 99, sheetCode: 'A1' };
    expect((await world.send(openWorkOrder, foreign, asAnna)).code).toBe(codes.forbidden);
  });
});
