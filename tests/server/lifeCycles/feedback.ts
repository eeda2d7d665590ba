import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { saveClassFeedback, submitClassFeedback } from '../../../src/contract/feedback';
import { classFeedback } from '../../../src/machines/feedback/classFeedback';
import { classFeedbackPaths } from '../../../src/machines/feedback/classFeedback.paths';
import { sampleFeedback } from '../../../src/machines/feedback/postClassFeedback.paths';
import { classFeedbacks } from '../../../server/db/tables';
import { today, type TestWorld } from '../rig';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, type Outcome, outcomeOf } from './lifeCycle';

const feedback = { id: 8601, subjectId: 3, studentId: 81002, accountId: anna.id };
const mine = eq(classFeedbacks.accountId, anna.id);
const earlier = new Date(today.getTime() - 1000);

async function row({ database }: TestWorld) {
  const rows = await database.query.select().from(classFeedbacks).where(mine);
  const [found] = rows;
  if (found === undefined || rows.length > 1) throw new Error('there is one feedback');
  return found;
}

const writing =
  (call: typeof saveClassFeedback | typeof submitClassFeedback) =>
  async (world: TestWorld, _: unknown, server: string): Promise<Outcome> => {
    const form = new URLSearchParams({
      subject_id: String(feedback.subjectId),
      student_id: String(feedback.studentId),
      feedback_id: String(feedback.id),
      feedback: JSON.stringify(sampleFeedback),
    });
    return outcomeOf(await world.post(call, form, { as: anna.username, server }));
  };

export const classFeedbackLife: LifeCycle = {
  chart: classFeedback,
  catalogue: classFeedbackPaths,
  async prepare(world) {
    await addPeople(world);
    const written = { status: 'draft', content: sampleFeedback, changedAt: earlier };
    await world.database.transact((db) =>
      db.insert(classFeedbacks).values({ ...feedback, ...written }),
    );
  },
  async put({ database }, state) {
    const status = z.string().parse(state.value);
    const content = { ...sampleFeedback, stars: 2 };
    const submittedAt = status === 'given' ? earlier : null;
    await database.transact((db) =>
      db
        .update(classFeedbacks)
        .set({ status, content, changedAt: earlier, submittedAt })
        .where(mine),
    );
  },
  stored: row,
  standing: async (world) => (await row(world)).status,
  events: {
    'draft.saved': writing(saveClassFeedback),
    'feedback.submitted': writing(submitClassFeedback),
  },
};
