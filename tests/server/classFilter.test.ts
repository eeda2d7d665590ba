import { beforeAll, describe, expect, it } from 'vitest';
import { classes, classStudents } from '../../server/db/tables';
import { crystalList } from '../../src/contract/crystals';
import { homeworkByStudent, homeworkSummary } from '../../src/contract/homework';
import { coinAccountList, treasureStudentList } from '../../src/contract/rewards';
import { seenOn, worldOf } from './rig';
import { addHomework } from './scene/homework';
import { addLessons } from './scene/lessons';
import { addPeople, anna, asAnna, ben } from './scene/people';

const subject_id = 3;
const [own, colleagues] = [8611, 8612];
const member = 81001;

describe.each(seenOn('postgres'))('lists by class on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await world.database.transact(async (db) => {
      const about = { subjectId: subject_id, grade: 7 };
      await db.insert(classes).values([
        { ...about, id: own, accountId: anna.id, name: 'Class A' },
        { ...about, id: colleagues, accountId: ben.id, name: 'Class B' },
      ]);
      const ofMember = [own, colleagues].map((classId) => ({ classId, studentId: member }));
      await db.insert(classStudents).values(ofMember);
    });
    const open = { status: 'incomplete' } as const;
    await addHomework(world, { name: 'Of the class' }, { 81001: open, 81002: open });
    await addHomework(world, { name: 'Of another' }, { 81002: open });
  });

  const asked = { subject_id, page: 1, page_size: 50 };

  it.each([
    ['[CALL-154] coin accounts', coinAccountList],
    ['[CALL-213] crystals', crystalList],
    ['[CALL-054] props', treasureStudentList],
    ['[CALL-135] homework by student', homeworkByStudent],
  ] as const)('%s are those of one of the account’s own classes', async (_, call) => {
    const of = (class_id?: number) => world.ask(call, { ...asked, class_id }, asAnna);
    const all = await of();
    expect(all.total).toBeGreaterThan(1);
    expect(all.classes).toEqual([{ id: own, name: 'Class A' }]);
    expect((await of(own)).list.map(({ student_id }) => student_id)).toEqual([member]);
    expect((await of(colleagues)).list).toEqual([]);
  });

  it('[CALL-134] assignments are those that somebody of the class has', async () => {
    const of = async (class_id?: number) => {
      const { list } = await world.ask(homeworkSummary, { ...asked, class_id }, asAnna);
      return list.map(({ name }) => name).toSorted();
    };
    expect(await of()).toEqual(['Of another', 'Of the class']);
    expect(await of(own)).toEqual(['Of the class']);
    expect(await of(colleagues)).toEqual([]);
  });
});
