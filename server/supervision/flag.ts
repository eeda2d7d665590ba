import { eq } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import { toMoment } from '../../src/domain/businessTime';
import { flagStates } from '../../src/domain/dialogues';
import {
  type dialogueFlag,
  nextFlag,
  type StoredFlag,
} from '../../src/machines/supervision/dialogueFlag';
import type { Queries } from '../db/database';
import { accounts, dialogueFlags, dialogues } from '../db/tables';
import { lifeCycle, outcomeOf } from '../lifeCycle';
import { absent, Refusal } from '../refusal';
import { storedWord } from '../storedWord';
import { tellOfStudent } from '../students/seen';

type Locked = typeof dialogueFlags.$inferSelect & { studentId: number; judge: string };

/** A flag, locked until the transaction ends, with whose dialogue it is of and who judged it; absent where there is none. */
async function lockFlag(db: Queries, id: number): Promise<Locked> {
  const [row] = await db.select().from(dialogueFlags).where(eq(dialogueFlags.id, id)).for('update');
  if (row === undefined) throw absent();
  const [beside] = await db
    .select({ studentId: dialogues.studentId, judge: accounts.realName })
    .from(dialogues)
    .leftJoin(accounts, eq(accounts.id, row.judgedBy ?? 0))
    .where(eq(dialogues.id, row.dialogueId));
  return { ...row, studentId: beside?.studentId ?? 0, judge: beside?.judge ?? '' };
}

const livingFlag = ({ state, judgedBy, judgedAt }: Locked): StoredFlag => ({
  ...{ state: storedWord(flagStates, state), judgedBy, judgedAt: toMoment(judgedAt) },
});

/** Lets an event happen to a flag, by the chart dialogueFlag; whoever judged it before is named. */
export const happenToFlag = lifeCycle({
  lock: lockFlag,
  next: (row, event: EventFrom<typeof dialogueFlag>) => outcomeOf(nextFlag(livingFlag(row), event)),
  refuse: ({ state, judge }) =>
    new Refusal('conflict', { key: `flag.${state}`, values: { judge } }, { state }),
  async store(db, id, { state, judgedBy, judgedAt }) {
    const at = judgedAt === null ? null : new Date(judgedAt);
    await db
      .update(dialogueFlags)
      .set({ state, judgedBy, judgedAt: at })
      .where(eq(dialogueFlags.id, id));
  },
  tell: (db, _, { studentId }) => tellOfStudent(db, studentId),
});
