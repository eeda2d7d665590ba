import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { freezeReasons } from '../../../src/domain/supervision';
import { supervisionFreeze } from '../../../src/machines/supervision/supervisionFreeze';
import { supervisionFreezePaths } from '../../../src/machines/supervision/supervisionFreeze.paths';
import { supervisionFreezes } from '../../../server/db/tables';
import { freezesOf, happenToSupervision } from '../../../server/supervision/freeze';
import { today, type TestWorld } from '../rig';
import { addPeople } from '../scene/people';
import { type LifeCycle, type Outcome, outcomeOfWork, type Sent } from './lifeCycle';

const studentId = 81002;
const ofStudent = eq(supervisionFreezes.studentId, studentId);
const frozen = z.object({ reasons: z.array(z.enum(freezeReasons)) });
const events = [
  'scores.missed',
  'scores.submitted',
  'profile.lacked',
  'profile.completed',
] as const;
const event = z.object({ type: z.enum(events) });

/** Each reason a day after the one before, so that their order stays. */
const sinceOf = (at: number) => new Date(today.getTime() + (at - 10) * 86_400_000);

async function reasons({ database }: TestWorld) {
  return (await freezesOf(database.query, studentId)).map(({ reason }) => reason);
}

async function happen({ database, clock }: TestWorld, sent: Sent): Promise<Outcome> {
  return outcomeOfWork(
    database.transact((db) => happenToSupervision(db, studentId, event.parse(sent), clock.now())),
  );
}

export const freezeLife: LifeCycle = {
  chart: supervisionFreeze,
  catalogue: supervisionFreezePaths,
  prepare: addPeople,
  async put({ database }, state) {
    const rows = frozen
      .parse(state.context)
      .reasons.map((reason, at) => ({ studentId, reason, since: sinceOf(at) }));
    await database.transact(async (db) => {
      await db.delete(supervisionFreezes).where(ofStudent);
      if (rows.length > 0) await db.insert(supervisionFreezes).values(rows);
    });
  },
  stored: ({ database }) => database.query.select().from(supervisionFreezes).where(ofStudent),
  standing: async (world) => ((await reasons(world)).length === 0 ? 'active' : 'frozen'),
  facts: async (world) => ({ reasons: await reasons(world) }),
  events: Object.fromEntries(events.map((type) => [type, happen])),
};
