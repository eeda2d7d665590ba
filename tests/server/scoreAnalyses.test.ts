import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  analysisList,
  analysisSettings,
  setAnalysisSettings,
  studentAnalysis,
} from '../../src/contract/scores';
import { accounts, scores, scoreSettings } from '../../server/db/tables';
import { databases, startWorld, type TestWorld } from './rig';
import { addPeople, anna, ben, carl, dora } from './scene/people';

const subject_id = 2;
const as = (who: { username: string }) => ({ as: who.username });
const paging = { page: 1, page_size: 50 };
type Row = typeof scores.$inferInsert;

const usual: Row = {
  ...{ studentId: 81001, subjectId: subject_id, examGrade: 7, examType: 'unit' },
  ...{ examDate: '2026-10-10', scoreType: 'points', fullScore: 120, score: 90 },
  ...{ gradeRank: 48, gradeTotal: 320, proofs: [], papers: [] },
  ...{ enteredAt: new Date('2026-10-12T19:00:00+08:00'), enteredBy: anna.id },
};

describe.each(databases)('analyses of scores on $database', (options) => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await startWorld(options);
    await addPeople(world);
    await world.database.transact(async (db) => {
      await db.delete(scores);
      await db.delete(scoreSettings);
    });
  });
  const enter = (...rows: Partial<Row>[]) =>
    world.database.transact((db) =>
      db.insert(scores).values(rows.map((row) => ({ ...usual, ...row }))),
    );
  const list = (kind: 'individual' | 'integral' | 'unit', filters = {}, who = anna) =>
    world.ask(analysisList, { subject_id, kind, ...paging, ...filters }, as(who));
  const idsOf = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).list.map(({ student_id: id }) => id);
  const set = (change: object, who = anna) =>
    world.send(
      setAnalysisSettings,
      { subject_id, year: 0, of_subject: 0, analyst_id: 0, ...change },
      { ...as(who), requestId: randomUUID() },
    );

  it('[CALL-179, ROLE-021, CONST-055, CONST-056] says of each own student how the exams of the school year went, and counts them', async () => {
    await enter(
      { score: 90 },
      { examDate: '2026-10-20', examType: 'monthly', fullScore: 150, score: 120.5, gradeRank: 200 },
      { studentId: 81002, score: 100 },
      { studentId: 81002, examDate: '2026-10-21', score: 90, gradeRank: null },
      {
        ...{ studentId: 81003, scoreType: 'level', fullScore: null, score: null, level: 'B' },
        gradeRank: null,
      },
      // Neither of another year or subject nor of a stranger.
      { studentId: 81009, examDate: '2026-08-31' },
      { studentId: 81009, subjectId: 1 },
      { studentId: 81010 },
    );
    const found = await list('individual');
    expect(found.list.find(({ student_id: id }) => id === 81001)).toEqual({
      ...{ student_id: 81001, name: '张子涵', username: 'sc01', grade: 7 },
      ...{ exam_count: 2, points_count: 2, first: 75, latest: 80.3, improvement: 5.3 },
      ...{ average: 77.7, latest_on: '2026-10-20', grade_band: 'C' },
    });
    expect(found.of).toEqual({ year: 2026, subject_id, analyst: null });
    expect(found.total).toBe(3);
    const { student_count: all, bands, changes, average } = found.summary;
    expect([all, average]).toEqual([3, 78.5]);
    expect(bands.map(({ count }) => count)).toEqual([1, 1, 1, 0, 0, 0]);
    expect(changes.map(({ count }) => count)).toEqual([1, 0, 1, 1]);
    for (const { change, count } of changes) {
      expect(await idsOf('individual', { change })).toHaveLength(count);
    }
    expect(await idsOf('individual', { grade_band: 'B' })).toEqual([81003]);
    expect(await idsOf('individual', { keyword: 'sc02' })).toEqual([81002]);
    expect(await idsOf('individual', { sort: 'improvement', order: 'desc' })).toEqual([
      81001, 81002, 81003,
    ]);
    expect(await idsOf('individual', { sort: 'average' })).toEqual([81001, 81002, 81003]);
    expect(await idsOf('individual', { page: 2, page_size: 2 })).toHaveLength(1);
    expect(await idsOf('individual', {}, ben)).toEqual([81001]);
    expect(await idsOf('individual', {}, carl)).toEqual([81010]);
  });

  it('[CALL-179, CONST-053, CONST-054] all exams are those entered by the 1st, unit tests those entered by 9 am', async () => {
    const at = (moment: string) => ({ enteredAt: new Date(moment) });
    await enter(
      { studentId: 81001, ...at('2026-11-01T00:00:00+08:00') },
      { studentId: 81002, ...at('2026-11-01T00:00:01+08:00') },
      { studentId: 81003, ...at('2026-11-18T09:00:00+08:00'), examType: 'monthly' },
      { studentId: 81008, ...at('2026-11-18T09:00:00+08:00') },
      { studentId: 81009, ...at('2026-11-18T09:00:01+08:00') },
    );
    expect(await list('integral')).toMatchObject({ total: 1, as_of: '2026-11-01T00:00:00+08:00' });
    expect(await list('unit')).toMatchObject({ total: 3, as_of: '2026-11-18T09:00:00+08:00' });
    expect((await list('individual')).total).toBe(5);
    world.clock.set(new Date('2026-11-18T08:59:59+08:00'));
    expect(await list('unit')).toMatchObject({ total: 2, as_of: '2026-11-17T09:00:00+08:00' });
  });

  it('[CALL-179, SCREEN-129] shows the exams of an own student in a school year, the earliest first', async () => {
    await enter({ examDate: '2026-10-20' }, {}, { examDate: '2026-05-20' });
    const of = (student_id: number, year?: number, who = anna) =>
      world.send(studentAnalysis, { subject_id, student_id, ...(year && { year }) }, as(who));
    const days = async (year?: number) =>
      studentAnalysis.answer
        .parse((await of(81001, year)).data)
        .exams.map(({ exam_date: day }) => day);
    expect(await days()).toEqual(['2026-10-10', '2026-10-20']);
    expect(await days(2025)).toEqual(['2026-05-20']);
    expect((await of(81010)).code).toBe(codes.absent);
    expect((await of(81001, undefined, carl)).code).toBe(codes.absent);
  });

  it('[CALL-179, ROLE-066, SCREEN-136, SCREEN-137, SCREEN-138] keeps the settings of whoever may set them, and the analyses follow', async () => {
    await enter(
      { studentId: 81011 },
      { studentId: 81011, subjectId: 1, examDate: '2026-05-20' },
      { studentId: 81002 },
    );
    const before = await world.ask(analysisSettings, { subject_id }, as(anna));
    expect(before).toMatchObject({ year: 0, of_subject: 0, analyst_id: 0 });
    expect(before.years).toEqual([2026, 2025, 2024, 2023]);
    expect(before.analysts.map(({ id }) => id)).toEqual([anna.id, ben.id, dora.id]);
    expect((await set({ analyst_id: ben.id })).code).toBe(codes.success);
    expect(await idsOf('individual')).toEqual([81011]);
    expect((await set({ year: 2025, of_subject: 1, analyst_id: ben.id })).code).toBe(codes.success);
    const found = await list('individual');
    expect(found.of).toEqual({ year: 2025, subject_id: 1, analyst: ben.realName });
    expect(found.list.map(({ student_id: id }) => id)).toEqual([81011]);
    const theirs = { subject_id, student_id: 81011 };
    expect(await world.ask(studentAnalysis, theirs, as(anna))).toMatchObject({ is_own: false });
    // Nobody else sees it so.
    expect(await idsOf('individual', {}, ben)).toEqual([81011]);
    expect((await list('individual', {}, ben)).of.year).toBe(2026);
    // Neither a stranger, an unknown year nor a subject of others; nor whoever may not.
    expect((await set({ analyst_id: carl.id })).code).toBe(codes.absent);
    expect((await set({ year: 2001 })).code).toBe(codes.badPayload);
    expect((await set({ of_subject: 99 })).code).toBe(codes.forbidden);
    expect((await set({}, dora)).code).toBe(codes.forbidden);
    const closed = await world.send(analysisSettings, { subject_id }, as(dora));
    expect(closed.code).toBe(codes.forbidden);
    // What is set alone leaves the rest; a colleague who has left is no choice any more.
    const setAlone = (change: object) =>
      world.send(
        setAnalysisSettings,
        { subject_id, ...change },
        { ...as(anna), requestId: randomUUID() },
      );
    expect((await setAlone({ year: 2026 })).code).toBe(codes.success);
    const of = { year: 2026, subject_id: 1, analyst: ben.realName };
    expect((await list('individual')).of).toEqual(of);
    await world.database.transact((db) =>
      db.update(accounts).set({ isDisabled: true }).where(eq(accounts.id, ben.id)),
    );
    const left = await world.ask(analysisSettings, { subject_id }, as(anna));
    expect(left).toMatchObject({ year: 2026, of_subject: 1, analyst_id: 0 });
    expect((await setAlone({ year: 2025 })).code).toBe(codes.success);
    // Whoever may set them no more sees what is usual.
    await world.database.transact((db) =>
      db.update(accounts).set({ permissions: [] }).where(eq(accounts.id, anna.id)),
    );
    expect((await list('individual')).of).toEqual({ year: 2026, subject_id, analyst: null });
  });
});
