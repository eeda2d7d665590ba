import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { courseList, setCourseStatus } from '../../src/contract/courses';
import type { CourseList, CourseStatus } from '../../src/domain/lessons';
import { courseListings, courses } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addLessons, course, foreignCourse } from './scene/lessons';
import { addPeople, anna, ben, carl } from './scene/people';

const page = { page: 1, page_size: 20 };

describe.each(seenOn('postgres'))('My Courses on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(() => world.database.transact((db) => db.delete(courseListings)));

  const listOf = (list: CourseList, filters: object = {}, as = anna.username) =>
    world.ask(courseList, { subject_id: 3, list, ...page, ...filters }, { as });
  const idsOf = async (list: CourseList, filters: object = {}, as = anna.username) =>
    (await listOf(list, filters, as)).list.map(({ course_id }) => course_id);
  const set = (status: CourseStatus, ids = [course.id], as = anna.username) =>
    world.ask(setCourseStatus, { subject_id: 3, course_ids: ids, status }, { as });

  it('[ROLE-045] [ENTITY-014] lists the courses of the account’s students, and those assigned to it', async () => {
    const { list, counts } = await listOf('formal');
    expect(list).toMatchObject([
      { course_id: course.id, name: 'Writing', season: 'autumn', pinned: false, lesson_count: 3 },
    ]);
    expect(list[0]?.student_count).toBeGreaterThan(1);
    expect(counts).toEqual({ formal: 1, trial: 0, temporary: 0, polishing: 0, hidden: 0 });
    expect((await listOf('formal', { keyword: 'dance' })).counts.formal).toBe(0);
    expect((await listOf('hidden', { keyword: 'writ' })).counts.formal).toBe(1);
    expect(await idsOf('trial')).toEqual([]);
    expect(await idsOf('trial', {}, carl.username)).toEqual([foreignCourse.id]);
    const given = { accountId: anna.id, courseId: foreignCourse.id, assignedAt: today };
    await world.database.transact((db) => db.insert(courseListings).values(given));
    expect((await listOf('trial')).list).toMatchObject([{ student_count: 0 }]);
  });

  it.each([
    ['[SCREEN-035]', { grade: [7] }, { grade: [8] }],
    ['[SCREEN-036]', { season: ['autumn'] }, { season: ['spring'] }],
    ['[SCREEN-037]', { version: ['进阶版'] }, { version: ['通用版'] }],
    ['the search', { keyword: 'writ' }, { keyword: 'dance' }],
  ])('%s filters what it lists', async (_, fitting, other) => {
    await world.database.transact((db) =>
      db.update(courses).set({ version: '进阶版' }).where(eq(courses.id, course.id)),
    );
    expect(await idsOf('formal', fitting)).toEqual([course.id]);
    expect(await idsOf('formal', other)).toEqual([]);
  });

  it('[LST-01] [LST-02] [LST-03] [LST-04] [SCREEN-192] [CALL-128] pins and hides for the account alone', async () => {
    expect((await set('pinned')).outcomes).toEqual([{ course_id: course.id, outcome: 'done' }]);
    expect((await set('pinned')).outcomes).toMatchObject([{ outcome: 'refused' }]);
    await set('hidden');
    expect(await idsOf('formal')).toEqual([]);
    expect((await listOf('hidden')).list).toMatchObject([{ pinned: true }]);
    expect((await listOf('hidden')).list[0]?.hidden_at).not.toBeNull();
    expect(await idsOf('formal', {}, ben.username)).toEqual([course.id]);
    await set('visible');
    await set('unpinned');
    expect((await listOf('formal')).list).toMatchObject([{ pinned: false, hidden_at: null }]);
  });

  it('knows nothing of a course that is not the account’s, and refuses a foreign subject', async () => {
    expect((await set('pinned', [foreignCourse.id])).outcomes).toEqual([]);
    const foreign = { subject_id: 99, list: 'formal', ...page } as const;
    const { code } = await world.send(courseList, foreign, { as: anna.username });
    expect(code).toBe(codes.forbidden);
  });
});
