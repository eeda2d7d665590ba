import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { foundationCourses, foundationCoursesChinese } from '../../src/contract/foundationCourses';
import { businessDay, startOfDay } from '../../src/domain/businessTime';
import { enrolments, passages, questions } from '../../server/db/tables';
import { learnLessons } from '../../server/lessons/learned';
import { seenOn, worldOf, today } from './rig';
import { clearAnswers } from './scene/answers';
import { addFoundationAnswers, beginFoundation } from './scene/foundation';
import { addLessons, course, questionIds } from './scene/lessons';
import { addPeople, asAnna } from './scene/people';

const asked = { subject_id: 3, page: 1, page_size: 20 };
const student_id = 81001;
const { choice, subjective } = questionIds;

describe.each(seenOn('pglite'))('foundation courses on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearAnswers(world);
    await beginFoundation(world);
  });

  it('[ENTITY-030] a course is cleared on the day of its last lesson, whatever is studied afterwards', async () => {
    const whose = { studentId: student_id, courseId: course.id };
    const learn = (lessons: number, at: Date) =>
      world.database.transact((db) => learnLessons(db, whose, lessons, at));
    const clearedOn = async () => {
      const { list } = await world.ask(foundationCourses, { ...asked, student_id }, asAnna);
      return list.map((row) => row.cleared_on);
    };
    await learn(2, startOfDay(today, -5));
    expect(await clearedOn()).toEqual([null]);
    await learn(3, startOfDay(today, -4));
    await learn(3, startOfDay(today, -1));
    await world.database.transact((db) =>
      db
        .update(enrolments)
        .set({ lastActiveAt: today })
        .where(eq(enrolments.studentId, student_id)),
    );
    expect(await clearedOn()).toEqual([businessDay(startOfDay(today, -4))]);
    await learn(2, today);
    expect(await clearedOn()).toEqual([null]);
  });

  it('[CALL-069] counts in a course the passages that its own points had read', async () => {
    await world.database.transact(async (db) => {
      const text = { title: 'Text', lines: ['One'], notes: [] };
      for (const id of [choice, subjective]) {
        const [passage] = await db.insert(passages).values(text).returning();
        await db.update(questions).set({ passageId: passage?.id }).where(eq(questions.id, id));
      }
    });
    await addFoundationAnswers(world, [
      { at: today, isRight: true },
      { at: today, isRight: false, questionId: subjective },
      { at: today, isRight: true, module: 'homework', studentId: 81002 },
    ]);
    const { list: rows } = await world.ask(foundationCoursesChinese, asked, asAnna);
    const readBy = (id: number) => rows.find((row) => row.student_id === id)?.read_count;
    expect([readBy(student_id), readBy(81002)]).toEqual([1, 0]);
  });
});
