import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { decideApplication } from '../../../src/contract/approvals';
import { classHourApplication } from '../../../src/machines/approvals/classHourApplication';
import { classHourApplicationPaths } from '../../../src/machines/approvals/classHourApplication.paths';
import { classHourApplications, classHours } from '../../../server/db/tables';
import { finishEvaluation } from '../../../server/approvals/application';
import { today, type TestWorld } from '../rig';
import { addLessons, course } from '../scene/lessons';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, type Outcome, outcomeOf, outcomeOfWork } from './lifeCycle';

const application = { id: 8501, studentId: 81002, courseId: course.id };
const mine = eq(classHourApplications.id, application.id);
const given = eq(classHours.applicationId, application.id);
const decided = z.object({ decidedBy: z.number().nullable(), decidedAt: z.string().nullable() });

async function row({ database }: TestWorld) {
  const [found] = await database.query.select().from(classHourApplications).where(mine);
  if (found === undefined) throw new Error('the application is gone');
  return found;
}

const deciding =
  (decision: 'approved' | 'rejected') =>
  async (world: TestWorld, _: unknown, server: string): Promise<Outcome> => {
    const payload = { subject_id: course.subjectId, application_id: application.id };
    const as = anna.username;
    const sent = { ...payload, decision, remark: 'Seen.' };
    return outcomeOf(await world.send(decideApplication, sent, { as, server }));
  };

export const applicationLife: LifeCycle = {
  chart: classHourApplication,
  catalogue: classHourApplicationPaths,
  async prepare(world) {
    await addPeople(world);
    await addLessons(world);
    const asked = { hours: 8, purpose: 'More practice', appliedAt: today, status: 'evaluating' };
    await world.database.transact((db) =>
      db.insert(classHourApplications).values({ ...application, ...asked }),
    );
  },
  async put({ database }, state) {
    const status = z.string().parse(state.value);
    const { decidedBy, decidedAt } = decided.parse(state.context);
    await database.transact(async (db) => {
      await db.delete(classHours).where(given);
      await db
        .update(classHourApplications)
        .set({
          ...{ status, remark: '' },
          decidedBy: decidedBy === null ? null : anna.id,
          decidedAt: decidedAt === null ? null : new Date(decidedAt),
        })
        .where(mine);
    });
  },
  async stored(world) {
    const hours = await world.database.query
      .select({ hours: classHours.hours, at: classHours.at })
      .from(classHours)
      .where(given);
    return { application: await row(world), hours };
  },
  standing: async (world) => (await row(world)).status,
  events: {
    'application.approved': deciding('approved'),
    'application.rejected': deciding('rejected'),
    async 'evaluation.finished'({ database }) {
      return outcomeOfWork(database.transact((db) => finishEvaluation(db, application.id)));
    },
  },
};
