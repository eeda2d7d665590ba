import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  deleteExam,
  endExamLink,
  examForParents,
  examInfo,
  examLink,
  examPapers as papersCall,
  examQuestions as questionsCall,
  examReports as reportsCall,
  makeExamLink,
  submitExam,
} from '../../src/contract/exams';
import { dayLength, toMoment } from '../../src/domain/businessTime';
import { parentLinkDays } from '../../src/domain/parentLink';
import { examReports, parentLinks } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';
import { addPapers, otherPaper, paper_id, subject_id, usualMarks as usual } from './scene/exams';

const asBen = { as: ben.username };
const paging = { page: 1, page_size: 50 };
const changedMeanwhile = 'Somebody has changed this result meanwhile: look at it again first';

describe.each(databases)('exam analysis on $database', (options) => {
  const world = worldOf(options, [addPeople, addPapers]);
  beforeEach(async () => {
    await world.database.transact(async (db) => {
      await db.delete(examReports);
      await db.delete(parentLinks);
    });
  });

  const submit = (
    change: Partial<typeof usual> = {},
    as = anna.username,
    requestId: string = randomUUID(),
  ) => world.send(submitExam, { ...usual, ...change }, { as, requestId });
  const entered = async (change: Partial<typeof usual> = {}) =>
    (await world.ask(submitExam, { ...usual, ...change }, asAnna)).report_id;
  const list = async (filters = {}, as = asAnna) =>
    (await world.ask(reportsCall, { subject_id, ...paging, ...filters }, as)).list;
  const papers = async (filters = {}) =>
    (await world.ask(papersCall, { subject_id, ...paging, ...filters }, asAnna)).list
      .map((one) => one.paper_id)
      // Beside those of the demonstration.
      .filter((id) => id >= paper_id);
  const info = (report_id: number) => world.ask(examInfo, { subject_id, report_id }, asAnna);
  const keyIn = (link: { address: string } | null) =>
    new URL(link?.address ?? 'http://none').searchParams.get('link') ?? '';
  const read = (link: string, view: 'report' | 'appendix' | 'kmap' = 'report') =>
    world.send(examForParents, { link, view }, {});

  it('[CALL-181] a result is entered, listed and read with the marks of its questions', async () => {
    const report_id = await entered();
    const row = {
      ...{ report_id, student_id: 81001, name: '张子涵', username: 'sc01', grade: 7 },
      ...{ exam_date: '2026-11-06', score: 12.5, entered_at: toMoment(today) },
      ...{ entered_by: anna.realName, changed_at: null, changed_by: null },
      paper: {
        ...{
          paper_id,
          subject_id,
          region: 'east',
          grade: 7,
          term: 'first',
          year: 2026,
          full_marks: 17,
        },
        ...{ exam_type: 'midterm', question_count: 2, average: 8.5, examinees: 1200 },
        averaged_on: '2026-11-12',
      },
    };
    expect(await list()).toEqual([row]);
    const { report } = await info(report_id);
    expect(report).toMatchObject(row);
    const names = { point_name: '一次函数', chapter_name: '函数' };
    expect(report.questions).toMatchObject([
      { number: 1, kind: 'choice', full_marks: 3, mark: 3, average: 1.5, ...names },
      { number: 2, kind: 'solution', full_marks: 14, mark: 9.5, average: 7, ...names },
    ]);
    const better = await entered({ student: 'sc02', marks: ['3', '14'], exam_date: '2026-11-05' });
    const last = await entered({ paper_id: 903, exam_date: '2026-06-28' });
    const ids = async (filters = {}) => (await list(filters)).map((one) => one.report_id);
    expect(await ids()).toEqual([report_id, better, last]);
    expect(await ids({ sort: 'share', order: 'desc' })).toEqual([better, report_id, last]);
    expect(await ids({ sort: 'examDate', order: 'asc' })).toEqual([last, better, report_id]);
    expect(await ids({ exam_type: 'final' })).toEqual([last]);
    expect(await ids({ grade: [8] })).toEqual([]);
    expect(await ids({ keyword: 'sc02' })).toEqual([better]);
  });

  it('[CALL-182] papers of the subject are listed by region, grade, term and school year', async () => {
    expect(await papers()).toEqual([paper_id, 902, otherPaper, 903]);
    expect(await papers({ region: 'city' })).toEqual([902]);
    expect(await papers({ grade: [7] })).toEqual([paper_id, otherPaper, 903]);
    expect(await papers({ term: 'second' })).toEqual([903]);
    expect(await papers({ year: 'current' })).toEqual([paper_id, 902, otherPaper]);
    expect(await papers({ year: 'previous' })).toEqual([903]);
  });

  it('[CALL-183] a paper has its questions, with what is entered where a result is changed', async () => {
    const asked = { subject_id, paper_id, report_id: 0 };
    const fresh = await world.ask(questionsCall, asked, asAnna);
    expect(fresh.questions.map(({ number }) => number)).toEqual([1, 2]);
    expect([fresh.entered, fresh.usual_date, fresh.paper.full_marks]).toEqual([null, null, 17]);
    expect(fresh.as_of).toBe(toMoment(today));
    const report_id = await entered();
    const changed = await world.ask(questionsCall, { ...asked, report_id }, asAnna);
    const before = {
      ...{ report_id, name: '张子涵', student: 'sc01', grade: 7, exam_date: '2026-11-06' },
      ...{ marks: [3, 9.5], version: 1 },
    };
    expect([changed.entered, changed.usual_date]).toEqual([before, '2026-11-06']);
    await entered({ student: 'sc02', exam_date: '2026-11-05' });
    expect((await world.ask(questionsCall, asked, asAnna)).usual_date).toBeNull();
    // Of a student who has a result already it is that one; of namesakes it is nobody's.
    const of = (student: string) => world.ask(questionsCall, { ...asked, student }, asAnna);
    const named = { name: '张子涵', username: 'sc01', grade: 7 };
    expect(await of('sc01')).toMatchObject({ named, entered: before });
    expect(await of('张子涵')).toMatchObject({ named: null, entered: null });
    expect(await of('nobody')).toMatchObject({ named: null, entered: null });
    const withoutResult = await world.ask(
      questionsCall,
      { ...asked, paper_id: otherPaper, student: 'sc01' },
      asAnna,
    );
    expect(withoutResult).toMatchObject({ named, entered: null });
    const ofStranger = { ...asked, student: 'sc01' };
    expect(await world.ask(questionsCall, ofStranger, { as: carl.username })).toMatchObject({
      ...{ named: null, entered: null },
    });
    for (const wrong of [{ paper_id: 904 }, { paper_id: 902, report_id }]) {
      const { code } = await world.send(questionsCall, { ...asked, ...wrong }, asAnna);
      expect(code).toBe(codes.absent);
    }
  });

  it.each([
    [{ marks: ['3', ''] }, 'marks.1', 'required'],
    [{ marks: ['3'] }, 'marks.1', 'required'],
    [{ marks: ['3.5', '14'] }, 'marks.0', 'aboveFull'],
    [{ marks: ['1.2', '14'] }, 'marks.0', 'halves'],
    [{ marks: ['.', '14'] }, 'marks.0', 'numeric'],
    [{ marks: ['3', '14', '1'] }, 'marks', 'other'],
    [{ exam_date: '2026-11-19' }, 'exam_date', 'future'],
    [{ student: 'nobody' }, 'student', 'absent'],
    [{ student: '张子涵' }, 'student', 'namesake'],
  ])('a result with %j is refused', async (change, field, rule) => {
    const { code, data } = await submit(change);
    expect([code, data]).toEqual([codes.badPayload, { issues: [{ field, rule }] }]);
    expect(await list()).toEqual([]);
  });

  it('[MSG-065] everything that is wrong with a result is told in one answer', async () => {
    const wrong = { student: '张子涵', exam_date: '2026-11-19', marks: ['3.5', '14'] };
    expect((await submit(wrong)).data).toEqual({
      issues: [
        { field: 'student', rule: 'namesake' },
        { field: 'exam_date', rule: 'future' },
        { field: 'marks.0', rule: 'aboveFull' },
      ],
    });
  });

  it('stores one result of a student in a paper under simultaneous requests, and changes it', async () => {
    const requestId = randomUUID();
    const same = await Promise.all([1, 2, 3].map(() => submit({}, anna.username, requestId)));
    expect(new Set(same.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const others = await Promise.all([submit(), submit({}, ben.username)]);
    expect(others.map(({ code }) => code)).toEqual([codes.badPayload, codes.badPayload]);
    const raced = [submit({ paper_id: 902 }), submit({ paper_id: 902 }, ben.username)];
    const done = (await Promise.all(raced)).map(({ code }) => code);
    expect(done.toSorted()).toEqual([codes.success, codes.badPayload].toSorted());
    const [first] = await list({ grade: [7] });
    const report_id = first?.report_id ?? 0;
    const seen = { report_id, version: 1, marks: ['0', '14'] };
    // Of two who have seen the same version one changes it.
    const changes = [anna, ben].map(({ username }) =>
      submit({ ...seen, marks: ['0.', '14.00'] }, username),
    );
    const changed = (await Promise.all(changes)).map(({ code }) => code);
    expect(changed.toSorted()).toEqual([codes.success, codes.conflict].toSorted());
    // Whoever has seen what it was before changes nothing.
    const late = await submit({ ...seen, marks: ['3', '14'] });
    expect([late.code, late.message]).toEqual([codes.conflict, changedMeanwhile]);
    const { report } = await info(report_id);
    expect([report.score, report.entered_by]).toEqual([14, first?.entered_by]);
    expect(report.entered_at).toBe(first?.entered_at);
    expect(report.changed_at).toBe(toMoment(today));
    const winner = changed[0] === codes.success ? anna : ben;
    expect(report.changed_by).toBe(winner.realName);
    const elsewhere = await submit({ report_id, version: 2, paper_id: 902 });
    expect(elsewhere.code).toBe(codes.absent);
  });

  it('[CALL-181, CALL-183, CALL-184] somebody else’s student, another subject and nobody at all are refused', async () => {
    const report_id = await entered();
    expect(await list({}, { as: carl.username })).toEqual([]);
    const strangers = { as: carl.username, requestId: randomUUID() };
    for (const call of [examInfo, examLink, makeExamLink, endExamLink]) {
      const sent = { ...strangers, requestId: randomUUID() };
      const { code } = await world.send(call, { subject_id, report_id }, sent);
      expect(code).toBe(codes.absent);
      const other = { ...asAnna, requestId: randomUUID() };
      const wrong = await world.send(call, { subject_id: 4, report_id }, other);
      expect(wrong.code).toBe(codes.absent);
      const nobody = await world.send(call, { subject_id, report_id }, { requestId: randomUUID() });
      expect([codes.success, codes.absent]).not.toContain(nobody.code);
    }
    const asked = { subject_id, paper_id, report_id };
    expect((await world.send(questionsCall, asked, strangers)).code).toBe(codes.absent);
    expect((await submit({ report_id }, carl.username)).code).toBe(codes.absent);
    expect((await submit({ paper_id: 904 })).code).toBe(codes.absent);
    expect((await submit({ student: 'sc01' }, carl.username)).code).toBe(codes.badPayload);
  });

  it('[SCREEN-139] a result is deleted as it was seen, once, with its marks and the link of parents', async () => {
    const report_id = await entered();
    const kept = await entered({ student: 'sc02' });
    const asked = { subject_id, report_id };
    const { link } = await world.ask(makeExamLink, asked, asAnna);
    const other = await world.ask(makeExamLink, { subject_id, report_id: kept }, asAnna);
    const remove = (version: number, as?: string, requestId: string = randomUUID()) =>
      world.send(deleteExam, { ...asked, version }, { ...(as !== undefined && { as }), requestId });
    expect((await remove(1, carl.username)).code).toBe(codes.absent);
    expect([codes.success, codes.absent]).not.toContain((await remove(1)).code);
    // Somebody has changed it since.
    await world.ask(submitExam, { ...usual, report_id, version: 1, marks: ['0', '14'] }, asBen);
    const late = await remove(1, anna.username);
    expect([late.code, late.message]).toEqual([codes.conflict, changedMeanwhile]);
    const { version } = await world.ask(examInfo, asked, asAnna);
    const requestId = randomUUID();
    const same = [1, 2].map(() => remove(version, anna.username, requestId));
    const done = (await Promise.all(same)).map(({ code }) => code);
    expect(done).toEqual([codes.success, codes.success]);
    expect((await remove(version, anna.username)).code).toBe(codes.absent);
    expect((await read(keyIn(link))).code).toBe(codes.absent);
    const links = await world.database.query.select({ key: parentLinks.key }).from(parentLinks);
    expect(links).toEqual([{ key: keyIn(other.link) }]);
    // Another result and its link stay; the paper can be entered anew.
    expect((await list()).map((row) => row.report_id)).toEqual([kept]);
    expect((await read(keyIn(other.link))).code).toBe(codes.success);
    expect(await entered()).not.toBe(report_id);
  });

  it('[CALL-184] parents read one result by a link, until it is taken back or has ended', async () => {
    const report_id = await entered();
    const other = await entered({ student: 'sc02' });
    const asked = { subject_id, report_id };
    expect(await world.ask(examLink, asked, asAnna)).toEqual({ link: null });
    const { link } = await world.ask(makeExamLink, asked, asAnna);
    expect(await world.ask(makeExamLink, asked, asBen)).toEqual({ link });
    expect(new URL(link?.address ?? '').pathname).toBe('/examAnalysis/report');
    for (const view of ['report', 'appendix', 'kmap'] as const) {
      const { data } = await read(keyIn(link), view);
      expect(data).toMatchObject({ report: { report_id, username: 'sc01', score: 12.5 } });
    }
    // Only the report counts as opened.
    expect((await world.ask(examLink, asked, asAnna)).link?.opened).toBe(1);
    const second = await world.ask(makeExamLink, { subject_id, report_id: other }, asAnna);
    expect((await read(keyIn(second.link))).data).toMatchObject({ report: { report_id: other } });
    expect((await read(`${keyIn(link)}x`)).code).toBe(codes.absent);
    await world.ask(endExamLink, asked, asAnna);
    expect((await read(keyIn(link))).code).toBe(codes.absent);
    const end = today.getTime() + parentLinkDays * dayLength;
    world.clock.set(new Date(end - 1000));
    expect((await read(keyIn(second.link))).code).toBe(codes.success);
    world.clock.set(new Date(end));
    expect((await read(keyIn(second.link))).code).toBe(codes.absent);
    world.clock.set(today);
  });
});
