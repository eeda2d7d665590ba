import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  classList,
  classStudentList,
  courseStudents,
  setClassStatus,
} from '../../src/contract/courses';
import { lockTree } from '../../src/contract/lessons';
import type { ClassList, CourseStatus } from '../../src/domain/lessons';
import { classes, classStudents } from '../../server/db/tables';
import { worldOf } from './rig';
import { seenOn } from './rig/databases';
import { addLessons, course, foreignCourse } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, seenBy } from './scene/people';

const page = { page: 1, page_size: 20 };
const classId = 8401;
/** One of the class is the stranger's student. */
const members = [81002, 81004, 81010];

describe.each(seenOn('pglite'))('details of courses and classes on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await world.database.transact(async (db) => {
      const own = { id: classId, accountId: anna.id, subjectId: 3, name: 'Class 7', grade: 7 };
      await db.insert(classes).values(own);
      await db.insert(classStudents).values(members.map((studentId) => ({ classId, studentId })));
    });
  });

  it('[ROLE-045] a course shows its lessons, cards and how far each student of the account is', async () => {
    const asked = { subject_id: 3, course_id: course.id, ...page };
    const found = await world.ask(courseStudents, asked, asAnna);
    expect(found.course).toMatchObject({ name: 'Writing', lesson_count: 3 });
    const own = seenBy(anna).map(({ id }) => id);
    expect(found.list.every(({ student_id }) => own.includes(student_id))).toBe(true);
    const third = found.list.filter(({ lessons_learned }) => (lessons_learned ?? 0) >= 3).length;
    expect(found.chapters[0]?.lessons[2]).toMatchObject({ cards: ['Late'], learned_count: third });
    const foreign = { ...asked, course_id: foreignCourse.id };
    expect((await world.send(courseStudents, foreign, asAnna)).code).toBe(codes.absent);
  });

  it('[SCREEN-054] a class shows the students whom the account sees, and their courses', async () => {
    const { list } = await world.ask(classList, { subject_id: 3, ...page }, asAnna);
    expect(list).toMatchObject([{ class_id: classId, name: 'Class 7', student_count: 2 }]);
    const asked = { subject_id: 3, class_id: classId, ...page };
    const found = await world.ask(classStudentList, asked, asAnna);
    expect(found.list.map(({ student_id }) => student_id).toSorted()).toEqual([81002, 81004]);
    expect(found.courses).toEqual([{ course_id: course.id, name: 'Writing', taken: 2 }]);
    const tree = { subject_id: 3, course_id: course.id, class_id: classId };
    const { class_name: name, students } = await world.ask(lockTree, tree, asAnna);
    expect([name, students.length]).toEqual(['Class 7', 2]);
    for (const other of [ben, carl]) {
      const { code } = await world.send(classStudentList, asked, { as: other.username });
      expect(code).toBe(codes.absent);
      expect((await world.send(lockTree, tree, { as: other.username })).code).toBe(codes.absent);
    }
  });

  it('[SCREEN-193] classes are pinned and hidden by whoever has them alone', async () => {
    const set = async (status: CourseStatus, as = anna.username) => {
      const asked = { subject_id: 3, class_ids: [classId], status };
      const { outcomes } = await world.ask(setClassStatus, asked, { as });
      return outcomes.map(({ outcome }) => outcome);
    };
    const listOf = (list: ClassList) =>
      world.ask(classList, { subject_id: 3, list, ...page }, asAnna);
    expect(await set('pinned')).toEqual(['done']);
    expect(await set('pinned')).toEqual(['refused']);
    expect(await set('hidden', ben.username)).toEqual([]);
    expect(await listOf('shown')).toMatchObject({
      list: [{ pinned: true, hidden_at: null }],
      counts: { shown: 1, hidden: 0 },
    });
    expect(await set('hidden')).toEqual(['done']);
    expect((await listOf('shown')).list).toEqual([]);
    const hidden = await listOf('hidden');
    expect(hidden).toMatchObject({ list: [{ pinned: true }], counts: { shown: 0, hidden: 1 } });
    expect(hidden.list[0]?.hidden_at).not.toBeNull();
    expect(await set('visible')).toEqual(['done']);
    expect(await set('unpinned')).toEqual(['done']);
    expect((await listOf('shown')).list).toMatchObject([{ pinned: false, hidden_at: null }]);
  });
});
