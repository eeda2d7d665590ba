import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  answers,
  courseListings,
  courses,
  enrolments,
  practiceAnswers,
  questions,
} from '../../server/db/tables';
import { errorBookStudents } from '../../src/contract/answers';
import type { Call } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import {
  practiceInfo,
  preparedCourseList,
  preparedLessons,
  preparedPoints,
  preparedQuestionInfo,
  preparedQuestionList,
  restartPractice,
  savePracticeAnswer,
} from '../../src/contract/preparation';
import { permissions } from '../../src/domain/permissions';
import { seenOn, worldOf, today } from './rig';
import { addAnswers, clearAnswers } from './scene/answers';
import { course, foreignCourse, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben } from './scene/people';
import { addPreparation, asked, course_id, one, point, subject_id } from './scene/preparation';

const paging = { page: 1, page_size: 60 };

describe.each(seenOn('postgres'))('lesson preparation on $database', (options) => {
  const world = worldOf(options, [addPeople, addPreparation]);
  beforeEach(async () => {
    await world.forgetLogins();
    await clearAnswers(world);
    await world.database.transact((db) => db.delete(practiceAnswers));
  });

  const save = (more: object = {}, as: string = anna.username) =>
    world.send(savePracticeAnswer, { ...one, answer: 'A', ...more }, { as });
  const stored = () => world.database.query.select().from(practiceAnswers);
  const listed = async (more: object = {}) => {
    const asking = { subject_id, kind: 'taught' as const, page: 1, page_size: 20, ...more };
    return (await world.ask(preparedCourseList, asking, asAnna)).list;
  };

  it('[ROLE-027] lists the own courses with what there is to prepare, and how far the account is', async () => {
    expect(await listed()).toEqual([
      {
        ...{ course_id, name: 'Writing', type: 'formal', grade: 7 },
        ...{ lesson_count: 3, point_count: 1, question_count: 2, practised_count: 0 },
        last_practised_at: null,
      },
    ]);
    await save();
    await save({ test_account: 'B' });
    expect(await listed({ state: 'started' })).toMatchObject([{ practised_count: 1 }]);
    expect(await listed({ state: 'notStarted' })).toEqual([]);
    await save({ question_id: questionIds.subjective });
    expect(await listed({ state: 'prepared' })).toMatchObject([{ practised_count: 2 }]);
    expect(await listed({ keyword: 'nothing' })).toEqual([]);
  });

  it('[ROLE-027] new courses that are polished have a list of their own; a hidden course stands in none', async () => {
    const polished = { ...course, id: 8390, name: '打磨课', type: 'polishing' };
    await world.database.transact(async (db) => {
      const usual = { program: 'synchronized', grade: 7, season: 'autumn', version: '1' };
      await db.insert(courses).values({ ...polished, ...usual });
      const place = { accountId: anna.id, courseId: polished.id, assignedAt: today };
      await db.insert(courseListings).values(place);
    });
    expect(await listed({ kind: 'polishing' })).toMatchObject([
      { course_id: polished.id, question_count: 0 },
    ]);
    expect((await listed()).map((row) => row.course_id)).toEqual([course_id]);
    // Nor does either of them open as one of the other kind.
    for (const [id, kind, other] of [
      [course_id, 'taught', 'polishing'],
      [polished.id, 'polishing', 'taught'],
    ] as const) {
      const opened = await world.send(preparedPoints, { ...asked, course_id: id, kind }, asAnna);
      expect(opened.code).toBe(codes.success);
      const elsewhere = { ...asked, course_id: id, kind: other };
      for (const call of [preparedPoints, preparedLessons]) {
        expect((await world.send(call, elsewhere, asAnna)).code).toBe(codes.absent);
      }
    }
    expect((await save({ kind: 'polishing' })).code).toBe(codes.absent);
    await world.database.transact(async (db) => {
      const hidden = eq(courseListings.courseId, polished.id);
      await db.update(courseListings).set({ hiddenAt: today }).where(hidden);
    });
    expect(await listed({ kind: 'polishing' })).toEqual([]);
  });

  it('[CALL-093] counts the own students who are proficient in a point among those who have answered', async () => {
    const told = (studentId: number, isRight: boolean, more: object = {}) => ({
      ...{ studentId, isRight, at: today, ...more },
    });
    await addAnswers(world, [
      ...Array.from({ length: 9 }, () => told(81001, true)),
      told(81001, false),
      told(81002, true),
      told(81002, false),
      // Has left the course, skipped, and another analyst's student.
      told(81004, true),
      told(81003, false, { skipReason: 'hard' }),
      told(81010, true),
    ]);
    const gone = and(eq(enrolments.studentId, 81004), eq(enrolments.courseId, course.id));
    await world.database.transact(async (db) => {
      await db.update(enrolments).set({ leftAt: today }).where(gone);
    });
    const { points } = await world.ask(preparedPoints, asked, asAnna);
    expect(points).toEqual([
      {
        ...{ point_id: point, name: 'Point', lesson_names: ['Lesson 1', 'Lesson 3'] },
        ...{ prerequisites: [], of_other_courses: [], question_count: 2, practised_count: 0 },
        ...{ first_question_id: questionIds.choice, answering_count: 2, proficient_count: 1 },
      },
    ]);
  });

  it('[ROLE-027] lists lessons with their points, those without any, too', async () => {
    const { lessons } = await world.ask(preparedLessons, asked, asAnna);
    expect(
      lessons.map(({ name, points, question_count }) => [name, points, question_count]),
    ).toEqual([
      ['Lesson 1', [{ point_id: point, name: 'Point' }], 2],
      ['Lesson 2', [], 0],
      ['Lesson 3', [{ point_id: point, name: 'Point' }], 2],
    ]);
  });

  it('[CALL-094] lists the questions of a course, and those of a point or type', async () => {
    await save({ test_account: 'C' });
    const ask = (more: object) =>
      world.ask(preparedQuestionList, { ...asked, ...paging, ...more }, asAnna);
    const all = await ask({});
    expect(all.list.map(({ question_id, practised }) => [question_id, practised])).toEqual([
      [questionIds.choice, ['C']],
      [questionIds.subjective, []],
    ]);
    expect(all.points).toEqual([{ id: point, name: 'Point' }]);
    expect(all.types).toEqual(['singleChoice', 'subjective']);
    expect((await ask({ point_id: 8311 })).total).toBe(0);
    expect((await ask({ type: 'subjective' })).total).toBe(1);
    expect((await ask({ keyword: String(questionIds.subjective) })).total).toBe(1);
  });

  it('[CALL-095] an answer is kept, judged, and only then shows the solution', async () => {
    const before = await world.ask(practiceInfo, one, asAnna);
    expect(before).toMatchObject({ given: null, solution: null, answered_count: 0 });
    expect((await save({ answer: 'B' })).data).toMatchObject({
      ...{ given: { answer: 'B', is_right: false }, solution: { right_answer: 'A' } },
      ...{ place: 1, question_count: 2, answered_count: 1, right_count: 0 },
      next_question_id: questionIds.subjective,
    });
    // Each account stands alone; what a person has to mark is neither right nor wrong.
    expect(await world.ask(practiceInfo, { ...one, test_account: 'B' }, asAnna)).toMatchObject({
      given: null,
    });
    expect((await save({ question_id: questionIds.subjective })).data).toMatchObject({
      ...{ given: { is_right: null }, next_question_id: null, answered_count: 2 },
      ...{ right_count: 0, unjudged_count: 1 },
    });
  });

  it('[CALL-095] a multiple choice is right only with exactly its letters', async () => {
    await world.database.query
      .update(questions)
      .set({ type: 'multipleChoice', answer: ['A', 'C'] })
      .where(eq(questions.id, questionIds.choice));
    expect((await save({ answer: 'AC' })).data).toMatchObject({
      ...{ given: { answer: 'A; C', is_right: true }, solution: { right_answer: 'A; C' } },
    });
    await world.database.query
      .update(questions)
      .set({ type: 'singleChoice', answer: ['A'] })
      .where(eq(questions.id, questionIds.choice));
  });

  it('[VALID-100] refuses an empty answer, and keeps nothing', async () => {
    // The client would not send them.
    const send = (change: Record<string, string>) => {
      const numbers = { subject_id: '3', course_id: '8301', question_id: String(one.question_id) };
      const form = { ...numbers, test_account: 'A', answer: 'A', ...change };
      return world.post(savePracticeAnswer, new URLSearchParams(form), asAnna);
    };
    for (const change of [{ answer: '' }, { answer: '   ' }, { answer: '\u200b' }]) {
      expect((await send(change)).code).toBe(codes.badPayload);
    }
    expect((await send({ test_account: 'D' })).code).toBe(codes.badPayload);
    expect(await stored()).toEqual([]);
  });

  it('[CALL-095] what a test account answers counts for no student', async () => {
    await addAnswers(world, [{ studentId: 81001, isRight: false, at: today }]);
    const figures = async () => {
      const everybody = { subject_id, page: 1, page_size: 20 };
      return {
        points: (await world.ask(preparedPoints, asked, asAnna)).points.map(
          ({ answering_count, proficient_count }) => [answering_count, proficient_count],
        ),
        books: (await world.ask(errorBookStudents, everybody, asAnna)).list,
        answers: await world.database.query.select().from(answers),
      };
    };
    const before = await figures();
    await save();
    await save({ answer: 'B', test_account: 'B' });
    expect(await stored()).toHaveLength(2);
    expect(await figures()).toEqual(before);
  });

  it('[ROLE-027] practising anew removes the answers of that account to that point alone', async () => {
    const other = questionIds.subjective;
    const move = (pointId: number) =>
      world.database.transact((db) =>
        db.update(questions).set({ pointId }).where(eq(questions.id, other)),
      );
    await save();
    await save({ question_id: other });
    await save({ test_account: 'B' });
    const bens = { accountId: ben.id, testAccount: 'A', questionId: one.question_id };
    await world.database.transact((db) =>
      db.insert(practiceAnswers).values({ ...bens, answer: 'B', isRight: false, at: today }),
    );
    await move(8311);
    const anew = await world.send(restartPractice, one, asAnna);
    expect(anew.data).toMatchObject({ given: null, solution: null, answered_count: 0 });
    await move(point);
    const left = (await stored()).map((row) => [row.accountId, row.testAccount, row.questionId]);
    expect(left.toSorted()).toEqual(
      [
        [anna.id, 'A', other],
        [anna.id, 'B', one.question_id],
        [ben.id, 'A', one.question_id],
      ].toSorted(),
    );
  });

  type Form = Readonly<Record<string, string | number>>;
  const forms: readonly (readonly [Call, Form])[] = [
    [preparedPoints, asked],
    [preparedLessons, asked],
    [preparedQuestionList, { ...asked, ...paging }],
    [preparedQuestionInfo, { ...asked, question_id: questionIds.choice }],
    [practiceInfo, one],
    [savePracticeAnswer, { ...one, answer: 'A' }],
    [restartPractice, one],
  ];
  const formOf = (fields: Form) =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));

  it.each(forms)(
    '[ROLE-027] $path: a foreign course, subject or question is absent',
    async (call, form) => {
      const code = async (more: Form) =>
        (await world.post(call, formOf({ ...form, ...more }), asAnna)).code;
      expect(await code({})).toBe(codes.success);
      expect(await code({ course_id: foreignCourse.id })).toBe(codes.absent);
      expect(await code({ subject_id: 2 })).toBe(codes.absent);
      if ('question_id' in form) {
        expect(await code({ question_id: questionIds.english })).toBe(codes.absent);
      }
      expect((await world.post(call, formOf(form), {})).code).not.toBe(codes.success);
    },
  );

  it.each([[preparedCourseList, {}] as const, ...forms])(
    '[ROLE-027] $path is for who may prepare lessons',
    async (call) => {
      const granted = permissions.filter((name) => name !== 'hasPermission');
      const allow = (list: readonly string[]) =>
        world.database.transact((db) =>
          db
            .update(accounts)
            .set({ permissions: [...list] })
            .where(eq(accounts.id, anna.id)),
        );
      await allow(granted);
      const refused = await world.post(call, new URLSearchParams(), asAnna);
      await allow(permissions);
      expect(refused.code).toBe(codes.forbidden);
    },
  );
});
