import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { reportRows, reportTargets } from '../../src/contract/reports';
import { classes, classStudents } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { addAnswers, clearAnswers, type Told } from './scene/answers';
import { addLessons, course, firstLesson, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const subject_id = 3;
const student_id = 81001;
const class_id = 871;
const midnight = Date.parse('2026-11-18T00:00:00+08:00');
const minute = 60_000;
const day = 24 * 60 * minute;
const usual = { subject_id, days: '7' as const, page: 1, page_size: 50 };

/** Answers on both sides of midnight, of own students and of others. */
const told: readonly Told[] = [
  { studentId: student_id, at: new Date(midnight), isRight: true, seconds: 10 },
  { studentId: student_id, at: new Date(midnight - minute), isRight: false, seconds: 20 },
  { studentId: student_id, at: new Date(midnight - 6 * day), isRight: true, seconds: 30 },
  { studentId: student_id, at: new Date(midnight - 6 * day - minute), isRight: true, seconds: 40 },
  {
    studentId: student_id,
    at: new Date(midnight),
    isRight: false,
    skipReason: 'tooHard',
    seconds: 5,
  },
  { studentId: 81002, at: new Date(midnight), isRight: true, seconds: 7, lessonId: firstLesson },
  { studentId: 81010, at: new Date(midnight), isRight: true, seconds: 9 },
  { studentId: student_id, at: new Date(midnight), isRight: true, questionId: questionIds.english },
];

/** The same totals once more, from the rows as they were told. */
function totalsOf(of: readonly Told[]) {
  const answered = of.filter(({ skipReason }) => skipReason === undefined);
  return {
    answered: answered.length,
    right: answered.filter(({ isRight }) => isRight).length,
    skipped: of.length - answered.length,
    seconds: of.reduce((sum, { seconds = 30 }) => sum + seconds, 0),
  };
}
const chinese = told.filter(({ questionId }) => questionId === undefined);
const since = (first: number, student?: number) =>
  chinese.filter(
    ({ at, studentId }) =>
      at.getTime() >= first && studentId !== 81010 && (student ?? studentId) === studentId,
  );

describe.each(databases)('reports on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await world.database.transact(async (db) => {
      const one = { id: class_id, accountId: anna.id, subjectId: subject_id, grade: 7 };
      await db.insert(classes).values({ ...one, name: 'Class A' });
      await db.insert(classStudents).values([
        { classId: class_id, studentId: student_id },
        { classId: class_id, studentId: 81003 },
        { classId: class_id, studentId: 81010 },
      ]);
    });
  });
  beforeEach(async () => {
    world.clock.set(today);
    await clearAnswers(world);
    await addAnswers(world, told);
  });
  const rows = (asked: object) =>
    world.ask(reportRows, { ...usual, view: 'daily', ...asked }, asAnna);

  it('[CALL-121] [CALL-124] [SCREEN-065] [CONST-027] counts a student’s days in Shanghai, both ends included', async () => {
    const week = await rows({ student_id });
    expect(week).toMatchObject({ first_day: '2026-11-12', last_day: '2026-11-18' });
    expect(week.totals).toEqual(totalsOf(since(midnight - 6 * day, student_id)));
    expect(week.list.map(({ key }) => key)).toEqual(['2026-11-18', '2026-11-17', '2026-11-12']);
    const own = { from: '2026-11-11', to: '2026-11-11' };
    expect((await rows({ student_id, ...own })).totals).toMatchObject({ answered: 1, seconds: 40 });
    for (const days of ['15', '30', '60'] as const) {
      expect((await rows({ student_id, days })).totals).toEqual(totalsOf(since(0, student_id)));
    }
  });

  it('[CALL-122] [CALL-123] [CALL-125] [CALL-102] [SCREEN-066] [SCREEN-067] counts a class, courses, chapters, types, abilities and methods; nobody whom one does not see', async () => {
    const group = await rows({ class_id, view: 'student' });
    expect(group).toMatchObject({ name: 'Class A', total: 2 });
    // Who did nothing is there, too: of a class's students, those whom one sees.
    const none = { answered: 0, right: 0, skipped: 0, seconds: 0 };
    expect(group.list).toMatchObject([{ key: String(student_id) }, { key: '81003', ...none }]);
    const ofCourse = await rows({ class_id, view: 'student', course_id: course.id });
    expect(ofCourse.list).toMatchObject([none, none]);
    expect(group.totals).toEqual(totalsOf(since(midnight - 6 * day, student_id)));
    for (const view of [
      ...(['summary', 'chapter', 'type', 'point', 'question', 'ability', 'method'] as const),
    ]) {
      const all = await rows({ view });
      const sum = (of: 'answered' | 'right' | 'skipped' | 'seconds') =>
        all.list.reduce((whole, row) => whole + row[of], 0);
      const whole = totalsOf(since(midnight - 6 * day));
      expect(all.totals).toEqual(whole);
      expect({ ...whole, answered: sum('answered'), seconds: sum('seconds') }).toEqual(whole);
    }
    const [type] = (await rows({ view: 'type' })).list;
    expect(type?.key).toBe('singleChoice');
    expect(type?.name).toMatch(/^(单选题|Single choice)$/);
    const [ability] = (await rows({ view: 'ability' })).list;
    expect(ability?.name).toBe('—');
    const summary = await rows({ view: 'summary', course_id: course.id });
    expect(summary.list).toMatchObject([{ key: String(course.id), answered: 1 }]);
  });

  it('[SCREEN-065] tells days without answers from a study that has not begun', async () => {
    const quiet = { days: '7', from: '2026-01-05', to: '2026-01-06' } as const;
    expect(await rows({ student_id, ...quiet })).toMatchObject({ total: 0, has_begun: true });
    await clearAnswers(world);
    expect(await rows({ student_id, ...quiet })).toMatchObject({ total: 0, has_begun: false });
  });

  it('[SCREEN-058] lists students and classes with the same totals', async () => {
    const list = (who: 'student' | 'class') => world.ask(reportTargets, { ...usual, who }, asAnna);
    const [first] = (await list('student')).list;
    const whole = totalsOf(since(midnight - 6 * day, student_id));
    const range = { first_day: '2026-11-12', last_day: '2026-11-18' };
    expect(await list('class')).toMatchObject(range);
    expect(first).toMatchObject({ id: student_id, ...whole });
    expect((await list('class')).list).toMatchObject([{ id: class_id, username: null, ...whole }]);
    expect((await list('student')).list.map(({ id }) => id)).not.toContain(81010);
  });

  it('[ROLE-005] refuses other people’s students and classes, wrong days and long ranges', async () => {
    const ask = async (fields: Record<string, string>, as = anna.username) => {
      const sent = { subject_id: '3', view: 'daily', days: '7', page: '1', page_size: '20' };
      const form = new URLSearchParams({ ...sent, ...fields });
      return (await world.post(reportRows, form, { as })).code;
    };
    expect(await ask({ student_id: '81010' })).toBe(codes.absent);
    expect(await ask({ class_id: String(class_id) }, ben.username)).toBe(codes.absent);
    expect(await ask({ class_id: String(class_id) }, carl.username)).toBe(codes.absent);
    expect(await ask({ from: '2026-11-02', to: '2026-11-01' })).toBe(codes.badPayload);
    expect(await ask({ from: '2025-09-01', to: '2026-11-01' })).toBe(codes.badPayload);
  });
});
