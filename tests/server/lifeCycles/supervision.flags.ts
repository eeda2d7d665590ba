import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { judgeFlag } from '../../../src/contract/dialogues';
import { dialogueFlag } from '../../../src/machines/supervision/dialogueFlag';
import { dialogueFlagPaths } from '../../../src/machines/supervision/dialogueFlag.paths';
import { dialogueFlags, dialogues } from '../../../server/db/tables';
import { today, type TestWorld } from '../rig';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, outcomeOf } from './lifeCycle';

const [flag_id, dialogueId, subject_id] = [8701, 8702, 3];
const mine = eq(dialogueFlags.id, flag_id);
const judged = z.object({ judgedBy: z.number().nullable(), judgedAt: z.string().nullable() });

const seen = z.object({ judgedAt: z.optional(z.string()) });

const judging =
  (verdict: 'handled' | 'falseAlarm' | 'open') =>
  async (world: TestWorld, event: object, server: string) => {
    const payload = { subject_id, flag_id, verdict, judged_at: seen.parse(event).judgedAt };
    return outcomeOf(await world.send(judgeFlag, payload, { as: anna.username, server }));
  };

async function row({ database }: TestWorld) {
  const [found] = await database.query.select().from(dialogueFlags).where(mine);
  return found;
}

export const flagLife: LifeCycle = {
  chart: dialogueFlag,
  catalogue: dialogueFlagPaths,
  async prepare(world) {
    await addPeople(world);
    await world.database.transact(async (db) => {
      const talk = { studentId: 81002, subjectId: subject_id, startedAt: today, turns: [] };
      await db.insert(dialogues).values({ id: dialogueId, ...talk });
      const flag = { turn: 0, kind: 'tooFast', count: 5, answerIds: [] };
      await db.insert(dialogueFlags).values({ id: flag_id, dialogueId, ...flag });
    });
  },
  async put({ database }, { value, context }) {
    const { judgedBy, judgedAt } = judged.parse(context);
    await database.transact((db) =>
      db
        .update(dialogueFlags)
        .set({
          state: z.string().parse(value),
          judgedBy: judgedBy === null ? null : anna.id,
          judgedAt: judgedAt === null ? null : new Date(judgedAt),
        })
        .where(mine),
    );
  },
  stored: row,
  standing: async (world) => (await row(world))?.state,
  events: {
    'flag.handled': judging('handled'),
    'flag.dismissed': judging('falseAlarm'),
    'flag.reopened': judging('open'),
  },
};
