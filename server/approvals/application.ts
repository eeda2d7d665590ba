import { eq } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import { applicationStatuses } from '../../src/domain/approvals';
import {
  type Application,
  type classHourApplication,
  nextApplication,
} from '../../src/machines/approvals/classHourApplication';
import type { Queries } from '../db/database';
import { accounts, classHourApplications, classHours } from '../db/tables';
import { lifeCycle, outcomeOf } from '../lifeCycle';
import { absent, Refusal } from '../refusal';
import { tellOfStudent } from '../students/seen';
import { storedWord } from '../storedWord';

/** An application as it is stored, with the name of who decided on it; empty before. */
type StoredApplication = typeof classHourApplications.$inferSelect & { decider: string };

/** An application, locked until the transaction ends; absent where there is none. */
async function lockApplication(db: Queries, id: number): Promise<StoredApplication> {
  const [row] = await db
    .select()
    .from(classHourApplications)
    .where(eq(classHourApplications.id, id))
    .for('update');
  if (row === undefined) throw absent();
  const [decider] = await db
    .select({ name: accounts.realName })
    .from(accounts)
    .where(eq(accounts.id, row.decidedBy ?? 0));
  return { ...row, decider: decider?.name ?? '' };
}

/** A stored application as its life cycle reads it. */
function livingApplication({ status, decidedBy, decidedAt }: StoredApplication): Application {
  return {
    ...{ status: storedWord(applicationStatuses, status), decidedBy },
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Lets an event happen to an application, by the chart classHourApplication; an approval gives the hours, once [CHA-02]. */
export const happenToApplication = lifeCycle({
  lock: lockApplication,
  next: (row, event: EventFrom<typeof classHourApplication>) =>
    outcomeOf(nextApplication(livingApplication(row), event)),
  refuse: ({ status, decider }) =>
    new Refusal('conflict', { key: `application.${status}`, values: { decider } }, { status }),
  async store(
    db,
    id,
    { status, decidedBy, decidedAt },
    { stored, change: { remark } }: { stored: StoredApplication; change: { remark: string } },
  ) {
    const at = decidedAt === null ? null : new Date(decidedAt);
    await db
      .update(classHourApplications)
      .set({ status, decidedBy, decidedAt: at, remark })
      .where(eq(classHourApplications.id, id));
    if (status !== 'approved' || at === null) return;
    const { studentId, courseId, hours } = stored;
    await db.insert(classHours).values({ applicationId: id, studentId, courseId, hours, at });
  },
  tell: (db, _, { studentId }) => tellOfStudent(db, studentId),
});

/** The system has evaluated an application; within a transaction [CHA-01]. */
export async function finishEvaluation(db: Queries, id: number): Promise<void> {
  await happenToApplication(db, id, { type: 'evaluation.finished' }, { remark: '' });
}
