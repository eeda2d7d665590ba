import { beforeEach, describe, expect, it } from 'vitest';
import {
  correctionCardDetail,
  errorBookInfo,
  errorBookList,
  errorBookStudents,
  setCorrectionCard,
  setCorrectionTimes,
} from '../../src/contract/answers';
import { codes } from '../../src/contract/codes';
import { toMoment } from '../../src/domain/businessTime';
import { noteAnswers } from '../../server/answers/wrongQuestions';
import { answers, correctionCards, errorCauses, wrongQuestions } from '../../server/db/tables';
import { seenOn, worldOf, today } from './rig';
import { addAnswers, clearAnswers, type Told } from './scene/answers';
import { addLessons, firstLesson, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const subject_id = 3;
const student_id = 81001;
const paging = { page: 1, page_size: 10 };
const ago = (minutes: number) => new Date(today.getTime() - minutes * 60_000);
const { choice, subjective, english } = questionIds;

describe.each(seenOn('pglite'))('error books on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearAnswers(world);
    await world.database.transact(async (db) => {
      await db.delete(wrongQuestions);
      await db.delete(correctionCards);
    });
  });

  /** A student answers, and the error book hears of it. */
  async function answer(minutes: number, isRight: boolean, rest: Partial<Told> = {}) {
    const told = { studentId: student_id, questionId: choice, at: ago(minutes), isRight, ...rest };
    await addAnswers(world, [told]);
    const { at: submittedAt, ...answered } = told;
    await world.database.transact((db) => noteAnswers(db, [{ ...answered, submittedAt }]));
  }
  const list = (filters = {}) =>
    world.ask(errorBookList, { subject_id, student_id, ...paging, ...filters }, asAnna);

  it('[WQU-01, WQU-02] opens by a wrong answer, and is resolved by two right ones', async () => {
    await answer(60, true);
    await answer(55, false, { skipReason: 'tooHard' });
    expect((await list()).total).toBe(0);
    await answer(50, false);
    await answer(45, false);
    expect((await list()).list).toMatchObject([
      { question_id: choice, status: 'unresolved', wrong_at: toMoment(ago(50)) },
    ]);
    await answer(40, true);
    expect((await list()).list).toMatchObject([
      { status: 'correctedOnce', corrected_at: toMoment(ago(40)) },
    ]);
    await answer(30, true);
    expect((await list()).total).toBe(0);
    expect((await list({ status: 'resolved' })).list).toMatchObject([{ question_id: choice }]);
    await answer(20, true);
    await answer(10, false);
    expect((await list()).counts).toEqual({ unresolved: 0, correctedOnce: 0, resolved: 1 });
  });

  it('[CALL-133, SCREEN-043] lists a student’s open questions of the subject, the latest first', async () => {
    await answer(50, false);
    await answer(40, false, { questionId: subjective });
    await answer(30, false, { questionId: english });
    await answer(20, false, { studentId: 81002 });
    const { list: rows, counts } = await list();
    expect(rows.map(({ question_id }) => question_id)).toEqual([subjective, choice]);
    expect(rows[1]).toEqual({
      student_id,
      ...{
        question_id: choice,
        type: 'singleChoice',
        is_deleted: false,
        difficulty: 50,
        stem: `Question ${choice}`,
      },
      ...{ point_id: 8309, point_name: 'Point', status: 'unresolved' },
      ...{ wrong_at: toMoment(ago(50)), corrected_at: null, cause: null, group: null },
    });
    expect(counts).toEqual({ unresolved: 2, correctedOnce: 0, resolved: 0 });
    expect((await list({ point_id: 8309 })).total).toBe(1);
    expect((await list({ keyword: `Question ${subjective}` })).total).toBe(1);
    expect((await list({ page: 2, page_size: 1 })).list).toMatchObject([{ question_id: choice }]);
  });

  it('[CALL-133, ROUTE-043] lists them group by group, by point or by cause, each with how many there are', async () => {
    await answer(50, false, { seconds: 5, answer: 'C' });
    await answer(40, false, { questionId: subjective, seconds: 8 });
    const groupsOf = async (filters: object) =>
      (await list(filters)).list.map(({ question_id, group }) => [question_id, group]);
    expect(await groupsOf({ by: 'point' })).toEqual([
      [subjective, { key: '8311', count: 1 }],
      [choice, { key: '8309', count: 1 }],
    ]);
    const careless = { key: 'careless', count: 2 };
    expect(await groupsOf({ by: 'cause' })).toEqual([
      [subjective, careless],
      [choice, careless],
    ]);
    expect(await groupsOf({ by: 'cause', page: 2, page_size: 1 })).toEqual([[choice, careless]]);
    expect((await list({ by: 'cause', page_size: 1 })).total).toBe(2);
    const [given] = await world.database.query.select().from(answers).orderBy(answers.id).limit(1);
    const accountId = anna.id;
    await world.database.transact((db) =>
      db
        .insert(errorCauses)
        .values({ answerId: given?.id ?? 0, cause: 'misread', accountId, setAt: today }),
    );
    expect(await groupsOf({ by: 'cause' })).toContainEqual([choice, { key: 'misread', count: 1 }]);
  });

  it('[SCREEN-044, SCREEN-045] tells questions of formal courses’ lessons from all others', async () => {
    await answer(50, false, { lessonId: firstLesson });
    await answer(40, false, { questionId: subjective });
    for (const [lesson, id] of [
      ['normalized', choice],
      ['notNormalized', subjective],
    ] as const) {
      const found = await list({ lesson });
      expect(found.list.map(({ question_id }) => question_id)).toEqual([id]);
      expect(found.counts.unresolved).toBe(1);
    }
  });

  it('[CALL-133] shows one question with its solution and all that was answered', async () => {
    await answer(50, false, { seconds: 12 });
    await answer(40, true);
    const payload = { subject_id, student_id, question_id: choice };
    expect(await world.ask(errorBookInfo, payload, asAnna)).toMatchObject({
      ...{ status: 'correctedOnce', right_answer: ['A'], student: { name: '张子涵' } },
      given: [
        { answer: 'B', is_right: true, at: toMoment(ago(40)) },
        { answer: 'B', is_right: false, seconds: 12, at: toMoment(ago(50)) },
      ],
    });
    const other = { ...payload, question_id: subjective };
    expect((await world.send(errorBookInfo, other, asAnna)).code).toBe(codes.absent);
    const elsewhere = { ...payload, subject_id: 2 };
    expect((await world.send(errorBookInfo, elsewhere, asAnna)).code).toBe(codes.absent);
  });

  it('[CALL-133, ROLE-007] lists the account’s students, the fullest book first', async () => {
    await answer(50, false, { studentId: 81002 });
    await answer(40, false, { studentId: 81002, questionId: subjective });
    await answer(30, false);
    await answer(20, false, { studentId: 81011 });
    const ask = (filters = {}) =>
      world.ask(errorBookStudents, { subject_id, ...paging, ...filters }, asAnna);
    const { list: rows, total } = await ask();
    expect(rows.slice(0, 2)).toMatchObject([
      { student_id: 81002, open_count: 2, last_added_at: toMoment(ago(40)) },
      { student_id, open_count: 1, resolved_count: 0 },
    ]);
    expect(rows[2]).toMatchObject({ open_count: 0, last_added_at: null });
    expect(total).toBe(9);
    expect((await ask({ keyword: 'lihang' })).list).toMatchObject([{ student_id: 81004 }]);
  });

  it('[CALL-192, CALL-193, CALL-194, ACC-01, ACC-02, ACC-03] keeps a card for each subject', async () => {
    const of = { subject_id, student_id };
    const detail = (subject = subject_id) =>
      world.ask(correctionCardDetail, { ...of, subject_id: subject }, asAnna);
    const none = { today: 0, lately: 0, resolved: 0, open: 0 };
    expect(await detail()).toEqual({
      ...{ is_on: false, times_per_day: 3, got: none, as_of: toMoment(today) },
    });
    expect((await world.send(setCorrectionTimes, { ...of, times: 5 }, asAnna)).code).toBe(
      codes.conflict,
    );
    expect(await world.ask(setCorrectionCard, { ...of, is_on: true }, asAnna)).toEqual({
      ...{ is_on: true, times_per_day: 3 },
    });
    await world.ask(setCorrectionTimes, { ...of, times: 5 }, asAnna);
    expect(await detail()).toMatchObject({ is_on: true, times_per_day: 5 });
    expect((await detail(2)).is_on).toBe(false);
    const again = await world.send(setCorrectionCard, { ...of, is_on: true }, asAnna);
    expect(again).toMatchObject({ code: codes.conflict, data: { is_on: true } });
    await world.ask(setCorrectionCard, { ...of, is_on: false }, asAnna);
    expect(await detail()).toMatchObject({ is_on: false, times_per_day: 5 });
  });

  it('[CALL-194, WQU-01, WQU-02] counts a student’s corrections of today and of the last 7 days', async () => {
    const day = 24 * 60;
    await answer(9 * day, false);
    await answer(8 * day, true); // before the seven days
    await answer(2 * day, true);
    await answer(day, true); // resolved already
    await answer(3 * day, false, { questionId: subjective });
    await answer(2, true, { questionId: subjective });
    await answer(3, false, { questionId: english });
    await answer(2, true, { questionId: english });
    const { got } = await world.ask(correctionCardDetail, { subject_id, student_id }, asAnna);
    expect(got).toEqual({ today: 1, lately: 2, resolved: 1, open: 1 });
  });

  it('is absent for who does not see the student, and changes nothing', async () => {
    const of = { subject_id, student_id: 81003 };
    for (const as of [ben.username, carl.username]) {
      const replies = [
        await world.send(errorBookList, { ...of, ...paging }, { as }),
        await world.send(errorBookInfo, { ...of, question_id: choice }, { as }),
        await world.send(correctionCardDetail, of, { as }),
        await world.send(setCorrectionCard, { ...of, is_on: true }, { as }),
        await world.send(setCorrectionTimes, { ...of, times: 5 }, { as }),
      ];
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([codes.absent]));
    }
    expect(await world.database.query.$count(correctionCards)).toBe(0);
  });
});
