import { eq, inArray, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  adjustHealth,
  bookVersions,
  foundationOfStudent,
  healthStat,
  openSmartMode,
  setTraceMode,
  smartModeInfo,
  traceModeInfo,
} from '../../src/contract/foundation';
import { toMoment } from '../../src/domain/businessTime';
import {
  healthScores,
  remedialCourses,
  smartModes,
  students,
  traceModes,
} from '../../server/db/tables';
import { assessHealth, finishRemedialCourse } from '../../server/foundation/health';
import { happenToSmartMode } from '../../server/foundation/smartModes';
import { databases, worldOf, today } from './rig';
import { addLessons } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, people } from './scene/people';

const subject_id = 3;
const [student, assessing, unassessed] = [81002, 81005, 81004];
const of = (student_id: number) => ({ subject_id, student_id });

describe.each(databases)('health of foundations on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(() =>
    world.database.transact(async (db) => {
      const ids = people.map(({ id }) => id);
      await db.delete(remedialCourses);
      await db.delete(healthScores).where(inArray(healthScores.studentId, ids));
      await db.delete(smartModes);
      await db.delete(traceModes);
      for (const { id, health } of people) {
        await db.update(students).set({ health, foundationType: null }).where(eq(students.id, id));
      }
    }),
  );

  const adjust = (direction: 'up' | 'down', id = student, server = 0) =>
    world.send(adjustHealth, { ...of(id), direction }, { ...asAnna, server: world.server(server) });
  const healthOf = async (id = student) =>
    (await world.database.query.select().from(students).where(eq(students.id, id)))[0]?.health;

  it.each([
    [92, 'healthy'],
    [80, 'healthy'],
    [79, 'subHealthy'],
    [59, 'unhealthy'],
  ])(
    '[CALL-166, ROLE-016, FHL-01, FHL-02, FHL-03] a score of %i is assessed as %s',
    async (score, health) => {
      await world.database.transact(async (db) => {
        const isIt = eq(students.id, assessing);
        await db.update(students).set({ foundationType: '70' }).where(isIt);
        await assessHealth(db, assessing, score, today);
      });
      expect(await healthOf(assessing)).toBe(health);
      const { counts, total, suggested } = await world.ask(healthStat, { subject_id }, asAnna);
      const own = people.filter(({ listed }) => listed.some(({ by }) => by.id === anna.id));
      const before = own.filter((person) => person.health === health).length;
      expect(counts).toMatchObject({ assessing: 0, [health]: before + 1 });
      expect(total).toBe(own.length);
      const ids = suggested.map(({ student_id }) => student_id);
      expect(ids.includes(assessing)).toBe(health === 'unhealthy');
      if (health === 'unhealthy')
        expect(suggested[0]).toMatchObject({ student_id: assessing, score });
    },
  );

  it('[CONST-036] a score above the cap is kept as the cap', async () => {
    await world.database.transact((db) => assessHealth(db, assessing, 140, today));
    expect(await healthOf(assessing)).toBe('healthy');
    const kept = await world.ask(foundationOfStudent, of(assessing), asAnna);
    expect(kept.score).toBe(100);
  });

  it('[FHL-05, FHL-06] a course that was asked for moves the health once it is done', async () => {
    const asked = await adjust('up');
    expect(asked.data).toEqual({
      ...{ health: 'subHealthy', direction: 'up', requested_at: toMoment(today) },
    });
    expect(await healthOf()).toBe('subHealthy');
    expect((await adjust('up')).code).toBe(codes.conflict);
    await world.database.transact((db) => finishRemedialCourse(db, student, 'up', today));
    expect(await healthOf()).toBe('healthy');
    expect((await adjust('down')).code).toBe(codes.success);
  });

  it('[FHL-06] a course closes the one that was asked for in its direction, of which there is one at most', async () => {
    const asked = { studentId: student, accountId: anna.id, requestedAt: today };
    const ask = (direction: string) =>
      world.database.transact((db) => db.insert(remedialCourses).values({ ...asked, direction }));
    await ask('up');
    await ask('down');
    await expect(ask('up')).rejects.toThrow();
    await world.database.transact((db) => finishRemedialCourse(db, student, 'down', today));
    const open = await world.database.query
      .select({ direction: remedialCourses.direction })
      .from(remedialCourses)
      .where(isNull(remedialCourses.doneAt));
    expect(open).toEqual([{ direction: 'up' }]);
    await ask('down');
  });

  it('[FHL-08, MSG-076] is at its upper limit, and [FHL-09, MSG-075] at its minimum', async () => {
    const highest = await adjust('up', 81001);
    expect(highest).toMatchObject({ code: codes.conflict, data: { health: 'healthy' } });
    expect(highest.message).toMatch(/upper limit/);
    const lowest = await adjust('down', 81009);
    expect(lowest.message).toMatch(/minimum/);
    expect(await world.database.query.$count(remedialCourses)).toBe(0);
  });

  it.each([assessing, unassessed])('is not moved before it is assessed: %i', async (id) => {
    const refused = await adjust('up', id);
    expect(refused.code).toBe(codes.conflict);
    expect(refused.message).toMatch(/not assessed/);
  });

  it('asks for one course, however many ask at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, server) => adjust('up', student, server)),
    );
    expect(replies.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === codes.conflict)).toHaveLength(5);
    expect(await world.database.query.$count(remedialCourses)).toBe(1);
  });

  it('[CALL-160, CALL-161, HSM-02, HSM-05] turns the smart mode on and off, subject by subject', async () => {
    const info = (subject = subject_id) =>
      world.ask(smartModeInfo, { ...of(student), subject_id: subject }, asAnna);
    const open = (is_open: boolean) =>
      world.send(openSmartMode, { ...of(student), is_open }, asAnna);
    expect(await info()).toMatchObject({ mode: 'off', others: [] });
    expect((await open(false)).code).toBe(codes.conflict);
    expect((await open(true)).data).toEqual({ mode: 'on' });
    expect(await info()).toMatchObject({ mode: 'on', others: [] });
    expect(await info(2)).toMatchObject({ mode: 'off', others: [subject_id] });
    expect((await open(true)).code).toBe(codes.conflict);
    expect((await open(false)).data).toEqual({ mode: 'off' });
  });

  it('[HSM-07, HSM-09, HSM-10] what headquarters turns on, only headquarters turns off', async () => {
    const whose = { studentId: student, subjectId: subject_id };
    const byHeadquarters = (type: 'headquarters.enabled' | 'headquarters.disabled') =>
      world.database.transact((db) =>
        happenToSmartMode(db, whose, { type }, { by: null, now: today }),
      );
    await byHeadquarters('headquarters.enabled');
    const refused = await world.send(openSmartMode, { ...of(student), is_open: false }, asAnna);
    expect(refused).toMatchObject({ code: codes.conflict, data: { mode: 'onByHeadquarters' } });
    expect(refused.message).toMatch(/Headquarters/);
    await byHeadquarters('headquarters.disabled');
    expect((await world.ask(smartModeInfo, of(student), asAnna)).mode).toBe('off');
  });

  it('[CALL-169] sets the trace mode, mild unless it was set', async () => {
    const set = (mode: 'mild' | 'heavy') =>
      world.send(setTraceMode, { ...of(student), mode }, asAnna);
    expect(await world.ask(traceModeInfo, of(student), asAnna)).toMatchObject({ mode: 'mild' });
    expect((await set('mild')).code).toBe(codes.conflict);
    expect((await set('heavy')).data).toEqual({ mode: 'heavy' });
    expect(await world.ask(traceModeInfo, of(student), asAnna)).toMatchObject({ mode: 'heavy' });
  });

  it('[CALL-165] names the textbook versions, and the one in use', async () => {
    const { current, list } = await world.ask(bookVersions, of(student), asAnna);
    expect(current).toBe('1');
    expect(list).toContainEqual({ version: '1', course_count: 2 });
    const none = await world.ask(bookVersions, { ...of(student), subject_id: 5 }, asAnna);
    expect(none.current).toBeNull();
  });

  it('is absent for who does not see the student, and changes nothing', async () => {
    for (const as of [ben.username, carl.username]) {
      const replies = [
        await world.send(adjustHealth, { ...of(student), direction: 'up' }, { as }),
        await world.send(openSmartMode, { ...of(student), is_open: true }, { as }),
        await world.send(smartModeInfo, of(student), { as }),
        await world.send(setTraceMode, { ...of(student), mode: 'heavy' }, { as }),
        await world.send(traceModeInfo, of(student), { as }),
        await world.send(bookVersions, of(student), { as }),
      ];
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([codes.absent]));
    }
    for (const table of [remedialCourses, smartModes, traceModes]) {
      expect(await world.database.query.$count(table)).toBe(0);
    }
  });
});
