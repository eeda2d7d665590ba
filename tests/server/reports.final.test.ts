import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { finalReviews, wrongQuestions } from '../../server/db/tables';
import { codes } from '../../src/contract/codes';
import {
  flowGo,
  makeReportLink,
  parentReport,
  reportSheets,
  saveFinalReview,
} from '../../src/contract/reports';
import { schoolTerm } from '../../src/domain/reports';
import { databases, worldOf, today } from './rig';
import { addAnswers, clearAnswers } from './scene/answers';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const subject_id = 3;
const student_id = 81001;
const term = schoolTerm('2026-11-18');
const of = { subject_id, student_id, ...term };

describe('a school term', () => {
  it('[CALL-191] is from September to January, or from February to August', () => {
    const autumn = { from: '2026-09-01', to: '2027-01-31' };
    expect(['2026-09-01', '2026-12-31', '2027-01-31'].map(schoolTerm)).toEqual(
      Array.from({ length: 3 }, () => autumn),
    );
    const spring = { from: '2026-02-01', to: '2026-08-31' };
    expect(['2026-02-01', '2026-08-31'].map(schoolTerm)).toEqual([spring, spring]);
  });
});

describe.each(databases)('final reports on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearAnswers(world);
    await world.database.transact(async (db) => {
      await db.delete(wrongQuestions);
      await db.delete(finalReviews);
    });
  });
  const answer = (right: number, wrong: number) =>
    addAnswers(
      world,
      Array.from({ length: right + wrong }, (_, at) => ({
        ...{ studentId: student_id, at: today, isRight: at < right },
      })),
    );
  const step = () => world.ask(flowGo, of, asAnna);

  it('[CALL-103] the next step practises the weakest point, then corrects, then goes on', async () => {
    expect(await step()).toMatchObject({ step: 'begin', point: null, name: '张子涵' });
    await answer(3, 1);
    expect(await step()).toMatchObject({ step: 'goOn' });
    const wrong = { studentId: student_id, status: 'unresolved', wrongAt: today };
    await world.database.transact((db) =>
      db.insert(wrongQuestions).values([
        { ...wrong, questionId: questionIds.choice },
        { ...wrong, questionId: questionIds.english },
      ]),
    );
    expect(await step()).toMatchObject({ step: 'correct', waiting: 1 });
    await answer(0, 1);
    // Three of five are right: below 70 %.
    expect(await step()).toMatchObject({ step: 'practise', point: { answered: 5, right: 3 } });
    await answer(2, 0);
    expect(await step()).toMatchObject({ step: 'correct' });
  });

  it('[CALL-190, CALL-191] the final report of a term has the review, which parents read too', async () => {
    await answer(1, 1);
    const asked = { ...of, what: 'final' as const };
    const sheet = async () => (await world.ask(reportSheets, asked, asAnna)).list[0];
    expect(await sheet()).toMatchObject({
      ...{ totals: { answered: 2, right: 1 }, review: null, next: { step: 'goOn' } },
      parts: [{ view: 'daily' }, { view: 'summary' }, { view: 'point' }],
    });
    await world.ask(saveFinalReview, { ...of, text: ' 踏实 ', seen: '' }, asAnna);
    const second = { ...of, text: '进步明显', seen: '踏实' };
    await world.ask(saveFinalReview, second, { as: ben.username });
    const { review } = (await sheet()) ?? {};
    expect(review).toMatchObject({ text: '进步明显' });
    const { link } = await world.ask(makeReportLink, asked, asAnna);
    const key = new URL(link?.address ?? '').searchParams.get('link') ?? '';
    const { data } = await world.send(parentReport, { link: key }, {});
    expect(data).toMatchObject({ sheet: { review } });
    const spring = { ...asked, ...schoolTerm('2026-05-01') };
    expect((await world.ask(reportSheets, spring, asAnna)).list).toMatchObject([{ review: null }]);
    await world.ask(saveFinalReview, { ...of, text: '', seen: '进步明显' }, asAnna);
    expect(await sheet()).toMatchObject({ review: null });
  });

  it('[CALL-190] of eight who write at once one does; the others are told whose words are there', async () => {
    const write = (at: number) =>
      world.send(
        saveFinalReview,
        { ...of, text: String(at), seen: '' },
        {
          ...{ as: at % 2 === 0 ? anna.username : ben.username, requestId: randomUUID() },
          server: world.server(at),
        },
      );
    const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => write(at + 1)));
    expect(replies.filter(({ code }) => code === codes.success)).toHaveLength(1);
    const rows = await world.database.query.select().from(finalReviews);
    expect(rows).toHaveLength(1);
    const refused = replies.filter(({ code }) => code === codes.conflict);
    expect(refused).toHaveLength(7);
    for (const { data } of refused) expect(data).toMatchObject({ text: rows[0]?.text });
    await world.ask(saveFinalReview, { ...of, text: '', seen: rows[0]?.text ?? '' }, asAnna);
    const late = await world.send(
      saveFinalReview,
      { ...of, text: 'x', seen: 'y' },
      {
        ...{ ...asAnna, requestId: randomUUID() },
      },
    );
    expect(late.code).toBe(codes.conflict);
    expect(await world.database.query.select().from(finalReviews)).toEqual([]);
  });

  it('[CALL-103, CALL-190, CALL-191] refuses other people’s students, long texts, and days in disorder', async () => {
    const asCarl = { as: carl.username, requestId: randomUUID() };
    expect((await world.send(flowGo, of, asCarl)).code).toBe(codes.absent);
    const text = 'x'.repeat(300);
    expect((await world.send(saveFinalReview, { ...of, text, seen: '' }, asCarl)).code).toBe(
      codes.absent,
    );
    const asked = { ...of, what: 'final' as const };
    expect((await world.send(reportSheets, asked, asCarl)).code).toBe(codes.absent);
    const none = { requestId: randomUUID() };
    expect((await world.send(saveFinalReview, { ...of, text, seen: '' }, none)).code).toBe(
      codes.loginRequired,
    );
    const post = (fields: Record<string, string>) => {
      const usual = { subject_id: '3', student_id: String(student_id), ...term, text, seen: '' };
      const form = new URLSearchParams({ ...usual, ...fields });
      return world.post(saveFinalReview, form, { ...asAnna, requestId: randomUUID() });
    };
    expect((await post({ text: `${text}x` })).code).toBe(codes.badPayload);
    expect((await post({ from: '2027-02-01' })).code).toBe(codes.badPayload);
    expect((await post({})).code).toBe(codes.success);
  });
});
