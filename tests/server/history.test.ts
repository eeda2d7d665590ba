import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aiReasons,
  boardImage,
  errorBookInfo,
  errorBookList,
  errorBookSheet,
  historyExport,
  historyFilters,
  historyInfo,
  historyList,
  setErrorCause,
} from '../../src/contract/answers';
import { codes } from '../../src/contract/codes';
import { historyPart } from '../../src/domain/answers';
import { noteAnswers } from '../../server/answers/wrongQuestions';
import { boardImages, errorCauses, questions } from '../../server/db/tables';
import { seenOn, worldOf, today } from './rig';
import { addAnswers, clearAnswers } from './scene/answers';
import { addLessons, course, firstLesson, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const subject_id = 3;
const day = 86_400_000;
const ago = (days: number) => new Date(today.getTime() - days * day);
const chosen = { types: [], module: [], outcome: [], pace: [], cause: [] };
const asked = { subject_id, days: '90' as const, page: 1, page_size: 20, ...chosen };

describe.each(seenOn('pglite'))('answer history on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  let ids: number[];
  beforeEach(async () => {
    await world.database.transact((db) => db.delete(errorCauses));
    await clearAnswers(world);
    ids = await addAnswers(world, [
      {
        ...{ studentId: 81001, at: ago(1), isRight: false, seconds: 5, lessonId: firstLesson },
        hintsViewed: 1,
      },
      { studentId: 81001, at: ago(2), isRight: true, seconds: 10 },
      { studentId: 81002, at: ago(8), isRight: false, seconds: 15, answer: 'C' },
      { studentId: 81002, at: ago(89), isRight: false, skipReason: 'tooHard' },
      { studentId: 81002, at: ago(90), isRight: true },
      { studentId: 81010, at: ago(1), isRight: false },
      { studentId: 81001, at: ago(1), isRight: true, questionId: questionIds.english },
    ]);
  });
  const [first, second, third, fourth] = [0, 1, 2, 3];
  const list = async (filters: object = {}) => {
    const { list: rows } = await world.ask(historyList, { ...asked, ...filters }, asAnna);
    return rows.map(({ answer_id }) => ids.indexOf(answer_id));
  };

  it('[CALL-141] [SCREEN-069] [SCREEN-070] [SCREEN-072] [SCREEN-073] [SCREEN-074] [SCREEN-075] [CONST-028] lists one’s own students’ answers, both end days included', async () => {
    expect(await list()).toEqual([first, second, third, fourth]);
    expect(await list({ days: '7' })).toEqual([first, second]);
    expect(await list({ student_id: 81002 })).toEqual([third, fourth]);
    expect(await list({ course_id: course.id })).toEqual([first]);
    expect(await list({ lesson_id: firstLesson })).toEqual([first]);
    expect(await list({ point_id: 8309, outcome: ['skipped'] })).toEqual([fourth]);
    expect(await list({ pace: ['upTo5', 'upTo10'] })).toEqual([first, second]);
    expect(await list({ types: ['essay'] })).toEqual([]);
    expect(await list({ minimum: 50, maximum: 50, days: '7' })).toEqual([first, second]);
    expect(await list({ minimum: 60, maximum: 90 })).toEqual([]);
    // The fifth is older than all presets reach by themselves, the sixth a stranger’s.
    const named = [ids[1], ids[4], ids[5]];
    expect(await list({ days: '7', answer_ids: named })).toEqual([second, 4]);
    const daysOf = (days: number) => ago(days).toISOString().slice(0, 10);
    expect(await list({ from: daysOf(8), to: daysOf(8) })).toEqual([third]);
  });

  it('[SCREEN-077] [CALL-141] gives the same answers part by part for a file, each part behind an answer, and nobody else’s', async () => {
    const part = async (size: number, after?: number, filters: object = {}) => {
      const payload = { subject_id, days: '90' as const, ...chosen, ...filters, size };
      const given = await world.ask(historyExport, { ...payload, after }, asAnna);
      return given.list.map(({ answer_id }) => ids.indexOf(answer_id));
    };
    expect(await part(historyPart)).toEqual(await list());
    expect(await part(2)).toEqual([first, second]);
    // New answers come before, so they move nothing.
    await addAnswers(world, [{ studentId: 81001, at: today, isRight: true }]);
    expect(await part(2, ids[second])).toEqual([third, fourth]);
    expect(await part(2, ids[second], { outcome: ['skipped'] })).toEqual([fourth]);
    expect(await part(2, ids[fourth])).toEqual([]);
    const strange = { subject_id, days: '90' as const, ...chosen, student_id: 81010, size: 5 };
    const { code } = await world.send(historyExport, strange, asAnna);
    expect(code).toBe(codes.absent);
  });

  it('[ENTITY-020] [SCREEN-076] [SCREEN-077] [CALL-133] says of a question that was deleted that it was, and keeps what was answered', async () => {
    const { database } = world;
    const deletedAt = async (at: Date | null) =>
      database.transact((db) =>
        db.update(questions).set({ deletedAt: at }).where(eq(questions.id, questionIds.choice)),
      );
    const given = { studentId: 81001, questionId: questionIds.choice, isRight: false };
    await database.transact((db) => noteAnswers(db, [{ ...given, submittedAt: ago(1) }]));
    const whose = { subject_id, student_id: 81001 };
    const said = async () => [
      (await world.ask(historyList, asked, asAnna)).list[0],
      (await world.ask(historyExport, { subject_id, days: '90', ...chosen, size: 5 }, asAnna))
        .list[0],
      await world.ask(historyInfo, { subject_id, answer_id: ids[0] ?? 0 }, asAnna),
      (await world.ask(errorBookList, { ...whose, page: 1, page_size: 20 }, asAnna)).list[0],
      await world.ask(errorBookInfo, { ...whose, question_id: given.questionId }, asAnna),
      (await world.ask(errorBookSheet, { ...whose, tries: '1' }, asAnna)).list[0],
    ];
    const stem = `Question ${String(given.questionId)}`;
    await deletedAt(ago(0));
    expect(await said()).toMatchObject(
      Array.from({ length: 6 }, () => ({ stem, is_deleted: true })),
    );
    await deletedAt(null);
    expect(await said()).toMatchObject(Array.from({ length: 6 }, () => ({ is_deleted: false })));
  });

  it('[ENTITY-020] [SCREEN-076] says what is true or false in words, of that type of questions alone', async () => {
    const { database } = world;
    const become = (type: string, answer: string[]) =>
      database.transact((db) =>
        db.update(questions).set({ type, answer }).where(eq(questions.id, questionIds.choice)),
      );
    await become('trueOrFalse', ['true']);
    const [id = 0] = await addAnswers(world, [
      { studentId: 81001, at: ago(0), isRight: false, answer: 'false' },
    ]);
    const given = { studentId: 81001, questionId: questionIds.choice, isRight: false };
    await database.transact((db) => noteAnswers(db, [{ ...given, submittedAt: ago(0) }]));
    const whose = { subject_id, student_id: 81001 };
    const said = async () => {
      const info = await world.ask(historyInfo, { subject_id, answer_id: id }, asAnna);
      const wrong = { ...whose, question_id: given.questionId };
      const book = await world.ask(errorBookInfo, wrong, asAnna);
      const sheet = await world.ask(errorBookSheet, { ...whose, tries: '1' }, asAnna);
      const { answer, right_answer: right } = info;
      const inBook = [book.given[0]?.answer, book.right_answer, sheet.list[0]?.right_answer];
      return [answer, right, info.said.map((one) => one.answer).includes(answer), ...inBook];
    };
    expect(await said()).toEqual(['False', 'True', true, 'False', ['True'], ['True']]);
    await become('singleChoice', ['true']);
    expect(await said()).toEqual(['false', 'true', true, 'false', ['true'], ['true']]);
    await become('singleChoice', ['A']);
  });

  it('[VALID-072] [MSG-068] refuses a minimum above the maximum, days the wrong way round, and 400 days', async () => {
    const lists = { types: '', module: '', outcome: '', pace: '', cause: '' };
    const sent = { subject_id: '3', days: '90', page: '1', page_size: '20', ...lists };
    for (const [wrong, field, rule] of [
      [{ minimum: '70', maximum: '30' }, 'maximum', 'belowMinimum'],
      [{ from: '2026-02-01', to: '2026-01-01' }, 'to', 'beforeStart'],
      [{ from: '2025-10-01', to: '2026-11-05' }, 'to', 'tooLong'],
      [{ from: '2026-02-01' }, 'to', 'required'],
    ] as const) {
      const form = new URLSearchParams({ ...sent, ...wrong });
      const { code, data } = await world.post(historyList, form, asAnna);
      expect({ code, data }).toEqual({
        code: codes.badPayload,
        data: { issues: [{ field, rule }] },
      });
    }
  });

  it('[CALL-142] [SCREEN-076] [ENTITY-020] [ENTITY-021] tells one answer with what one’s students have said; nobody else may see it', async () => {
    const answer_id = ids[0] ?? 0;
    const given = await world.ask(historyInfo, { subject_id, answer_id }, asAnna);
    expect(given).toMatchObject({
      ...{ student_id: 81001, outcome: 'wrong', seconds: 5, pace: 'upTo5', difficulty: 50 },
      ...{ cause: null, respondents: 4, right_count: 2, username: 'sc01', grade: 7 },
    });
    expect(given.said).toContainEqual({ answer: 'C', is_right: false, count: 1 });
    const asCarl = { as: carl.username };
    const { code } = await world.send(historyInfo, { subject_id, answer_id }, asCarl);
    expect(code).toBe(codes.absent);
    const other = await world.send(historyInfo, { subject_id: 1, answer_id }, asAnna);
    expect(other.code).toBe(codes.absent);
  });

  it('[CALL-143] shows what was written by hand, to nobody who does not see the student', async () => {
    const [answer_id = 0, without = 0] = ids;
    const image = 'data:image/png;base64,AA==';
    await world.database.transact((db) =>
      db.insert(boardImages).values({ answerId: answer_id, image }),
    );
    const asked = { subject_id, answer_id };
    expect(await world.ask(boardImage, asked, asAnna)).toEqual({ image });
    const other = { subject_id, answer_id: without };
    expect(await world.ask(boardImage, other, asAnna)).toEqual({ image: null });
    const { code } = await world.send(boardImage, asked, { as: carl.username });
    expect(code).toBe(codes.absent);
  });

  it('[CALL-146] tells what AI supposes of a wrong answer and from what, beside the teacher’s own cause', async () => {
    const [wrong = 0, right = 0] = ids;
    const asked = { subject_id, answer_id: wrong };
    const reasons = [
      { cause: 'careless', from: 'seconds', value: 5 },
      { cause: 'concept', from: 'hints', value: 1 },
    ];
    const found = await world.ask(aiReasons, asked, asAnna);
    expect(found).toMatchObject({ student_id: 81001, is_wrong: true, reasons, cause: null });
    await world.ask(setErrorCause, { subject_id, answer_ids: [wrong], cause: 'misread' }, asAnna);
    const set = await world.ask(aiReasons, asked, asAnna);
    expect(set).toEqual({ ...found, cause: 'misread' });
    const ofRight = await world.ask(aiReasons, { subject_id, answer_id: right }, asAnna);
    expect(ofRight).toMatchObject({ is_wrong: false, reasons: [], cause: null });
    const { code } = await world.send(aiReasons, asked, { as: carl.username });
    expect(code).toBe(codes.absent);
  });

  it('[CALL-147] sets the cause of several wrong answers; right ones are refused, those of others absent', async () => {
    const set = (numbers: number[], as = anna.username) =>
      world.send(
        setErrorCause,
        { subject_id, answer_ids: numbers.map((at) => ids[at] ?? 0), cause: 'concept' },
        { as },
      );
    expect((await set([0, 1, 2])).data).toEqual({ refused: [ids[1]], cause: 'concept' });
    expect(await list({ cause: ['concept'] })).toEqual([first, third]);
    expect((await set([2], ben.username)).code).toBe(codes.absent);
    expect((await set([0, 5])).code).toBe(codes.absent);
  });

  it('[CALL-144] [CALL-145] offers students, courses, lessons, cards and points of one’s own', async () => {
    const mine = await world.ask(historyFilters, { subject_id }, asAnna);
    expect(mine.courses.map(({ id }) => id)).toEqual([course.id]);
    expect(mine.lessons.map(({ id }) => id)).toContain(firstLesson);
    expect(mine.cards.length).toBeGreaterThan(0);
    const told = { username: expect.any(String), grade: expect.any(Number) };
    expect(mine.students).toContainEqual(expect.objectContaining({ id: 81001, ...told }));
    expect(mine.students.map(({ id }) => id)).not.toContain(81010);
  });
});
