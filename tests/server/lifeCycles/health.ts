import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { adjustHealth, openSmartMode, smartModeInfo } from '../../../src/contract/foundation';
import { foundationHealth } from '../../../src/machines/foundation/foundationHealth';
import { foundationHealthPaths } from '../../../src/machines/foundation/foundationHealth.paths';
import { smartMode } from '../../../src/machines/foundation/smartMode';
import { smartModePaths } from '../../../src/machines/foundation/smartMode.paths';
import { healthScores, remedialCourses, smartModes, students } from '../../../server/db/tables';
import { assessHealth, finishRemedialCourse } from '../../../server/foundation/health';
import { happenToSmartMode } from '../../../server/foundation/smartModes';
import { today, type TestWorld } from '../rig';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, type Outcome, outcomeOf, outcomeOfWork } from './lifeCycle';

const studentId = 81002;
const subjectId = 3;
const as = anna.username;
const student = { subject_id: subjectId, student_id: studentId };
const earlier = new Date(today.getTime() - 86_400_000);

const assessed = z.object({ score: z.number().nullable() });

async function healthOf({ database }: TestWorld) {
  const [row] = await database.query
    .select({ health: students.health })
    .from(students)
    .where(eq(students.id, studentId));
  return row?.health;
}

const requesting =
  (direction: 'up' | 'down') =>
  async (world: TestWorld, _: unknown, server: string): Promise<Outcome> =>
    outcomeOf(await world.send(adjustHealth, { ...student, direction }, { as, server }));

const moving =
  (direction: 'up' | 'down') =>
  ({ database, clock }: TestWorld): Promise<Outcome> =>
    outcomeOfWork(
      database.transact((db) => finishRemedialCourse(db, studentId, direction, clock.now())),
    );

export const healthLife: LifeCycle = {
  chart: foundationHealth,
  catalogue: foundationHealthPaths,
  prepare: addPeople,
  async put({ database }, state) {
    const { score } = assessed.parse(state.context);
    const health = z.string().parse(state.value);
    await database.transact(async (db) => {
      await db.delete(remedialCourses).where(eq(remedialCourses.studentId, studentId));
      await db.delete(healthScores).where(eq(healthScores.studentId, studentId));
      if (score !== null) {
        await db.insert(healthScores).values({ studentId, score, assessedAt: earlier });
      }
      await db.update(students).set({ health }).where(eq(students.id, studentId));
    });
  },
  async stored(world) {
    const { query } = world.database;
    const courses = await query
      .select({ direction: remedialCourses.direction, doneAt: remedialCourses.doneAt })
      .from(remedialCourses)
      .where(eq(remedialCourses.studentId, studentId));
    const scores = await query
      .select()
      .from(healthScores)
      .where(eq(healthScores.studentId, studentId));
    return { health: await healthOf(world), courses, scores };
  },
  standing: healthOf,
  async facts({ database }) {
    const [row] = await database.query
      .select({ score: healthScores.score })
      .from(healthScores)
      .where(eq(healthScores.studentId, studentId));
    return { score: row?.score ?? null };
  },
  events: {
    'raise.requested': requesting('up'),
    'lower.requested': requesting('down'),
    'course.raised': moving('up'),
    'course.lowered': moving('down'),
    async 'health.assessed'({ database, clock }, event) {
      const score = z.number().parse(event['score']);
      return outcomeOfWork(
        database.transact((db) => assessHealth(db, studentId, score, clock.now())),
      );
    },
  },
};

const turning =
  (is_open: boolean) =>
  async (world: TestWorld, _: unknown, server: string): Promise<Outcome> =>
    outcomeOf(await world.send(openSmartMode, { ...student, is_open }, { as, server }));

const byHeadquarters =
  (type: 'headquarters.enabled' | 'headquarters.disabled') =>
  ({ database, clock }: TestWorld): Promise<Outcome> =>
    outcomeOfWork(
      database.transact((db) =>
        happenToSmartMode(db, { studentId, subjectId }, { type }, { by: null, now: clock.now() }),
      ),
    );

export const smartModeLife: LifeCycle = {
  chart: smartMode,
  catalogue: smartModePaths,
  prepare: addPeople,
  async put({ database }, state) {
    const mode = z.string().parse(state.value);
    const stored = { studentId, subjectId, mode, accountId: null, changedAt: earlier };
    await database.transact(async (db) => {
      await db.delete(smartModes).where(eq(smartModes.studentId, studentId));
      await db.insert(smartModes).values(stored);
    });
  },
  stored: ({ database }) =>
    database.query.select().from(smartModes).where(eq(smartModes.studentId, studentId)),
  standing: async (world) => (await world.ask(smartModeInfo, student, { as })).mode,
  events: {
    'mode.turnedOn': turning(true),
    'mode.turnedOff': turning(false),
    'headquarters.enabled': byHeadquarters('headquarters.enabled'),
    'headquarters.disabled': byHeadquarters('headquarters.disabled'),
  },
};
