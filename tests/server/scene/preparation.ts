import { eq } from 'drizzle-orm';
import { questions } from '../../../server/db/tables';
import type { TestWorld } from '../rig';
import { addLessons, course, questionIds } from './lessons';

export const subject_id = 3;
export const point = 8309;
export const course_id = course.id;
export const asked = { subject_id, course_id };
/** The first question, as test account A practises it. */
export const one = { ...asked, question_id: questionIds.choice, test_account: 'A' as const };

/** Lessons with a choice and a question that a person judges, both of one point. */
export async function addPreparation(world: TestWorld): Promise<void> {
  await addLessons(world);
  await world.database.transact(async (db) => {
    const options = ['A', 'B'].map((key) => ({ key, text: `Choice ${key}` }));
    await db.update(questions).set({ options }).where(eq(questions.id, questionIds.choice));
    const second = eq(questions.id, questionIds.subjective);
    await db.update(questions).set({ pointId: point }).where(second);
  });
}
