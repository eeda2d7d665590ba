import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { restartFoundation, switchFoundationMode } from '../../../src/contract/foundation';
import { modes } from '../../../src/domain/foundation';
import { foundationRestart } from '../../../src/machines/foundation/foundationRestart';
import { foundationRestartPaths } from '../../../src/machines/foundation/foundationRestart.paths';
import { assignRestart, confirmRestart, regrade } from '../../../server/foundation/learning';
import { findFoundation } from '../../../server/foundation/standing';
import {
  activities,
  foundationRounds,
  foundations,
  listings,
  modeSwitches,
  students,
} from '../../../server/db/tables';
import type { TestWorld } from '../rig';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, outcomeOf, outcomeOfWork } from './lifeCycle';

const studentId = 81002;
const as = anna.username;
const student = { subject_id: 3, student_id: studentId };
/** In the grade's only place of mode 30. */
const rivalId = 81001;

const mode = z.literal(modes);
const life = z.object({
  round: z.number(),
  mode,
  nextMode: mode.nullable(),
  level: z.number(),
  progress: z.number(),
  isSupervised: z.boolean(),
  grade: z.number(),
});

async function facts({ database }: TestWorld) {
  const { round, mode: current, nextMode, level } = await findFoundation(database.query, studentId);
  return { round, mode: current, nextMode, level };
}

async function standing({ database }: TestWorld) {
  return (await findFoundation(database.query, studentId)).status;
}

export const foundationLife: LifeCycle = {
  chart: foundationRestart,
  catalogue: foundationRestartPaths,
  async prepare(world) {
    await addPeople(world);
    const at = new Date('2026-10-20T19:00:00+08:00');
    const studied = { studentId, kind: 'video', module: 'foundation', seconds: 60, at };
    await world.database.transact(async (db) => {
      await db.insert(activities).values(studied);
      await db.update(students).set({ foundationType: '30' }).where(eq(students.id, rivalId));
    });
  },
  async put({ database }, state) {
    const {
      isSupervised,
      mode: current,
      round,
      level,
      grade,
      ...stored
    } = life.parse(state.context);
    const status = z.string().parse(state.value);
    await database.transact(async (db) => {
      await db.delete(modeSwitches);
      await db.delete(foundationRounds).where(eq(foundationRounds.studentId, studentId));
      await db.delete(foundations);
      await db.insert(foundations).values({ studentId, status, ...stored });
      await db
        .update(students)
        .set({
          ...{ foundationType: String(current), foundationRound: round },
          ...{ foundationLevel: level, grade },
        })
        .where(eq(students.id, studentId));
      await db
        .update(listings)
        .set({ kind: isSupervised ? 'formal' : 'nonSupervised' })
        .where(and(eq(listings.accountId, anna.id), eq(listings.studentId, studentId)));
    });
  },
  async stored(world) {
    const { query } = world.database;
    const switches = await query.select().from(modeSwitches);
    return {
      foundation: await findFoundation(query, studentId),
      switches: switches.map(({ fromMode, toMode, rule }) => ({ fromMode, toMode, rule })),
    };
  },
  standing,
  facts,
  events: {
    async 'restart.assigned'(world, _, server) {
      return outcomeOf(await world.send(restartFoundation, student, { as, server }));
    },
    async 'mode.switched'(world, event, server) {
      const payload = { ...student, mode: mode.parse(event['mode']) };
      return outcomeOf(await world.send(switchFoundationMode, payload, { as, server }));
    },
    async 'restart.assignedBySystem'({ database, clock }) {
      return outcomeOfWork(database.transact((db) => assignRestart(db, studentId, clock.now())));
    },
    async 'restart.confirmed'({ database, clock }) {
      return outcomeOfWork(database.transact((db) => confirmRestart(db, studentId, clock.now())));
    },
    async 'student.regraded'({ database, clock }, event) {
      const level = z.number().parse(event['level']);
      return outcomeOfWork(database.transact((db) => regrade(db, studentId, level, clock.now())));
    },
  },
};
