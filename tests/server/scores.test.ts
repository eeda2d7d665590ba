import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  confirmScore,
  deleteScore,
  editScore,
  hideMenuLabel,
  inputScore,
  menuLabel,
  scoreInfo,
  scoreList,
  setNoExam,
  unsubmittedData,
  unsubmittedList,
  uploadScoreImage,
} from '../../src/contract/scores';
import { studentCustomization } from '../../src/contract/student';
import { toMoment } from '../../src/domain/businessTime';
import { scoreImages } from '../../src/domain/limits';
import {
  examAbsences,
  listings,
  scores,
  students,
  supervisionFreezes,
} from '../../server/db/tables';
import { followAllScores } from '../../server/supervision/missingScores';
import { databases, worldOf, today } from './rig';
import { addPeople, anna, carl, people, asAnna } from './scene/people';
import { paging, pngOf, scoresIn, subject_id, usual } from './scene/scores';

describe.each(databases)('scores on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  const { input, entered, info, upload } = scoresIn(() => world);
  beforeEach(async () => {
    await world.database.transact(async (db) => {
      for (const table of [scores, examAbsences]) await db.delete(table);
      const missing = eq(supervisionFreezes.reason, 'scoresMissing');
      await db.delete(supervisionFreezes).where(missing);
    });
  });

  const list = async (filters = {}) =>
    (await world.ask(scoreList, { subject_id, ...paging, ...filters }, asAnna)).list;
  /** The fields that are refused, with the rules. The client would not send them. */
  async function refused(change: Record<string, string>) {
    const form = { ...usual, subject_id: '2', proofs: '[]', papers: '[]', ...change };
    const sent = { as: anna.username, requestId: randomUUID() };
    const { code, data } = await world.post(inputScore, new URLSearchParams(form), sent);
    expect(code).toBe(codes.badPayload);
    return data;
  }
  const reasons = async (student_id = 81001) =>
    (await world.ask(studentCustomization, { subject_id, student_id }, asAnna)).freezes.map(
      ({ reason }) => reason,
    );

  it('[CALL-175, CALL-173, CALL-174, ROLE-020, ENTITY-022] enters a score with everything that belongs to it, by account or name', async () => {
    const id = await entered();
    const row = {
      ...{ score_id: id, student_id: 81001, name: '张子涵', username: 'sc01', grade: 7 },
      ...{ subject_id, exam_grade: 7, exam_type: 'midterm', score_type: 'points' },
      ...{ full_score: 120, score: 98.5, level: null, level_proportion: null, examinees: 320 },
      ...{ exam_date: '2026-11-06', grade_rank: 12, grade_total: 320 },
      ...{ class_rank: 2, class_total: 40, proofs: [], papers: [] },
      ...{ entered_at: toMoment(today), entered_by: anna.realName },
      ...{ confirmed_at: null, confirmed_by: null },
      ...{ version: 1, changed_at: null, changed_by: null },
    };
    expect((await info(id)).score).toEqual(row);
    const level = { score_type: 'level', level: 'B', level_proportion: '12.5' };
    const other = await entered({ ...level, student: '欧阳静', exam_type: 'unit' });
    expect((await info(other)).score).toMatchObject({
      ...{ level: 'B', level_proportion: 12.5, score: null, full_score: null },
    });
    expect((await list()).map(({ score_id }) => score_id)).toEqual([other, id]);
    expect(await list({ exam_type: 'midterm', exam_grade: [7] })).toEqual([row]);
    expect(await list({ keyword: 'nobody' })).toEqual([]);
    expect((await list({ sort: 'score', order: 'asc' }))[0]?.score_id).toBe(id);
    // A colleague of the student's sees it, a stranger does not, and can do nothing with it.
    const stranger = { as: carl.username, requestId: randomUUID() };
    const seen = { subject_id, score_id: id };
    const refused = [
      await world.send(scoreInfo, seen, stranger),
      await world.send(deleteScore, { ...seen, version: 1 }, stranger),
      await world.send(confirmScore, { ...seen, version: 1 }, stranger),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => codes.absent));
    const { student: _, ...change } = usual;
    const edit = await world.send(editScore, { ...change, score_id: id, version: 1 }, stranger);
    expect(edit.code).toBe(codes.absent);
    const theirs = await world.ask(scoreList, { subject_id, ...paging }, { as: carl.username });
    expect(theirs.total).toBe(0);
  });

  it('[CALL-029, CALL-030] takes the label of the scores away, for one account and for good', async () => {
    const shows = async (as: string) =>
      (await world.ask(menuLabel, { subject_id }, { as })).is_show;
    expect(await shows(anna.username)).toBe(1);
    await world.ask(hideMenuLabel, { subject_id }, asAnna);
    await world.ask(hideMenuLabel, { subject_id }, asAnna);
    expect([await shows(anna.username), await shows(carl.username)]).toEqual([0, 1]);
  });

  it('[MSG-065] knows only own students, and asks which of two namesakes is meant', async () => {
    const issue = (rule: string) => ({ issues: [{ field: 'student', rule }] });
    expect(await refused({ student: 'nobody' })).toEqual(issue('absent'));
    expect(await refused({ student: '张子涵' })).toEqual(issue('namesake'));
    expect((await input({}, carl.username)).data).toEqual(issue('absent'));
    const future = { field: 'exam_date', rule: 'future' };
    expect(await refused({ exam_date: '2026-11-19' })).toEqual({ issues: [future] });
    // Everything that is wrong is told in one answer.
    const wrong = { student: '张子涵', exam_date: '2026-11-19', score: 'x' };
    expect(await refused(wrong)).toEqual({
      issues: [{ field: 'student', rule: 'namesake' }, { field: 'score', rule: 'numeric' }, future],
    });
  });

  it.each([
    ['VALID-080', { full_score: '' }, 'full_score', 'required'],
    ['VALID-080', { score: '' }, 'score', 'required'],
    ['VALID-081', { full_score: '0', score: '0' }, 'full_score', 'positive'],
    ['VALID-082, CONST-017', { full_score: '150.5' }, 'full_score', 'range'],
    [
      'VALID-082, CONST-017',
      { exam_grade: '10', full_score: '59', score: '1' },
      'full_score',
      'range',
    ],
    ['VALID-082, CONST-017', { exam_grade: '12', full_score: '255.5' }, 'full_score', 'range'],
    ['VALID-083', { score: '98.25' }, 'score', 'decimals'],
    ['VALID-084', { score: '120.5' }, 'score', 'aboveFull'],
    ['VALID-085', { exam_date: '' }, 'exam_date', 'required'],
    ['VALID-086', { score_type: 'level' }, 'level', 'required'],
    ['VALID-087, CONST-018', { examinees: '0' }, 'examinees', 'range'],
    ['VALID-087, CONST-018', { examinees: '100001' }, 'examinees', 'range'],
    ['VALID-088', { grade_rank: '321' }, 'grade_rank', 'above'],
    ['VALID-088', { examinees: '11' }, 'grade_rank', 'aboveExaminees'],
    ['VALID-089', { examinees: '1', grade_rank: '1' }, 'class_rank', 'aboveExaminees'],
    ['VALID-089', { class_rank: '41' }, 'class_rank', 'above'],
    [
      'VALID-090, CONST-013',
      { proofs: JSON.stringify(['/files/1', '/files/2', '/files/3']) },
      'proofs',
      'tooMany',
    ],
    [
      'VALID-091, CONST-014',
      { papers: JSON.stringify(Array.from({ length: 13 }, (_, at) => `/files/${String(at)}`)) },
      'papers',
      'tooMany',
    ],
  ])('[%s] refuses %j', async (_, change, field, rule) => {
    expect(await refused(change)).toEqual({ issues: [{ field, rule }] });
  });

  it('[VALID-082, VALID-087, CONST-017, CONST-018] accepts the limits themselves', async () => {
    const senior = { exam_grade: '10', full_score: '60', score: '0' };
    const most = { full_score: '150', score: '150', examinees: '100000' };
    const unranked = { grade_rank: '', grade_total: '', class_rank: '', class_total: '' };
    await entered({ ...senior, ...unranked, examinees: '1', exam_type: 'mock' });
    await entered({ ...senior, examinees: '12', exam_type: 'unit' });
    await entered({ exam_grade: '12', full_score: '255', score: '254.5', exam_type: 'final' });
    await entered({ ...most, exam_type: 'weekly', grade_rank: '', grade_total: '' });
    expect(await list()).toHaveLength(4);
  });

  it('[CALL-180, VALID-092, VALID-093, CONST-012] keeps JPG and PNG of at most 8 MB, and takes no other account’s', async () => {
    const kept = await upload(pngOf(scoreImages.bytes));
    expect(kept.code).toBe(codes.success);
    expect((await upload(Buffer.from(`GIF89a${'x'.repeat(40)}`))).code).toBe(codes.badPayload);
    expect((await upload(pngOf(scoreImages.bytes + 1))).code).not.toBe(codes.success);
    const { image_url: address } = uploadScoreImage.answer.parse(kept.data);
    const id = await entered({ proofs: [address] });
    expect((await info(id)).score.proofs).toEqual([address]);
    expect(
      await refused({ exam_type: 'unit', papers: JSON.stringify(['/files/unknown']) }),
    ).toEqual({
      issues: [{ field: 'papers', rule: 'unknown' }],
    });
  });

  it('stores one score of an exam under simultaneous requests', async () => {
    const requestId = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => input({}, anna.username, requestId)));
    expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const others = await Promise.all([1, 2].map(() => input({ exam_type: 'unit' })));
    expect(others.map(({ code }) => code).sort()).toEqual([codes.success, codes.badPayload].sort());
    expect(await list()).toHaveLength(2);
  });

  it('[CALL-170, CALL-171, CALL-172] tells who has no score of the exam that is asked for, until there is one or a reason', async () => {
    const missing = async () =>
      (await world.ask(unsubmittedList, { subject_id, ...paging }, asAnna)).list.map(
        ({ student_id }) => student_id,
      );
    const of = (student_id: number) =>
      world.ask(unsubmittedData, { subject_id, student_id }, asAnna);
    const before = await missing();
    expect(before).toContain(81001);
    expect(await of(81001)).toEqual({
      student: { name: '张子涵', username: 'sc01', grade: 7 },
      asked: { exam: 'midterm', due_on: '2026-11-28', days_left: 10 },
      is_missing: true,
    });
    // Neither another exam nor one of the term before counts.
    await entered({ exam_type: 'unit' });
    await entered({ exam_date: '2026-09-15' });
    expect(await missing()).toEqual(before);
    await entered();
    expect(await missing()).toEqual(before.filter((id) => id !== 81001));
    expect((await of(81001)).is_missing).toBe(false);
    const [second = 0] = await missing();
    const excuse = {
      ...{ subject_id, student_id: second, reason: 'Moved here', due_on: '2026-11-28' },
    };
    const stranger = { as: carl.username, requestId: randomUUID() };
    expect((await world.send(setNoExam, excuse, stranger)).code).toBe(codes.absent);
    const theirs = await world.send(unsubmittedData, { subject_id, student_id: second }, stranger);
    expect(theirs.code).toBe(codes.absent);
    const past = { ...excuse, due_on: '2026-07-14' };
    const late = await world.send(setNoExam, past, { ...asAnna, requestId: randomUUID() });
    expect(late.code).toBe(codes.conflict);
    expect(await missing()).toContain(second);
    await world.ask(setNoExam, excuse, asAnna);
    expect(await missing()).not.toContain(second);
  });

  it('[SFZ-01, SFZ-03, CONST-052] functions freeze once scores were due, and thaw with the score or the reason', async () => {
    const due = new Date('2026-11-29T00:00:00+08:00');
    await followAllScores(world.database, new Date(due.getTime() - 1));
    expect(await reasons()).toEqual([]);
    await followAllScores(world.database, due);
    expect(await reasons()).toEqual(['scoresMissing']);
    expect(await reasons(81002)).toContain('scoresMissing');
    const id = await entered();
    expect(await reasons()).toEqual([]);
    const excuse = { subject_id, student_id: 81002, due_on: '2026-11-28', reason: 'Was ill' };
    await world.ask(setNoExam, excuse, asAnna);
    expect(await reasons(81002)).not.toContain('scoresMissing');
    // Without the score it is missing again.
    await world.ask(deleteScore, { subject_id, score_id: id, version: 1 }, asAnna);
    await followAllScores(world.database, due);
    expect(await reasons()).toEqual(['scoresMissing']);
  });

  it('[SFZ-01, ROLE-104] a student who is known for long, but was listed with an analyst only after scores were due, does not freeze for them', async () => {
    const due = new Date('2026-11-29T00:00:00+08:00');
    const listed = (studentId: number, listedAt: Date) =>
      world.database.transact((db) =>
        db.update(listings).set({ listedAt }).where(eq(listings.studentId, studentId)),
      );
    const [other, late] = [81001, 81002];
    await listed(late, due);
    await listed(other, new Date(due.getTime() - 1));
    await followAllScores(world.database, due);
    expect(await reasons(late)).not.toContain('scoresMissing');
    expect(await reasons(other)).toEqual(['scoresMissing']);
    await followAllScores(world.database, new Date('2027-02-15T00:00:00+08:00'));
    expect(await reasons(late)).toContain('scoresMissing');
    for (const { id, joinedAt } of people) await listed(id, joinedAt);
  });

  it('[SFZ-01, SFZ-03] a freeze thaws with the score of its exam also while the next one is asked for, and begins for nobody who joined after the day', async () => {
    const due = new Date('2026-11-29T00:00:00+08:00');
    const joined = (joinedAt: Date) =>
      world.database.transact((db) =>
        db.update(students).set({ joinedAt }).where(eq(students.id, 81002)),
      );
    const before = people.find(({ id }) => id === 81002)?.joinedAt ?? due;
    await joined(due);
    await followAllScores(world.database, due);
    await joined(before);
    expect(await reasons()).toEqual(['scoresMissing']);
    expect(await reasons(81002)).not.toContain('scoresMissing');
    // From the first of February on the final is asked for.
    const next = new Date('2027-02-10T00:00:00+08:00');
    await followAllScores(world.database, next);
    expect(await reasons()).toEqual(['scoresMissing']);
    await world.database.transact((db) =>
      db.insert(scores).values({
        ...{ studentId: 81001, subjectId: subject_id, examGrade: 7, examType: 'midterm' },
        ...{ examDate: '2026-11-06', scoreType: 'points', fullScore: 120, score: 90 },
        ...{ proofs: [], papers: [], enteredAt: today, enteredBy: anna.id },
      }),
    );
    await followAllScores(world.database, next);
    expect(await reasons()).toEqual([]);
    // Once the final was due in vain it freezes for that one.
    const late = new Date('2027-02-15T00:00:00+08:00');
    await followAllScores(world.database, late);
    expect(await reasons()).toEqual(['scoresMissing']);
  });
});
