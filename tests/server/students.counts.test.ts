import { describe, expect, it } from 'vitest';
import { classes, classStudents } from '../../server/db/tables';
import { studentExport, studentList } from '../../src/contract/students';
import { seenOn, worldOf } from './rig';
import { addPeople, anna, ben, seenBy } from './scene/people';

describe.each(seenOn('pglite'))('the counts of the student lists on $database', (options) => {
  const world = worldOf(options, [addPeople]);

  it('are of those searched for, so that a hidden student is found', async () => {
    const [hidden] = seenBy(anna).filter(({ place }) => place.hiddenAt !== undefined);
    const payload = { subject_id: 3, list: 'responsible', page: 1, page_size: 1 } as const;
    const keyword = hidden?.username ?? '';
    const { total, counts } = await world.ask(
      studentList,
      { ...payload, keyword },
      { as: anna.username },
    );
    expect({ total, counts }).toEqual({
      total: 0,
      counts: { responsible: 0, audition: 0, auditioned: 0, nonSupervised: 0, hidden: 1 },
    });
  });

  it('[SCREEN-027] a class of one’s own is a filter; a colleague’s finds nobody and is not offered', async () => {
    const asAnna = { as: anna.username };
    await world.database.transact(async (db) => {
      const ofGrade = { subjectId: 3, grade: 7 };
      await db.insert(classes).values([
        { ...ofGrade, id: 8601, accountId: anna.id, name: 'Class A' },
        { ...ofGrade, id: 8602, accountId: ben.id, name: 'Class B' },
      ]);
      const [student] = seenBy(anna);
      const studentId = student?.id ?? 0;
      await db
        .insert(classStudents)
        .values([8601, 8602].map((classId) => ({ classId, studentId })));
    });
    const payload = { subject_id: 3, list: 'responsible', page: 1, page_size: 10 } as const;
    const of = (class_id: number) => world.ask(studentList, { ...payload, class_id }, asAnna);
    const { list, classes: offered } = await of(8601);
    expect(list.map(({ student_id }) => student_id)).toEqual([seenBy(anna)[0]?.id]);
    expect(offered).toEqual([{ id: 8601, name: 'Class A' }]);
    expect((await of(8602)).list).toEqual([]);
    const found = await world.ask(
      studentExport,
      { subject_id: 3, list: 'responsible', class_id: 8601 },
      asAnna,
    );
    expect(found.total).toBe(1);
  });
});
