import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { examClass, examInfo, submitExam } from '../../src/contract/exams';
import { inputScore, unsubmittedList } from '../../src/contract/scores';
import { studentCustomization } from '../../src/contract/student';
import { toMoment } from '../../src/domain/businessTime';
import { accounts, examReports } from '../../server/db/tables';
import { followAllScores } from '../../server/supervision/missingScores';
import { databases, worldOf, today } from './rig';
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
    await world.database.transact((db) =>
      db
        .update(accounts)
        .set({ subjects: [4] })
        .where(eq(accounts.id, ben.id)),
    );
    const asBen = { as: ben.username };
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
    const { missing } = await world.ask(examClass, { subject_id, paper_id }, asAnna);
    expect(missing.map(({ username }) => username)).not.toContain('sc01');
    // Of papers that are entered at once one is kept.
    const raced = Array.from({ length: 8 }, (_, at) => {
      const other = { student: 'sc03', paper_id: at % 2 === 0 ? paper_id : otherPaper };
      return world.send(submitExam, { ...usualMarks, ...other }, asAnna);
    });
    const kept = (await Promise.all(raced)).filter((reply) => reply.code === codes.success);
    expect(kept).toHaveLength(1);
    // A paper of another exam is another result; who sat it last year is in a higher grade by now.
    const lastYear = { subject_id, paper_id: 903 };
    const late = (await world.ask(examClass, lastYear, asAnna)).missing;
    expect(late.map(({ username }) => username)).toEqual(['sc02']);
    await entered({ paper_id: 903, exam_date: '2026-06-28' });
  });

  it('[SCREEN-139] own students of a paper are summed up, and those without a result are listed', async () => {
    const ofClass = (as: string, change = {}) =>
      world.send(examClass, { subject_id, paper_id, ...change }, { as });
    const seen = async (as = anna.username) => examClass.answer.parse((await ofClass(as)).data);
    const nobody = { count: 0, mean: null, highest: null, lowest: null, bands: [0, 0, 0, 0, 0] };
    const before = await seen();
    expect([before.summary, before.as_of]).toEqual([nobody, toMoment(today)]);
    const missing = before.missing.map(({ username }) => username);
    // Nobody on trial, and nobody who is hidden.
    expect(missing).toEqual(['sc03', 'sc01', 'sc_09']);
    expect(before.missing.every(({ grade }) => grade === 7)).toBe(true);
    // 10.5 of 17 is 62%, all of them are 100%.
    await entered({ marks: ['3', '7.5'] });
    await entered({ student: 'sc02', marks: ['3', '14'] });
    await entered({ student: 'sc02', paper_id: 902, marks: ['0', '0'] });
    const after = await seen();
    expect(after.summary).toEqual({
      ...{ count: 2, mean: 13.8, highest: 17, lowest: 10.5, bands: [0, 1, 0, 0, 1] },
    });
    expect(after.missing.map(({ username }) => username)).toEqual(
      missing.filter((username) => username !== 'sc01' && username !== 'sc02'),
    );
    // A stranger sees nobody of them, and no paper of another subject is there.
    expect((await seen(carl.username)).summary).toEqual(nobody);
    const theirs = (await seen(carl.username)).missing.map(({ username }) => username);
    expect(theirs).not.toContain('sc01');
    expect((await ofClass(anna.username, { paper_id: 904 })).code).toBe(codes.absent);
    const unknown = await world.send(examClass, { subject_id, paper_id }, {});
    expect([codes.success, codes.absent]).not.toContain(unknown.code);
  });
});
