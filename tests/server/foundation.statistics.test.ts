import { inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  checkExportButton,
  foundationOfStudent,
  foundationRecord,
  foundationStudyData,
  foundationTypes,
  primaryEnglishLevels,
  remindFoundation,
  studentStatList,
} from '../../src/contract/foundation';
import {
  foundationBatches,
  foundationCourseExport,
  foundationCourses,
  foundationCoursesChinese,
} from '../../src/contract/foundationCourses';
import { regrade } from '../../server/foundation/learning';
import { activities, foundationRounds, foundations, students } from '../../server/db/tables';
import { seenOn, worldOf, today } from './rig';
import { clearAnswers } from './scene/answers';
import { addFoundationAnswers, beginFoundation, type FoundationAnswer } from './scene/foundation';
import { addLessons, course, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, dora, people } from './scene/people';

const subject_id = 3;
const student_id = 81001;
const paging = { page: 1, page_size: 20 };
const day = 86_400_000;
const daysAgo = (days: number) => new Date(today.getTime() - days * day);
const { subjective, english } = questionIds;

describe.each(seenOn('pglite'))('foundation statistics on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearAnswers(world);
    await beginFoundation(world);
  });

  const answered = (told: readonly FoundationAnswer[]) => addFoundationAnswers(world, told);
  const spent = (kind: string, seconds: number, at: Date) =>
    world.database.transact((db) =>
      db
        .insert(activities)
        .values({ studentId: student_id, kind, module: 'foundation', seconds, at }),
    );
  const list = (filters = {}) =>
    world.ask(studentStatList, { subject_id, ...paging, ...filters }, asAnna);

  it('[CALL-063, ENTITY-030, ROLE-016, CONST-034, CONST-035] counts time, accuracy and mastery from the answers, beside the health', async () => {
    await answered([
      { at: today, isRight: true },
      { at: daysAgo(1), isRight: true },
      { at: daysAgo(8), isRight: true, questionId: subjective },
      { at: daysAgo(8), isRight: false, questionId: subjective },
      { at: today, isRight: false, module: 'synchronous' },
      { at: today, isRight: false, questionId: english },
    ]);
    await spent('video', 60, today);
    await spent('wordRecitation', 20, daysAgo(1));
    await spent('other', 30, daysAgo(20));
    const { list: rows, total } = await list();
    const row = rows.find((one) => one.student_id === student_id);
    expect(row).toMatchObject({
      ...{ today_seconds: 100, yesterday_seconds: 60, week_seconds: 160, total_seconds: 270 },
      ...{ accuracy: 0.75, mastery: 0.5, type: '70', round: 1 },
    });
    expect(row?.effective_share).toBeCloseTo(220 / 270);
    expect(total).toBe(9);
    const other = rows.find((one) => one.student_id === 81002);
    const nothing = { total_seconds: 0, effective_share: null, accuracy: null, mastery: null };
    expect(other).toMatchObject(nothing);
    const known = new Map(people.map(({ id, health }) => [id, health]));
    for (const { student_id: id, health } of rows) expect(health).toBe(known.get(id));
  });

  it('filters students by name and type, in pages', async () => {
    await world.database.transact((db) =>
      db
        .update(students)
        .set({ foundationType: '50' })
        .where(inArray(students.id, [81003, 81011])),
    );
    const idsOf = async (filters: object) =>
      (await list(filters)).list.map((row) => row.student_id);
    expect(await idsOf({ type: 'bronze' })).toEqual([81003]);
    expect(await idsOf({ keyword: 'lihang' })).toEqual([81004]);
    // A tab says how many it has of those who are searched for.
    const searched = await list({ keyword: 'lihang' });
    expect(searched.counts).toMatchObject({ all: 1, bronze: 0, silver: 1, notActivated: 0 });
    expect((await list({ page: 2, page_size: 8 })).list).toHaveLength(1);
  });

  it('[ENTITY-030] sorts every student by what was done, with who has done nothing last', async () => {
    await answered([
      { at: today, isRight: true, studentId: 81002, seconds: 30 },
      { at: today, isRight: false, seconds: 90 },
    ]);
    const first = async (sort: string, order: string) =>
      (await list({ sort, order, page_size: 2 })).list.map((row) => row.student_id);
    expect(await first('today', 'desc')).toEqual([student_id, 81002]);
    expect(await first('accuracy', 'asc')).toEqual([student_id, 81002]);
    expect(await first('accuracy', 'desc')).toEqual([81002, student_id]);
  });

  it('[SCREEN-109] reminds who has not begun, once a day, and nobody else', async () => {
    await world.database.transact((db) =>
      db
        .update(students)
        .set({ foundationType: null })
        .where(inArray(students.id, [student_id])),
    );
    expect((await list({ type: 'notActivated' })).list).toMatchObject([{ student_id, type: null }]);
    expect((await list()).counts).toMatchObject({ all: 9, silver: 8, notActivated: 1 });
    const student_ids = [student_id, 81002];
    const outcomes = async () =>
      (await world.ask(remindFoundation, { subject_id, student_ids }, asAnna)).results.map(
        ({ outcome }) => outcome,
      );
    expect(await outcomes()).toEqual(['sent', 'notNeeded']);
    expect(await outcomes()).toEqual(['already', 'notNeeded']);
    const [row] = (await list({ type: 'notActivated' })).list;
    expect(row?.reminded).toMatchObject({ by: anna.realName });
    const life = { status: 'awaitingStudent', nextMode: null, progress: 0 };
    await world.database.transact((db) =>
      db.insert(foundations).values({ studentId: 81002, ...life }),
    );
    const recorded = () => world.ask(foundationRecord, { subject_id, student_id: 81002 }, asAnna);
    expect((await recorded()).reminded).toBeNull();
    expect(await outcomes()).toEqual(['already', 'sent']);
    expect((await recorded()).reminded).toMatchObject({
      ...{ by: anna.realName, kind: 'restartWaiting' },
    });
    const restarting = (await list()).list.find((one) => one.student_id === 81002);
    expect(restarting?.reminded).toMatchObject({ by: anna.realName });
    const stranger = { subject_id, student_ids: [81003] };
    const refused = await world.send(remindFoundation, stranger, { as: ben.username });
    expect(refused.code).toBe(codes.absent);
  });

  it('[CALL-065] tells the days one by one, both ends included, for one or for all', async () => {
    await answered([
      { at: new Date('2026-11-10T00:00:00+08:00'), isRight: true },
      { at: new Date('2026-11-12T23:59:59+08:00'), isRight: false },
      { at: new Date('2026-11-12T10:00:00+08:00'), isRight: true, studentId: 81002 },
      { at: new Date('2026-11-13T00:00:00+08:00'), isRight: true },
    ]);
    const ask = (rest = {}) =>
      world.ask(
        foundationStudyData,
        { subject_id, from: '2026-11-10', to: '2026-11-12', ...rest },
        asAnna,
      );
    const { days } = await ask({ student_id });
    expect(days.map((one) => [one.day, one.answer_count, one.right_count])).toEqual([
      ['2026-11-10', 1, 1],
      ['2026-11-11', 0, 0],
      ['2026-11-12', 1, 0],
    ]);
    expect(days[0]?.seconds).toMatchObject({ answer: 40, video: 0 });
    expect((await ask()).days[2]).toMatchObject({ answer_count: 2, right_count: 1 });
    // Without days: twelve weeks from a Monday to today by the server's clock, so that a page may stand open over midnight.
    const span = async () => {
      const { days: shown } = await world.ask(foundationStudyData, { subject_id }, asAnna);
      return [shown[0]?.day, shown.at(-1)?.day];
    };
    world.clock.set(new Date('2026-11-15T23:59:00+08:00'));
    expect(await span()).toEqual(['2026-08-24', '2026-11-15']);
    world.clock.set(today);
    expect(await span()).toEqual(['2026-08-31', '2026-11-18']);
  });

  it('[CALL-067, CALL-068, CALL-069] tells one student’s foundation, and course by course', async () => {
    await answered([
      { at: today, isRight: true },
      { at: today, isRight: false, questionId: subjective },
    ]);
    await spent('wordRecitation', 20, today);
    const asked = { subject_id, student_id };
    expect(await world.ask(foundationOfStudent, asked, asAnna)).toMatchObject({
      ...{ health: 'healthy', health_change: 0, accuracy: 0.5, mastery: 0.5 },
      seconds: { answer: 80, recitation: 20 },
    });
    const { list: rows } = await world.ask(foundationCourses, { ...asked, ...paging }, asAnna);
    // The course teaches the point of the first question alone.
    expect(rows).toMatchObject([
      {
        ...{ course_id: course.id, course_name: 'Writing', round: 1, status: 'active' },
        ...{ cleared_on: null, accuracy: 1, mastery: 1, today_seconds: 60, total_seconds: 60 },
        seconds: { answer: 40, recitation: 20 },
      },
    ]);
    expect(rows[0]?.effective_share).toBeCloseTo(2 / 3);
    expect(rows[0]?.progress).toBeCloseTo(2 / 3);
    const chinese = await world.ask(foundationCoursesChinese, { ...asked, ...paging }, asAnna);
    expect(chinese.list).toMatchObject([{ recited_count: 1, read_count: 0 }]);
  });

  it('[CALL-068, ENTITY-030, ROLE-066] lists the courses of all students, narrowed, sorted by what was done, and in a file', async () => {
    await answered([
      { at: today, isRight: true, studentId: 81002, seconds: 30 },
      { at: today, isRight: false, seconds: 90 },
    ]);
    const courseList = (filters = {}) =>
      world.ask(foundationCourses, { subject_id, ...paging, ...filters }, asAnna);
    const all = await courseList();
    const takers = all.list.map((row) => row.student_id);
    expect(takers).toContain(student_id);
    expect(all.total).toBe(takers.length);
    expect((await courseList({ keyword: people[0]?.name ?? '' })).total).toBeLessThan(all.total);
    expect((await courseList({ type: 'bronze' })).total).toBe(0);
    expect((await courseList({ state: 'cleared' })).list.map((row) => row.progress)).toEqual(
      all.list.filter(({ progress }) => progress === 1).map(({ progress }) => progress),
    );
    expect((await courseList({ level: [5] })).total).toBe(0);
    const { list: longest } = await courseList({ sort: 'today', order: 'desc', page_size: 1 });
    expect(longest).toMatchObject([{ student_id, today_seconds: 90, accuracy: 0 }]);
    const sorted = { subject_id, sort: 'today', order: 'desc' } as const;
    const file = await world.ask(foundationCourseExport, sorted, asAnna);
    expect(file.list).toHaveLength(all.total);
    expect(file.list[0]).toEqual(longest[0]);
    const mayNot = await world.send(foundationCourseExport, sorted, { as: dora.username });
    expect(mayNot.code).toBe(codes.forbidden);
  });

  it('[CONST-033] counts word recitation from 1 July 2021 on', async () => {
    await spent('wordRecitation', 20, new Date('2021-06-30T23:59:59+08:00'));
    await spent('wordRecitation', 30, new Date('2021-07-01T00:00:00+08:00'));
    const asked = { subject_id, student_id };
    const { seconds } = await world.ask(foundationOfStudent, asked, asAnna);
    expect(seconds.recitation).toBe(30);
    const chinese = await world.ask(foundationCoursesChinese, { ...asked, ...paging }, asAnna);
    expect(chinese.list).toMatchObject([{ recited_count: 1, total_seconds: 30 }]);
  });

  it('[CALL-070, FRS-05] a regraded student begins a round, and the last one ends', async () => {
    const round = { studentId: student_id, round: 1, startedAt: daysAgo(30) };
    await world.database.transact(async (db) => {
      await db.insert(foundationRounds).values(round);
      const life = { status: 'regrading', nextMode: null, progress: 0 };
      await db.insert(foundations).values({ studentId: student_id, ...life });
      await regrade(db, student_id, 3, today);
    });
    const asked = { subject_id, student_id };
    await answered([{ at: daysAgo(2), isRight: true }]);
    expect((await world.ask(foundationBatches, asked, asAnna)).list).toMatchObject([
      { batch: 2, starts_on: '2026-11-18', ends_on: null, answer_count: 0, accuracy: null },
      {
        ...{ batch: 1, starts_on: '2026-10-19', ends_on: '2026-11-18', answer_count: 1 },
        ...{ accuracy: 1, mastery: 1, total_seconds: 40, effective_share: 1 },
      },
    ]);
    const of = async (batch: number) =>
      (await world.ask(foundationCourses, { ...asked, ...paging, batch }, asAnna)).list[0];
    expect(await of(1)).toMatchObject({ round: 1, accuracy: 1 });
    expect(await of(2)).toMatchObject({ round: 2, accuracy: null });
    const never = await world.send(foundationCourses, { ...asked, ...paging, batch: 9 }, asAnna);
    expect(never.code).toBe(codes.absent);
    const nobodys = new URLSearchParams({
      subject_id: '3',
      page: '1',
      page_size: '20',
      batch: '1',
    });
    const refused = await world.post(foundationCourses, nobodys, asAnna);
    expect(refused.code).toBe(codes.badPayload);
  });

  it('[CALL-064, CALL-066, CALL-071] names types and levels, and says who may export', async () => {
    const { list: types } = await world.ask(foundationTypes, { subject_id }, asAnna);
    expect(types.map(({ type }) => type)).toEqual(['30', '50', '70', '90']);
    const levels = async (subject: number) =>
      (await world.ask(primaryEnglishLevels, { subject_id: subject }, asAnna)).list.length;
    expect([await levels(1), await levels(3)]).toEqual([5, 0]);
    const shows = async (as: string) =>
      (await world.ask(checkExportButton, { subject_id }, { as })).is_show;
    expect([await shows(anna.username), await shows(dora.username)]).toEqual([1, 0]);
  });

  it('[ROLE-044] is absent for who does not see the student', async () => {
    const of = { subject_id, student_id: 81003 };
    for (const as of [ben.username, carl.username]) {
      const days = { from: '2026-11-10', to: '2026-11-12' };
      const replies = [
        await world.send(foundationOfStudent, of, { as }),
        await world.send(foundationCourses, { ...of, ...paging }, { as }),
        await world.send(foundationCoursesChinese, { ...of, ...paging }, { as }),
        await world.send(foundationBatches, of, { as }),
        await world.send(foundationStudyData, { ...of, ...days }, { as }),
      ];
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([codes.absent]));
    }
  });
});
