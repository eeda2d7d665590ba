import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { courseStudents } from '../../src/contract/courses';
import { latestReports, recentLessons, schedules } from '../../src/contract/home';
import { enrolments, meetings, reports } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addLessons, course, firstLesson, foreignCourse } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const inHours = (count: number) => new Date(today.getTime() + count * 3_600_000);

describe.each(seenOn('postgres'))('what home has of late on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);

  it('[CALL-105, SCREEN-003] the schedule has the account’s own meetings of the days, both ends included', async () => {
    const meeting = { accountId: anna.id, courseId: course.id, room: '201' };
    const at = (start: string) => ({
      startsAt: new Date(`2026-11-${start}+08:00`),
      endsAt: new Date(`2026-11-${start}+08:00`),
    });
    await world.database.transact(async (db) => {
      await db.delete(meetings);
      await db.insert(meetings).values([
        { ...meeting, ...at('18T23:59:59'), lessonId: firstLesson },
        { ...meeting, ...at('17T00:00:00') },
        { ...meeting, ...at('16T23:59:59') },
        { ...meeting, ...at('19T00:00:00') },
        { ...meeting, ...at('18T08:00:00'), accountId: ben.id },
      ]);
    });
    const payload = { subject_id: 3, from: '2026-11-17', to: '2026-11-18' } as const;
    const { list, total } = await world.ask(schedules, payload, asAnna);
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { starts_at: '2026-11-17T00:00:00+08:00', lesson_id: null, lesson_name: null },
      {
        starts_at: '2026-11-18T23:59:59+08:00',
        lesson_name: 'Lesson 1',
        course_name: 'Writing',
        room: '201',
      },
    ]);
    // The page of the course that a row leads to lists just as many.
    const course_id = course.id;
    const asked = { subject_id: 3, course_id, page: 1, page_size: 50 } as const;
    const learners = await world.ask(courseStudents, asked, asAnna);
    expect(list.map(({ student_count }) => student_count)).toEqual([
      learners.total,
      learners.total,
    ]);
    expect(learners.total).toBeGreaterThan(0);
    const other = await world.ask(schedules, { ...payload, subject_id: 2 }, asAnna);
    expect(other.list).toEqual([]);
    const form = 'subject_id=3&from=2026-11-17&to=2026-11-16';
    const reversed = await world.post(schedules, new URLSearchParams(form), asAnna);
    expect(reversed.code).toBe(codes.badPayload);
  });

  it('[SCREEN-004] the last lessons that students learned, latest first', async () => {
    const { list, total } = await world.ask(recentLessons, { subject_id: 3 }, asAnna);
    expect(total).toBe(list.length);
    expect(list).toMatchObject([
      { lesson_name: 'Lesson 2', course_id: course.id, course_name: 'Writing', student_count: 7 },
      { lesson_name: 'Lesson 3', student_count: 1 },
    ]);
    const strangers = await world.ask(recentLessons, { subject_id: 3 }, { as: carl.username });
    expect(strangers.list).toEqual([]);
    await world.database.transact((db) =>
      db
        .update(enrolments)
        .set({ lessonsLearned: 1 })
        .where(eq(enrolments.courseId, foreignCourse.id)),
    );
    const later = await world.ask(recentLessons, { subject_id: 3 }, { as: carl.username });
    expect(later.list).toMatchObject([{ lesson_name: 'Trial', student_count: 1 }]);
  });

  it('[SCREEN-005] the latest reports of the account’s students in the subject', async () => {
    const report = { studentId: 81001, subjectId: 3, title: 'Day', kind: 'daily' };
    await world.database.transact(async (db) => {
      await db.delete(reports);
      await db.insert(reports).values([
        ...Array.from({ length: 12 }, (_, at) => ({
          ...report,
          title: `Day ${at}`,
          at: inHours(-at),
        })),
        { ...report, subjectId: 2, at: today },
        { ...report, studentId: 81010, at: today },
      ]);
    });
    const { list, total } = await world.ask(latestReports, { subject_id: 3 }, asAnna);
    expect(total).toBe(12);
    expect(list.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Day ${at}`),
    );
  });

  it('refuses who is not logged in and a subject of others', async () => {
    for (const call of [recentLessons, latestReports]) {
      expect((await world.send(call, { subject_id: 3 })).code).toBe(codes.loginRequired);
      expect((await world.send(call, { subject_id: 99 }, asAnna)).code).toBe(codes.forbidden);
    }
    const days = { subject_id: 3, from: '2026-11-17', to: '2026-11-18' } as const;
    expect((await world.send(schedules, days)).code).toBe(codes.loginRequired);
    expect((await world.send(schedules, { ...days, subject_id: 99 }, asAnna)).code).toBe(
      codes.forbidden,
    );
  });
});
