import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { classes, classFeedbacks, classStudents } from '../../server/db/tables';
import { startOfDay } from '../../src/domain/businessTime';
import { feedbackStudents, submitClassFeedback } from '../../src/contract/feedback';
import { sampleFeedback } from '../../src/machines/feedback/postClassFeedback.paths';
import { databases, worldOf, today, type TestWorld } from './rig';
import { addLessons } from './scene/lessons';
import { addPeople, anna, ben } from './scene/people';

const subject_id = 3;
const [first, second, third] = [81001, 81002, 81003];
const asAnna = { as: anna.username };

/** A class of Anna's with two of her students. */
async function addClass({ database }: TestWorld): Promise<void> {
  await database.transact(async (db) => {
    const own = { accountId: anna.id, subjectId: subject_id, grade: 7 };
    await db.insert(classes).values({ ...own, id: 8501, name: 'Class A' });
    const members = [first, second].map((studentId) => ({ classId: 8501, studentId }));
    await db.insert(classStudents).values(members);
  });
}

describe.each(databases)('feedback to a whole class on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await addClass(world);
    world.clock.set(today);
  });
  const classmateOf = async (student_id: number, as = anna.username) =>
    (await world.ask(feedbackStudents, { subject_id, student_id }, { as })).classmate;

  it('[SCREEN-094] what it says of the class is offered the same day to its author, for others of the class', async () => {
    expect(await classmateOf(second)).toBeNull();
    const { submitted_at } = await world.ask(
      submitClassFeedback,
      { subject_id, student_id: first, feedback: sampleFeedback },
      { ...asAnna, requestId: randomUUID() },
    );
    const { class_date, start_time, end_time, method, content } = sampleFeedback;
    expect(await classmateOf(second)).toEqual({
      ...{ student_name: '张子涵', username: 'sc01', submitted_at },
      part: { class_date, start_time, end_time, method, content },
    });
    expect(await classmateOf(first)).toBeNull();
    expect(await classmateOf(third)).toBeNull();
    expect(await classmateOf(second, ben.username)).toBeNull();
    expect((await world.ask(feedbackStudents, { subject_id }, asAnna)).classmate).toBeNull();
    const submittedAt = startOfDay(today, -1);
    await world.database.query.update(classFeedbacks).set({ submittedAt });
    expect(await classmateOf(second)).toBeNull();
  });
});
