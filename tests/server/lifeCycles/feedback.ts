import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  removeClassFeedback,
  saveClassFeedback,
  submitClassFeedback,
} from '../../../src/contract/feedback';
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

/** The one feedback; null once it is removed. */
async function row({ database }: TestWorld) {
  const rows = await database.query.select().from(classFeedbacks).where(mine);
  if (rows.length > 1) throw new Error('there is one feedback at most');
  return rows[0] ?? null;
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

const removing = async (world: TestWorld, _: unknown, server: string): Promise<Outcome> => {
  const form = new URLSearchParams({
    subject_id: String(feedback.subjectId),
    feedback_id: String(feedback.id),
  });
  return outcomeOf(await world.post(removeClassFeedback, form, { as: anna.username, server }));
};

export const classFeedbackLife: LifeCycle = {
  chart: classFeedback,
  catalogue: classFeedbackPaths,
  prepare: addPeople,
  async put({ database }, state) {
    const status = z.string().parse(state.value);
    const content = { ...sampleFeedback, stars: 2 };
    const submittedAt = status === 'given' ? earlier : null;
    await database.transact(async (db) => {
      await db.delete(classFeedbacks).where(mine);
      if (status === 'removed') return;
      const written = { status, content, changedAt: earlier, submittedAt };
      await db.insert(classFeedbacks).values({ ...feedback, ...written });
    });
  },
  stored: row,
  standing: async (world) => (await row(world))?.status ?? 'removed',
  events: {
    'draft.saved': writing(saveClassFeedback),
    'draft.removed': removing,
    'feedback.submitted': writing(submitClassFeedback),
  },
};
