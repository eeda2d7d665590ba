import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import type { PayloadOf } from '../../src/contract/call';
import { examClass, examInfo, submitExam } from '../../src/contract/exams';
import { inputScore, unsubmittedList } from '../../src/contract/scores';
import { studentCustomization } from '../../src/contract/student';
import { accounts, classes, classStudents, examReports } from '../../server/db/tables';
import { followAllScores } from '../../server/supervision/missingScores';
import { databases, worldOf } from './rig';
import { addPapers, otherPaper, paper_id, subject_id, usualMarks } from './scene/exams';
import { addPeople, anna, ben, carl, asAnna } from './scene/people';
import { paging, usual as score } from './scene/scores';

describe.each(databases)('exam analysis, scores and classes on $database', (options) => {
  const world = worldOf(options, [addPeople, addPapers]);
  beforeEach(async () => {
    await world.database.transact((db) => db.delete(examReports));
  });

  const entered = async (change: Partial<typeof usualMarks> = {}) =>
    (await world.ask(submitExam, { ...usualMarks, ...change }, asAnna)).report_id;
  const table = (change: Partial<PayloadOf<typeof examClass>> = {}, as = asAnna) =>
    world.ask(examClass, { subject_id, paper_id, ...paging, ...change }, as);
  const usernames = async (...asked: Parameters<typeof table>) =>
    (await table(...asked)).list.map(({ username }) => username);
  const missing = (as = asAnna) => usernames({ result: 'missing' }, as);
  const asBen = { as: ben.username };
  const benTeaches = (...subjects: number[]) =>
    world.database.transact((db) =>
      db.update(accounts).set({ subjects }).where(eq(accounts.id, ben.id)),
    );
  const info = (report_id: number) => world.ask(examInfo, { subject_id, report_id }, asAnna);

  it('[CALL-170, SFZ-01, CALL-181] a known result is shown with the missing score until the score is entered', async () => {
    const later = new Date('2026-11-29T00:00:00+08:00');
    const missing = async (as = asAnna) => {
      const asked = { subject_id: 4, keyword: 'sc01', ...paging };
      return (await world.ask(unsubmittedList, asked, as)).list.map((row) => row.exam_report);
    };
    const freezes = async (as = asAnna) => {
      const asked = { subject_id: 4, student_id: 81001 };
      return (await world.ask(studentCustomization, asked, as)).freezes;
    };
    // Neither another exam nor one of the term before is the exam that is asked for.
    await entered({ paper_id: 903 });
    await entered({ paper_id: 902, exam_date: '2026-05-06' });
    await entered({ student: 'sc02' });
    await followAllScores(world.database, later);
    expect(await missing()).toEqual([null]);
    expect(await freezes()).toMatchObject([{ reason: 'scoresMissing' }]);
    expect((await freezes())[0]).not.toHaveProperty('exam_report');
    const report_id = await entered();
    const known = { report_id, subject_id };
    expect(await missing()).toEqual([known]);
    expect(await freezes()).toMatchObject([{ exam_report: known }]);
    // Whoever does not teach the subject cannot see the result, and enters the score by hand.
    await benTeaches(4);
    expect(await missing(asBen)).toEqual([null]);
    expect((await freezes(asBen))[0]).not.toHaveProperty('exam_report');
    expect((await info(report_id)).score).toBeNull();
    // A score of another kind, or of the same kind more than 60 days ago, is none of this exam.
    await world.ask(inputScore, { ...score, exam_type: 'unit' }, asAnna);
    await world.ask(inputScore, { ...score, exam_date: '2026-09-06' }, asAnna);
    expect((await info(report_id)).score).toBeNull();
    const first = await world.ask(inputScore, { ...score, exam_date: '2026-09-07' }, asAnna);
    expect((await info(report_id)).score?.score_id).toBe(first.score_id);
    const { score_id } = await world.ask(inputScore, { ...score, exam_date: '2026-11-07' }, asAnna);
    expect((await info(report_id)).score).toEqual({ score_id, score: 98.5, full_score: 120 });
    expect([await missing(), await freezes()]).toEqual([[], []]);
  });

  it('[SCREEN-139] a second paper of the same exam is told of before it is saved, and nobody who sat it is missing', async () => {
    await entered({ paper_id: otherPaper });
    const { code, data } = await world.send(submitExam, usualMarks, asAnna);
    const issues = [{ field: 'student', rule: 'otherPaper' }];
    expect([code, data]).toEqual([codes.badPayload, { issues }]);
    expect(await missing()).not.toContain('sc01');
    // Of papers that are entered at once one is kept.
    const raced = Array.from({ length: 8 }, (_, at) => {
      const other = { student: 'sc03', paper_id: at % 2 === 0 ? paper_id : otherPaper };
      return world.send(submitExam, { ...usualMarks, ...other }, asAnna);
    });
    const kept = (await Promise.all(raced)).filter((reply) => reply.code === codes.success);
    expect(kept).toHaveLength(1);
    // A paper of another exam is another result; who sat it last year is in a higher grade by now.
    expect(await usernames({ paper_id: 903, result: 'missing' })).toEqual(['sc02']);
    await entered({ paper_id: 903, exam_date: '2026-06-28' });
  });

  it('[SCREEN-139] own students of a paper are summed up, and those without a result are told apart', async () => {
    const before = await table();
    expect([before.figures.result, before.bands]).toEqual([null, [0, 0, 0, 0, 0]]);
    expect(before.list.map(({ grade }) => grade)).toEqual(before.list.map(() => 7));
    const all = await missing();
    // Nobody on trial, and nobody who is hidden.
    expect(all.toSorted()).toEqual(['sc01', 'sc03', 'sc_09']);
    // 10.5 of 17 is 62%, all of them are 100%.
    await entered({ marks: ['3', '7.5'] });
    await entered({ student: 'sc02', marks: ['3', '14'] });
    await entered({ student: 'sc02', paper_id: 902, marks: ['0', '0'] });
    const after = await table();
    expect(after.figures.result).toEqual({ full: 17, mean: 13.8, highest: 17, lowest: 10.5 });
    expect(after.bands).toEqual([0, 1, 0, 0, 1]);
    const rest = all.filter((username) => username !== 'sc01');
    expect([after.counts, after.total]).toEqual([
      { entered: 2, missing: rest.length },
      rest.length + 2,
    ]);
    expect(await missing()).toEqual(rest);
    expect(await usernames({ result: 'entered' })).toEqual(['sc02', 'sc01']);
    // A stranger sees nobody of them, and no paper of another subject is there.
    const asCarl = { as: carl.username };
    expect((await table({}, asCarl)).figures.result).toBeNull();
    expect(await usernames({}, asCarl)).not.toContain('sc01');
    const asked = { subject_id, paper_id, ...paging };
    const other = await world.send(examClass, { ...asked, paper_id: 904 }, asAnna);
    expect(other.code).toBe(codes.absent);
    const unknown = await world.send(examClass, asked, {});
    expect([codes.success, codes.absent]).not.toContain(unknown.code);
  });

  it('[SCREEN-139] who has no result yet and comes next is told with each that is entered, classmates first', async () => {
    await world.database.transact(async (db) => {
      const own = { accountId: anna.id, subjectId: subject_id, name: 'Class 2', grade: 7 };
      const [made] = await db.insert(classes).values(own).returning({ classId: classes.id });
      const classId = made?.classId ?? 0;
      await db.insert(classStudents).values([
        { classId, studentId: 81001 },
        { classId, studentId: 81003 },
      ]);
    });
    const submit = (change: Partial<typeof usualMarks>) =>
      world.ask(submitExam, { ...usualMarks, ...change }, asAnna);
    const next = async (student: string) => (await submit({ student })).next;
    const { report_id, ...first } = await submit({});
    expect(first.next).toEqual({ name: '欧阳静', student: 'sc03', missing: 1 });
    const last = { name: '周双', student: 'sc_09', missing: 1 };
    expect(await next('sc03')).toEqual(last);
    // Whoever changes a result goes on, too.
    expect((await submit({ report_id, version: 1 })).next).toEqual(last);
    expect(await next('sc_09')).toBeNull();
  });

  it('[SCREEN-139] beside the result stand the scores of the exam, sorted and searched with the figures of the class', async () => {
    await entered();
    const scored = (change: Partial<typeof score>) =>
      world.ask(inputScore, { ...score, full_score: '100', subject_id: 3, ...change }, asAnna);
    // Of two scores of the exam the closer one counts; another kind, or the term before, is another exam.
    await scored({ student: 'sc03', exam_date: '2026-11-16', score: '70' });
    await scored({ student: 'sc03', exam_date: '2026-11-08', score: '80', grade_rank: '7' });
    await scored({ student: 'sc01', full_score: '120', score: '60' });
    await scored({ student: 'sc_09', exam_type: 'unit', score: '99' });
    await scored({ student: 'sc_09', exam_date: '2026-05-06', score: '99' });
    const level = { score_type: 'level', level: 'B', full_score: '', score: '' };
    await scored({ student: 'sc01', subject_id: 4, ...level });
    await scored({ student: 'sc03', subject_id: 4, score: '75' });
    const { list, figures } = await table({ keyword: 'sc03' });
    const chinese = { score: 80, full_score: 100, level: null, grade_rank: 7 };
    expect(list).toMatchObject([{ username: 'sc03', score: null, scores: { chinese } }]);
    // Those with different full marks compare as of 100; a level is no number.
    expect(figures.chinese).toEqual({ full: 100, mean: 65, highest: 80, lowest: 50 });
    expect(figures.physics).toEqual({ full: 100, mean: 75, highest: 75, lowest: 75 });
    expect([figures.english, figures.result?.mean]).toEqual([null, 12.5]);
    const first = async (sort: 'chinese' | 'physics' | 'result', order: 'asc' | 'desc') =>
      (await usernames({ sort, order })).slice(0, sort === 'result' ? 1 : 2);
    expect(await first('chinese', 'asc')).toEqual(['sc01', 'sc03']);
    expect(await first('chinese', 'desc')).toEqual(['sc03', 'sc01']);
    expect(await first('physics', 'desc')).toEqual(['sc03', 'sc01']);
    expect(await first('result', 'asc')).toEqual(['sc01']);
    const byName = await usernames({ sort: 'student' });
    expect(byName.indexOf('sc03')).toBeLessThan(byName.indexOf('sc01'));
    expect(await usernames({ sort: 'student', order: 'desc' })).toEqual(byName.toReversed());
    expect(await usernames({ sort: 'student', page: 2, page_size: 1 })).toEqual([byName[1]]);
    const class_id = await world.database.transact(async (db) => {
      const own = { accountId: anna.id, subjectId: subject_id, name: 'Class 1', grade: 7 };
      const [made] = await db.insert(classes).values(own).returning({ classId: classes.id });
      const classId = made?.classId ?? 0;
      await db.insert(classStudents).values({ classId, studentId: 81001 });
      return classId;
    });
    const ofClass = await table({ class_id });
    expect([ofClass.counts, ofClass.figures.chinese?.mean]).toEqual([
      { entered: 1, missing: 0 },
      60,
    ]);
    expect(ofClass.classes).toContainEqual({ id: class_id, name: 'Class 1' });
    // Whoever does not teach a subject sees no score of it.
    await benTeaches(2, 4);
    const seen = (await table({ keyword: 'sc01' }, asBen)).list[0]?.scores;
    expect([seen?.chinese, seen?.physics?.level]).toEqual([null, 'B']);
  });
});
