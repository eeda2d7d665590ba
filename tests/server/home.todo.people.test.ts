import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  accounts,
  classes,
  classFeedbacks,
  classHourApplications,
  classStudents,
  courseLevels,
  foundations,
  healthScores,
  students,
} from '../../server/db/tables';
import { codes } from '../../src/contract/codes';
import { feedbackStudents } from '../../src/contract/feedback';
import { healthStat } from '../../src/contract/foundation';
import { todoList } from '../../src/contract/home';
import { studentOverview } from '../../src/contract/student';
import { toMoment } from '../../src/domain/businessTime';
import { emptyPostClass } from '../../src/domain/feedback';
import { seenOn, worldOf, type TestWorld } from './rig';
import { addLessons, course } from './scene/lessons';
import { addPeople, anna, asAnna, ben } from './scene/people';

const subject_id = 3;
const [first, second, foreign] = [81001, 81002, 81010];
const [third, unsupervised] = [81009, 81007];
const at = new Date('2026-11-17T09:00:00+08:00');
const dayLater = new Date('2026-11-18T09:00:00+08:00');

/** A class of Anna's with two students, of one of whom the parents have just heard; and what waits for decisions. */
async function addWaiting({ database }: TestWorld): Promise<void> {
  await database.transact(async (db) => {
    const own = { accountId: anna.id, subjectId: subject_id, grade: 7 };
    await db.insert(classes).values({ ...own, id: 8501, name: 'Class A' });
    await db.insert(classStudents).values([
      { classId: 8501, studentId: first },
      { classId: 8501, studentId: second },
    ]);
    const given = { content: emptyPostClass, status: 'given', changedAt: at, submittedAt: at };
    const by = { accountId: ben.id, subjectId: subject_id, studentId: second };
    await db.insert(classFeedbacks).values([
      { ...given, ...by },
      { ...given, ...by, studentId: first, status: 'draft', submittedAt: null },
    ]);
    const application = { courseId: course.id, hours: 10, purpose: 'More', appliedAt: at };
    await db.insert(classHourApplications).values([
      { ...application, studentId: first, status: 'pending' },
      { ...application, studentId: first, status: 'pending' },
      { ...application, studentId: second, status: 'evaluating' },
      { ...application, studentId: foreign, status: 'pending' },
    ]);
    const level = { courseId: course.id, level: 2, changedAt: at };
    await db.insert(courseLevels).values([
      { ...level, studentId: second, stage: 'levelEnd' },
      { ...level, studentId: first, stage: 'studying' },
      { ...level, studentId: foreign, stage: 'levelEnd' },
    ]);
  });
}

describe.each(seenOn('pglite'))('what waits at home about students on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons, addWaiting]);
  const todos = async () => (await world.ask(todoList, { subject_id }, asAnna)).list;

  it('[SCREEN-007] applications and levels are one thing a student, feedback one a class', async () => {
    const shown = (await todos()).map(({ item, name, count, url, students }) => {
      return { item, name, count, url, accounts: students.map(({ username }) => username) };
    });
    const page = '?subject_id=3';
    expect(shown.sort((one, other) => one.item.localeCompare(other.item))).toEqual([
      {
        ...{ item: `applicationPending:3.${first}`, name: 'Writing', count: 2 },
        url: `/courseTimeApply/list${page}&status=pending&search=sc01`,
        accounts: ['sc01'],
      },
      {
        ...{ item: 'feedbackMissing:8501', name: 'Class A', count: 1 },
        url: `/classFeedback/index${page}&view=write&class_id=8501`,
        accounts: ['sc01'],
      },
      {
        ...{ item: `levelChoice:3.${second}`, name: 'Writing', count: 1 },
        url: `/student/detail${page}&student_id=${second}&view=lockUnlock&course_id=0`,
        accounts: ['sc02'],
      },
    ]);
  });

  it('[SCREEN-007] a class that was never given feedback says so, not since when its students are here', async () => {
    const [unheard] = (await todos()).filter(({ kind }) => kind === 'feedbackMissing');
    expect(unheard).toMatchObject({ since: null });
  });

  it.each([
    ['zh', course.name],
    ['en', 'Writing'],
  ])('[SCREEN-007] names courses in the language of the page, %s', async (language, name) => {
    const asked = { ...asAnna, headers: { 'accept-language': language } };
    const { list } = await world.ask(todoList, { subject_id }, asked);
    expect(list.flatMap((one) => (one.kind === 'levelChoice' ? [one.name] : []))).toEqual([name]);
  });

  it('[SCREEN-090] of whom it is time to write is said as on the student’s own page, and one class can be asked for', async () => {
    const { list } = await world.ask(feedbackStudents, { subject_id }, asAnna);
    const due = [];
    for (const { id, is_due } of list) {
      const asked = { subject_id, student_id: id };
      const { feedback } = await world.ask(studentOverview, asked, asAnna);
      expect([id, is_due]).toEqual([id, feedback.is_due]);
      due.push(is_due);
    }
    expect(due).toEqual(due.toSorted((one, other) => Number(other) - Number(one)));
    expect(new Set(due).size).toBe(2);
    const asked = { subject_id, class_id: 8501 };
    const ofClass = await world.ask(feedbackStudents, asked, asAnna);
    expect(ofClass.list.map(({ id, is_due }) => [id, is_due])).toEqual([
      [first, true],
      [second, false],
    ]);
    expect((await world.ask(feedbackStudents, asked, { as: ben.username })).list).toEqual([]);
  });

  it('[SCREEN-007] [FHL-03] an unhealthy student’s new foundation is suggested until it is begun', async () => {
    const suggested = async () => {
      const list = (await todos()).filter(({ kind }) => kind === 'foundationSuggested');
      // The statistics of health name the same students.
      const stat = await world.ask(healthStat, { subject_id }, asAnna);
      expect(stat.suggested.map(({ student_id }) => student_id)).toEqual(
        list.map(({ student_id }) => student_id),
      );
      return list;
    };
    const standing = { studentId: third, status: 'active', progress: 0 };
    const assessedAt = new Date('2026-11-16T09:00:00+08:00');
    const write = (work: Parameters<typeof world.database.transact>[0]) =>
      world.database.transact(work);
    expect(await suggested()).toEqual([]);
    await write((db) =>
      db
        .insert(healthScores)
        .values(
          [first, third, unsupervised].map((studentId) => ({ studentId, score: 40, assessedAt })),
        ),
    );
    await write((db) =>
      db.update(students).set({ health: 'unhealthy' }).where(eq(students.id, unsupervised)),
    );
    // Without a foundation there is none to begin anew.
    const begin = (foundationType: string | null) =>
      write((db) => db.update(students).set({ foundationType }).where(eq(students.id, third)));
    await begin(null);
    expect(await suggested()).toEqual([]);
    await begin('70');
    expect(await suggested()).toMatchObject([
      {
        ...{ item: `foundationSuggested:${third}`, student_id: third, count: 1 },
        url: `/student/detail?subject_id=3&student_id=${third}&view=rebuildFoundation`,
        since: toMoment(assessedAt),
      },
    ]);
    await write((db) => db.insert(foundations).values({ ...standing, statusSince: at }));
    expect(await suggested()).toEqual([]);
    await write((db) => db.update(healthScores).set({ assessedAt: dayLater }));
    expect(await suggested()).toHaveLength(1);
    await write((db) =>
      db.update(students).set({ health: 'healthy' }).where(eq(students.id, third)),
    );
    expect(await suggested()).toEqual([]);
  });

  it('[ROLE-067] whoever may not write feedback is not told of it, and is refused', async () => {
    await world.database.transact((db) =>
      db
        .update(accounts)
        .set({ permissions: ['hasPermission'] })
        .where(eq(accounts.id, anna.id)),
    );
    expect((await todos()).map(({ kind }) => kind)).not.toContain('feedbackMissing');
    const refused = await world.send(feedbackStudents, { subject_id }, asAnna);
    expect(refused.code).toBe(codes.forbidden);
  });
});
