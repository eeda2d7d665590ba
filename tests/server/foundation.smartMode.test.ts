import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { adjustHealth, foundationOfStudent, openSmartMode } from '../../src/contract/foundation';
import { remedialCourses, smartModes, students } from '../../server/db/tables';
import { assessHealth } from '../../server/foundation/health';
import { happenToSmartMode } from '../../server/foundation/smartModes';
import { createAdjustableClock } from '../../server/test/clock';
import { databases, worldOf, today } from './rig';
import { addPeople, asAnna } from './scene/people';

const studentId = 81002;
const subjectId = 3;
const student = { subject_id: subjectId, student_id: studentId };

describe.each(databases)('the health smart mode on $database', (options) => {
  const world = worldOf({ ...options, test: { clock: createAdjustableClock() } }, [addPeople]);
  beforeEach(() =>
    world.database.transact(async (db) => {
      await db.delete(remedialCourses);
      await db.delete(smartModes);
      await db.update(students).set({ health: 'healthy' }).where(eq(students.id, studentId));
    }),
  );

  async function control(path: string, form: Record<string, string>, server = 0) {
    const body = new URLSearchParams({ student_id: String(studentId), ...form });
    const address = `${world.server(server)}/test/foundation/${path}`;
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
  }
  const assess = (score: number, server = 0) => control('assess', { score: String(score) }, server);
  const turn = (is_open: boolean) => world.ask(openSmartMode, { ...student, is_open }, asAnna);
  const open = async () => (await world.ask(foundationOfStudent, student, asAnna)).course;
  const stored = () => world.database.query.select().from(remedialCourses);

  it.each([59, 79])(
    '[CALL-160] a score of %i is answered with a course of the system while it is on',
    async (score) => {
      await turn(true);
      await assess(score);
      expect(await open()).toMatchObject({ direction: 'up', by: 'system' });
      expect(await stored()).toMatchObject([{ studentId, accountId: null, doneAt: null }]);
    },
  );

  it('[CALL-160] assigns nothing while it is off, nor once it was turned off', async () => {
    await assess(59);
    await turn(true);
    await turn(false);
    await assess(79);
    expect(await stored()).toEqual([]);
  });

  it('[CALL-160] assigns nothing to a student who is healthy', async () => {
    await turn(true);
    await assess(80);
    expect(await stored()).toEqual([]);
  });

  it('[HSM-07] assigns a course also where headquarters has turned it on', async () => {
    const whose = { studentId, subjectId };
    const by = { by: null, now: today };
    await world.database.transact((db) =>
      happenToSmartMode(db, whose, { type: 'headquarters.enabled' }, by),
    );
    await assess(59);
    expect(await open()).toMatchObject({ direction: 'up', by: 'system' });
  });

  it('[CALL-160] leaves the course that is under way, and says that it is an analyst’s', async () => {
    await turn(true);
    await world.ask(adjustHealth, { ...student, direction: 'down' }, asAnna);
    await assess(79);
    expect(await open()).toMatchObject({ direction: 'down', by: 'analyst' });
    expect(await stored()).toHaveLength(1);
  });

  it('[CALL-160] assigns a course when one has lowered the health, and none when one has raised it', async () => {
    await turn(true);
    await world.ask(adjustHealth, { ...student, direction: 'down' }, asAnna);
    await control('remedy', { direction: 'down' });
    expect(await open()).toMatchObject({ direction: 'up', by: 'system' });
    await assess(59);
    await control('remedy', { direction: 'up' });
    expect(await open()).toBeNull();
    expect(await stored()).toHaveLength(2);
  });

  it('[CALL-160] assigns one course, however many evaluations come at once', async () => {
    await turn(true);
    await Promise.all(Array.from({ length: 6 }, (_, server) => assess(50 + server, server)));
    expect(await stored()).toHaveLength(1);
  });

  it('[CALL-160] one of several evaluations and requests of an analyst at once has the course', async () => {
    await turn(true);
    const ask = (server: number) =>
      world.send(
        adjustHealth,
        { ...student, direction: 'down' },
        { ...asAnna, server: world.server(server) },
      );
    const [first, second] = await Promise.all([ask(0), ask(1), assess(79, 0), assess(78, 1)]);
    const [course, ...others] = await stored();
    expect(others).toEqual([]);
    const given = [first, second].filter(({ code }) => code === codes.success).length;
    expect(given).toBe(course?.accountId === null ? 0 : 1);
  });

  it('[CALL-160] an evaluation that fails leaves no course behind', async () => {
    await turn(true);
    const failing = world.database.transact(async (db) => {
      await db.update(students).set({ health: 'assessing' }).where(eq(students.id, studentId));
      await assessHealth(db, studentId, 59, today);
      expect(await db.$count(remedialCourses)).toBe(1);
      throw new Error('the evaluation fails');
    });
    await expect(failing).rejects.toThrow('the evaluation fails');
    expect(await stored()).toEqual([]);
    const [row] = await world.database.query
      .select({ health: students.health })
      .from(students)
      .where(eq(students.id, studentId));
    expect(row?.health).toBe('healthy');
  });
});
