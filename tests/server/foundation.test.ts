import { setTimeout } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  foundationQuotas,
  foundationRecord,
  modeRecords,
  restartFoundation,
  switchFoundationMode,
} from '../../src/contract/foundation';
import { startOfMonth } from '../../src/domain/businessTime';
import type { Mode } from '../../src/domain/foundation';
import { confirmRestart, regrade } from '../../server/foundation/learning';
import {
  activities,
  foundationRounds,
  foundations,
  listings,
  modeSwitches,
  students,
} from '../../server/db/tables';
import type { Queries } from '../../server/db/database';
import { lockStudent } from '../../server/students/seen';
import { goOnWithFoundations } from '../../server/world/foundationLife';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { addPeople, anna, asAnna, ben, carl, people } from './scene/people';

/** Anna's students of grade 7, and the one who is not supervised. */
const [first, second, unsupervised] = [81001, 81003, 81007];
const of = (student_id: number) => ({ subject_id: 3, student_id });
const lastMonth = new Date('2026-10-20T19:00:00+08:00');

function studied(studentId: number, at: Date) {
  return { studentId, kind: 'video', module: 'foundation', seconds: 60, at };
}

it('[CONST-047] a month of the business begins at midnight in Shanghai', () => {
  const at = (text: string) => new Date(text);
  expect(startOfMonth(at('2026-11-30T23:59:59+08:00'))).toEqual(at('2026-11-01T00:00:00+08:00'));
  expect(startOfMonth(at('2026-11-30T16:00:00Z'))).toEqual(at('2026-12-01T00:00:00+08:00'));
  expect(startOfMonth(at('2026-01-10T10:00:00+08:00'), -1)).toEqual(
    at('2025-12-01T00:00:00+08:00'),
  );
});

describe.each(databases)('foundations on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  beforeEach(async () => {
    const ids = people.map(({ id }) => id);
    await world.database.transact(async (db) => {
      await db.delete(modeSwitches);
      await db.delete(foundations);
      await db.delete(foundationRounds).where(inArray(foundationRounds.studentId, ids));
      await db.delete(activities).where(inArray(activities.studentId, ids));
      const begun = { foundationType: '70', foundationRound: 2, foundationLevel: 4, grade: 7 };
      await db.update(students).set(begun).where(inArray(students.id, ids));
      // Three of grade 7 were active last month: one place in mode 30, two in mode 50.
      await db
        .insert(activities)
        .values([
          studied(first, lastMonth),
          studied(first, lastMonth),
          studied(second, lastMonth),
          studied(81002, lastMonth),
          studied(81009, today),
          studied(81004, new Date('2026-09-30T23:59:59+08:00')),
        ]);
    });
  });

  const change = (id: number, columns: Partial<typeof students.$inferInsert>) =>
    world.database.transact((db) => db.update(students).set(columns).where(eq(students.id, id)));
  const record = (id: number) => world.ask(foundationRecord, of(id), asAnna);
  const switchTo = (mode: Mode, id = first, server = world.server(0)) =>
    world.send(switchFoundationMode, { ...of(id), mode }, { ...asAnna, server });

  it('[CALL-167, ENTITY-030, ENTITY-036] tells where a foundation stands', async () => {
    expect(await record(first)).toMatchObject({
      ...{ status: 'active', mode: 70, next_mode: null, round: 2, level: 4, progress: 0 },
      ...{ grade: 7, is_supervised: true },
      quotas: [
        { mode: 30, active_count: 3, proportion: 0.3, limit: 1, allocated_count: 0 },
        { mode: 50, active_count: 3, proportion: 0.5, limit: 2, allocated_count: 0 },
      ],
    });
    expect((await record(unsupervised)).is_supervised).toBe(false);
  });

  it('[CALL-163, ENTITY-036, CONST-045, CONST-047] counts last month’s active students once each', async () => {
    const { list } = await world.ask(foundationQuotas, { subject_id: 3 }, asAnna);
    const seventh = list.filter(({ grade }) => grade === 7);
    expect(seventh).toMatchObject([
      { mode: 30, active_count: 3, proportion: 0.3, limit: 1 },
      { mode: 50, active_count: 3, proportion: 0.5, limit: 2 },
    ]);
    expect(list.filter(({ mode }) => mode === 30).map(({ grade }) => grade)).toEqual([7, 8, 9]);
    expect(list.filter(({ mode }) => mode === 50).map(({ grade }) => grade)).toEqual([6, 7, 8, 9]);
  });

  it('[CALL-162, FRS-01, FRS-04, FRS-05] restarts by analyst, student and grading', async () => {
    const assigned = await world.ask(restartFoundation, of(first), asAnna);
    expect(assigned).toEqual({ status: 'awaitingStudent' });
    const twice = await world.send(restartFoundation, of(first), asAnna);
    expect(twice).toMatchObject({ code: codes.conflict, data: { status: 'awaitingStudent' } });
    expect(twice.message).toMatch(/waiting for the student/);
    await world.database.transact((db) => confirmRestart(db, first, today));
    expect((await record(first)).status).toBe('regrading');
    await world.database.transact((db) => regrade(db, first, 3, today));
    expect(await record(first)).toMatchObject({ status: 'active', round: 3, level: 3 });
  });

  it('[FRS-02, ROLE-061] assigns none to who is not supervised, and says so', async () => {
    const refused = await world.send(restartFoundation, of(unsupervised), asAnna);
    expect(refused.code).toBe(codes.forbidden);
    expect(refused.message).toMatch(/not supervised/);
    expect((await record(unsupervised)).status).toBe('active');
  });

  it('[FRS-02, ROLE-061] assigns none to who ceases to be supervised while the restart waits for its turn', async () => {
    const become = (db: Queries, kind: 'formal' | 'nonSupervised') =>
      db
        .update(listings)
        .set({ kind })
        .where(and(eq(listings.accountId, anna.id), eq(listings.studentId, first)));
    const asked: ReturnType<typeof assign>[] = [];
    const assign = () => world.send(restartFoundation, of(first), asAnna);
    await world.database.transact(async (db) => {
      await lockStudent(db, first);
      await become(db, 'nonSupervised');
      asked.push(assign());
      await setTimeout(300);
    });
    const [reply] = await Promise.all(asked);
    await world.database.transact((db) => become(db, 'formal'));
    expect(reply?.code).toBe(codes.forbidden);
  });

  it('[FRS-04, FRS-05] the demonstration’s students confirm and are graded, a step at a time', async () => {
    await world.ask(restartFoundation, of(first), asAnna);
    const statuses: string[] = [];
    for (const _ of ['confirmed', 'graded', 'nothing to do']) {
      await world.database.transact((db) => goOnWithFoundations(db, today));
      statuses.push((await record(first)).status);
    }
    expect(statuses).toEqual(['regrading', 'active', 'active']);
    expect(await record(first)).toMatchObject({ round: 3, level: 4 });
  });

  it('[CALL-164, CALL-168, FMD-07, FMD-10] an easier mode starts anew, and the switch is on record', async () => {
    const answer = await world.ask(switchFoundationMode, { ...of(first), mode: 50 }, asAnna);
    expect(answer).toEqual({ status: 'regrading', rule: 'resetsProgress' });
    expect(await record(first)).toMatchObject({ mode: 70, next_mode: 50, level: 1, progress: 0 });
    expect((await world.ask(modeRecords, of(first), asAnna)).list).toEqual([]);
    await world.database.transact((db) => regrade(db, first, 2, today));
    expect(await record(first)).toMatchObject({ mode: 50, next_mode: null, level: 2, round: 2 });
    const { list } = await world.ask(modeRecords, of(first), asAnna);
    const switched = { from_mode: 70, to_mode: 50, rule: 'resetsProgress', by: 'Anna Abel' };
    expect(list).toEqual([{ ...switched, at: '2026-11-18T10:00:00+08:00' }]);
  });

  it('[FMD-08] a harder mode inherits the level', async () => {
    const answer = await world.ask(switchFoundationMode, { ...of(first), mode: 90 }, asAnna);
    expect(answer.rule).toBe('inheritsLevel');
    expect(await record(first)).toMatchObject({ next_mode: 90, level: 4 });
  });

  it.each([
    [50, 5],
    [30, 6],
    [30, 10],
  ] as const)(
    '[FMD-02, VALID-101, VALID-102] refuses mode %i to grade %i with the rule',
    async (mode, grade) => {
      await change(first, { grade });
      const refused = await switchTo(mode);
      expect(refused.code).toBe(codes.conflict);
      expect(refused.message).toContain(`Mode ${mode} is for grades`);
      expect((await record(first)).status).toBe('active');
    },
  );

  it.each([
    [50, [6, 7, 8, 9]],
    [30, [7, 8, 9]],
    [70, [1, 5, 6, 7, 8, 9, 10, 12]],
  ] as const)(
    '[VALID-101] [VALID-102] [VALID-103] [VALID-104] [VALID-105] mode %i is given to grades %j, and to no other one',
    async (mode, allowed) => {
      const given: number[] = [];
      for (const grade of [1, 5, 6, 7, 8, 9, 10, 12]) {
        // Those who were active last month make places in the grade.
        for (const id of [first, second, 81002]) {
          await change(id, { grade, foundationType: '90' });
          await world.database.transact((db) =>
            db.delete(foundations).where(eq(foundations.studentId, id)),
          );
        }
        const { code } = await switchTo(mode);
        if (code === codes.success) given.push(grade);
        else expect(code).toBe(codes.conflict);
      }
      expect(given).toEqual(allowed);
    },
  );

  it('[CONST-046] of nine active students three may be in mode 30, and five in mode 50', async () => {
    const nine = people
      .map(({ id }) => id)
      .filter((id) => id !== 81010)
      .slice(0, 9);
    await world.database.transact(async (db) => {
      await db.update(students).set({ grade: 8 }).where(inArray(students.id, nine));
      await db.delete(activities).where(inArray(activities.studentId, nine));
      await db.insert(activities).values(nine.map((id) => studied(id, lastMonth)));
    });
    const { list } = await world.ask(foundationQuotas, { subject_id: 3 }, asAnna);
    expect(list.filter(({ grade }) => grade === 8)).toMatchObject([
      { mode: 30, active_count: 9, limit: 3 },
      { mode: 50, active_count: 9, limit: 5 },
    ]);
  });

  it('[FMD-03] refuses a mode without a place left, with the quota', async () => {
    await change(second, { foundationType: '30' });
    const refused = await switchTo(30);
    expect(refused).toMatchObject({ code: codes.conflict, data: { limit: 1, allocated: 1 } });
    expect(refused.message).toContain('1 of 1');
    expect((await switchTo(50)).code).toBe(codes.success);
  });

  it('[FMD-03] gives the last place away once, however many ask at once', async () => {
    const rivals = [first, second, 81002, 81009];
    const replies = await Promise.all(
      rivals.map((id, index) => switchTo(30, id, world.server(index))),
    );
    const codesOf = replies.map(({ code }) => code);
    expect(codesOf.filter((code) => code === codes.success)).toHaveLength(1);
    expect(codesOf.filter((code) => code === codes.conflict)).toHaveLength(rivals.length - 1);
    expect(await world.database.query.select().from(modeSwitches)).toHaveLength(1);
  });

  it('shows the switches of the past year only, newest first', async () => {
    const at = (date: string) => new Date(`${date}T10:00:00+08:00`);
    const usual = { studentId: first, accountId: anna.id, rule: 'inheritsLevel' };
    await world.database.transact((db) =>
      db.insert(modeSwitches).values([
        { ...usual, fromMode: 30, toMode: 50, at: at('2025-11-17') },
        { ...usual, fromMode: 50, toMode: 70, at: at('2025-11-18') },
        { ...usual, fromMode: 70, toMode: 90, at: at('2026-11-01') },
      ]),
    );
    const { list } = await world.ask(modeRecords, of(first), asAnna);
    expect(list.map(({ to_mode }) => to_mode)).toEqual([90, 70]);
  });

  it('the mode that the student is in is no other one', async () => {
    const refused = await switchTo(70);
    expect(refused.code).toBe(codes.conflict);
    expect(refused.message).toMatch(/in this mode already/);
  });

  it('is absent for others, and where there is no foundation', async () => {
    for (const call of [foundationRecord, modeRecords, restartFoundation]) {
      const as = carl.username;
      expect((await world.send(call, of(first), { as })).code, call.path).toBe(codes.absent);
    }
    const others = { ...of(second), mode: 90 } as const;
    const byBen = await world.send(switchFoundationMode, others, { as: ben.username });
    expect(byBen.code).toBe(codes.absent);
    await change(first, { foundationType: null });
    expect((await switchTo(90)).code).toBe(codes.absent);
    expect((await world.send(foundationRecord, of(first), asAnna)).code).toBe(codes.absent);
  });
});
