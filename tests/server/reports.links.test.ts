import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { classes, classStudents } from '../../server/db/tables';
import { codes } from '../../src/contract/codes';
import {
  endReportLink,
  makeReportLink,
  parentReport,
  reportLink,
  reportRows,
  reportSheets,
} from '../../src/contract/reports';
import { dayLength } from '../../src/domain/businessTime';
import { parentLinkDays } from '../../src/domain/parentLink';
import { databases, worldOf, today } from './rig';
import { createClient } from './rig/client';
import { addAnswers } from './scene/answers';
import { addLessons } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const subject_id = 3;
const student_id = 81001;
const class_id = 871;
const days = { from: '2026-11-05', to: '2026-11-18' };
const asked = { subject_id, student_id, what: 'report', ...days } as const;
const noon = Date.parse('2026-11-18T12:00:00+08:00');
const told = [0, 1, 2, 31].map((back) => ({
  ...{ studentId: student_id, at: new Date(noon - back * dayLength), seconds: 10 },
  isRight: back !== 1,
}));

describe.each(databases)('reports that parents are given on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await addAnswers(world, told);
    await world.database.transact(async (db) => {
      const one = { id: class_id, accountId: anna.id, subjectId: subject_id, grade: 7 };
      // And a class of another subject, which reports of this one do not tell of.
      const other = { ...one, id: class_id + 1, subjectId: 2, name: 'Class B' };
      await db.insert(classes).values([{ ...one, name: 'Class A' }, other]);
      const people = [student_id, 81002, 81010];
      await db
        .insert(classStudents)
        .values([
          ...people.map((studentId) => ({ classId: class_id, studentId })),
          { classId: other.id, studentId: student_id },
        ]);
    });
  });
  const keyIn = (link: { address: string } | null) =>
    new URL(link?.address ?? 'http://none').searchParams.get('link') ?? '';
  const read = (link: string) => world.send(parentReport, { link }, {});

  it('[ROLE-005] a report is read by a link without an account, until it is taken back', async () => {
    expect(await world.ask(reportLink, asked, asAnna)).toEqual({ link: null });
    const { link } = await world.ask(makeReportLink, asked, asAnna);
    expect(await world.ask(makeReportLink, asked, { as: ben.username })).toEqual({ link });
    const { data } = await read(keyIn(link));
    const schooling = {
      username: 'sc01',
      grade: expect.any(Number),
      school: 'Harbour Campus',
      classes: [{ name: 'Class A', teacher: 'Anna Abel' }],
    };
    expect(data).toMatchObject({
      subject_id,
      what: 'report',
      sheet: { name: '张子涵', schooling },
    });
    expect((await world.ask(reportLink, asked, asAnna)).link?.opened).toBe(1);
    const other = { ...asked, what: 'analysis' } as const;
    expect(await world.ask(reportLink, other, asAnna)).toEqual({ link: null });
    expect((await read(`${keyIn(link)}x`)).code).toBe(codes.absent);
    for (const call of [reportLink, makeReportLink, endReportLink]) {
      const strange = await world.send(call, asked, { as: carl.username, requestId: randomUUID() });
      expect(strange.code).not.toBe(codes.success);
    }
    await world.ask(endReportLink, asked, asAnna);
    expect((await read(keyIn(link))).code).toBe(codes.absent);
  });

  it('ends after 30 days', async () => {
    const { link } = await world.ask(makeReportLink, asked, asAnna);
    const end = today.getTime() + parentLinkDays * dayLength;
    world.clock.set(new Date(end - 1000));
    expect((await read(keyIn(link))).code).toBe(codes.success);
    world.clock.set(new Date(end));
    expect((await read(keyIn(link))).code).toBe(codes.absent);
    // Whoever logs in then is not handed it again: there is none, and the next one is another.
    const client = createClient(world.server(0));
    expect(await client.ask(reportLink, asked, asAnna)).toEqual({ link: null });
    const next = await client.ask(makeReportLink, asked, asAnna);
    expect(keyIn(next.link)).not.toBe(keyIn(link));
    world.clock.set(today);
  });

  it('has the same totals as the report on the screen, in weeks where days are many', async () => {
    const usual = { subject_id, student_id, days: '7', page: 1, page_size: 50 } as const;
    for (const [range, keys] of [
      [days, ['2026-11-16', '2026-11-17', '2026-11-18']],
      [{ ...days, from: '2026-10-17' }, ['2026-10-17', '2026-11-16']],
    ] as const) {
      const { totals } = await world.ask(reportRows, { ...usual, ...range, view: 'daily' }, asAnna);
      const { list } = await world.ask(reportSheets, { ...asked, ...range }, asAnna);
      expect(list).toMatchObject([{ student_id, totals }]);
      const [daily] = list[0]?.parts ?? [];
      expect(daily?.rows.map(({ key }) => key)).toEqual(keys);
    }
  });

  it('prints a class with one sheet a student whom the account sees', async () => {
    const ofClass = { subject_id, class_id, what: 'report', ...days } as const;
    const { list } = await world.ask(reportSheets, ofClass, asAnna);
    expect(list.map((sheet) => sheet.student_id).toSorted()).toEqual([student_id, 81002]);
    expect(list.map(({ schooling }) => schooling.classes.length)).toEqual([1, 1]);
    const strange = await world.send(reportSheets, ofClass, { as: carl.username });
    expect(strange.code).not.toBe(codes.success);
    const none = { ...ofClass, class_id: undefined };
    expect((await world.send(reportSheets, none, asAnna)).code).toBe(codes.absent);
    const wrong = { subject_id: '3', class_id: '871', what: 'report', from: '2026-11-20' };
    const form = new URLSearchParams({ ...wrong, to: '2026-11-18' });
    expect((await world.post(reportSheets, form, asAnna)).code).toBe(codes.badPayload);
  });
});
