import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { correctSubjective, gradingPlace } from '../../src/contract/grading';
import { toMoment } from '../../src/domain/businessTime';
import { answers, corrections, homeworkPersons, questions } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addHomework } from './scene/homework';
import { adaptiveCard, addLessons, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, dora } from './scene/people';

const marks = { central_material: 39.5, language: 40, structure: 0, stars: 4, comment: '不错' };

describe.each(seenOn('pglite'))('the works that wait to be graded on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);

  it('the place of an answer counts what waits of the manual pool, for those who see the student', async () => {
    const wanted = { subject_id: 3, kind: 'answer' } as const;
    const [early, late] = [9_100_100, 9_100_200];
    await world.database.transact(async (db) => {
      const row = { module: 'synchronous', isRight: false, seconds: 9, hintsViewed: 0 };
      const written = {
        ...row,
        studentId: 81001,
        answer: '因为',
        questionId: questionIds.subjective,
      };
      await db.insert(answers).values([
        { ...written, id: late, submittedAt: today },
        { ...written, id: early, submittedAt: new Date(today.getTime() - 60_000) },
      ]);
    });
    const [asked] = await world.database.query
      .select({ stem: questions.stem })
      .from(questions)
      .where(eq(questions.id, questionIds.subjective));
    const place = (id: number, as = anna.username) =>
      world.ask(gradingPlace, { ...wanted, id }, { as });
    // Its question tells it from another work of the same student, and when it came in from another on that question.
    const handedIn = new Map([
      [early, toMoment(new Date(today.getTime() - 60_000))],
      [late, toMoment(today)],
    ]);
    const next = (id: number) => ({
      ...{ kind: 'answer', id, title: asked?.stem },
      handed_in_at: handedIn.get(id),
    });
    expect(await place(early)).toMatchObject({
      ...{ position: 1, total: 2, next: next(late) },
      ...{ previous: null, first: null },
    });
    expect(await place(late)).toMatchObject({
      ...{ position: 2, total: 2, next: null },
      ...{ previous: next(early), first: next(early) },
    });
    expect(await place(early, carl.username)).toMatchObject({
      position: null,
      total: 0,
      ...{ next: null, previous: null, first: null },
    });
    await world.ask(
      correctSubjective,
      { subject_id: 3, answer_id: early, revision: 0, ...marks },
      asAnna,
    );
    // Beside it the analyst's own last scores, nobody else's.
    expect(await place(late)).toMatchObject({ position: 1, total: 1, next: null, recent: [79.5] });
    expect(await place(late, ben.username)).toMatchObject({ recent: [] });
    await world.database.query.delete(answers).where(eq(answers.id, late));
  });

  it('[ENTITY-017] essays stand in the same line, one assignment after the other, and the next one is one place on', async () => {
    const waits = { status: 'toBeCorrected', essay: '花', revision: 1 } as const;
    const at = (minutes: number) => ({ completedAt: new Date(today.getTime() - minutes * 60_000) });
    const first = await addHomework(
      world,
      { accountId: ben.id },
      {
        81002: { ...waits, ...at(9) },
        81001: { status: 'corrected' },
        81011: { ...waits, ...at(0) },
      },
    );
    const second = await addHomework(world, {}, { 81001: { ...waits, ...at(5) } });
    await addHomework(world, { accountId: carl.id }, { 81010: { ...waits, ...at(20) } });
    const ofOther = await addHomework(world, { subjectId: 2 }, { 81001: { ...waits, ...at(20) } });
    const place = (id: number, as = anna.username) =>
      world.send(gradingPlace, { subject_id: 3, kind: 'essay', id }, { as });
    const correct = (id: number) =>
      world.database.query
        .update(homeworkPersons)
        .set({ status: 'corrected' })
        .where(eq(homeworkPersons.id, id));
    const older = first.personIds[81002] ?? 0;
    const newer = second.personIds[81001] ?? 0;
    const next = (id: number) => ({ kind: 'essay', id });
    expect((await place(older)).data).toMatchObject({
      ...{ position: 1, total: 2, next: next(newer), previous: null, first: null },
    });
    // After the last one come those that were left behind, called so.
    expect((await place(newer)).data).toMatchObject({
      ...{ position: 2, total: 2, next: null, previous: next(older), first: next(older) },
    });
    await correct(older);
    expect((await place(older)).data).toMatchObject({ position: null, next: next(newer) });
    const late = await addHomework(world, {}, { 81001: { ...waits, ...at(1) } });
    await correct(newer);
    const early = await addHomework(world, {}, { 81001: { ...waits, ...at(30) } });
    const [earliest, last] = [early.personIds[81001] ?? 0, late.personIds[81001] ?? 0];
    expect((await place(newer)).data).toMatchObject({
      ...{ position: null, total: 2, next: next(last), previous: next(earliest) },
    });
    // An assignment lies together, though its last essay was handed in after those of others.
    const both = { 81001: { ...waits, ...at(29) }, 81002: { ...waits, ...at(0) } };
    const same = await addHomework(world, { essayTitle: '秋天' }, both);
    const [one, other] = [same.personIds[81001] ?? 0, same.personIds[81002] ?? 0];
    expect((await place(earliest)).data).toMatchObject({
      next: { ...next(one), title: '秋天', student: { name: expect.any(String) } },
    });
    const line = [earliest, one, other, last];
    for (const [index, id] of line.entries()) {
      const [before, after] = [line[index - 1], line[index + 1]];
      expect((await place(id)).data).toMatchObject({
        ...{ position: index + 1, total: line.length },
        next: after === undefined ? null : next(after),
        previous: before === undefined ? null : next(before),
        first: after === undefined ? next(earliest) : null,
      });
    }
    // Grading one moves no other.
    await correct(one);
    expect((await place(one)).data).toMatchObject({ position: null, next: next(other) });
    expect((await place(other)).data).toMatchObject({
      ...{ position: 2, total: 3, next: next(last), previous: next(earliest) },
    });
    await world.database.query
      .delete(homeworkPersons)
      .where(eq(homeworkPersons.homeworkId, same.id));
    expect((await place(older, carl.username)).data).toMatchObject({ position: null, recent: [] });
    const given = { rating: 77, tags: [], comment: '好', annotations: [] };
    const categoryComments = { language: '张子涵，好\n好' };
    await world.database.query.insert(corrections).values({
      ...given,
      categoryComments,
      personId: older,
      accountId: anna.id,
      correctedAt: today,
    });
    expect((await place(newer)).data).toMatchObject({
      recent: [77],
      used: [
        { place: 'language', text: '{name}，好', times: 1 },
        { place: 'language', text: '好', times: 1 },
        { place: 'comment', text: '好', times: 1 },
      ],
    });
    expect((await place(newer, ben.username)).data).toMatchObject({ used: [] });
    const elsewhere = { subject_id: 2, kind: 'essay', id: ofOther.personIds[81001] ?? 0 } as const;
    expect(await world.ask(gradingPlace, elsewhere, asAnna)).toMatchObject({
      ...{ recent: [], used: [] },
    });
    expect((await place(older, dora.username)).code).toBe(codes.forbidden);
  });

  it('[CALL-138] adaptive homework stands among the students of its own assignment who have answered', async () => {
    const done = { status: 'completed', completedAt: today } as const;
    const about = { type: 'adaptive', essayTitle: null, cardId: adaptiveCard };
    const { personIds } = await addHomework(world, about, {
      81001: done,
      81002: { status: 'incomplete' },
      81003: { status: 'incomplete' },
      81004: done,
      81010: done,
    });
    const other = await addHomework(world, about, { 81002: done });
    const given = { module: 'homework', isRight: false, seconds: 9, hintsViewed: 0, answer: 'B' };
    await world.database.query.insert(answers).values(
      [81001, 81003, 81004, 81010].map((studentId) => ({
        ...{ ...given, studentId, submittedAt: new Date(today.getTime() - 60_000) },
        questionId: questionIds.choice,
      })),
    );
    const idOf = (studentId: number) => personIds[studentId] ?? 0;
    const place = (id: number) =>
      world.ask(gradingPlace, { subject_id: 3, kind: 'essay', id }, asAnna);
    const at = (studentId: number) => ({
      ...{ kind: 'essay', id: idOf(studentId), title: null },
      handed_in_at: studentId === 81003 ? null : toMoment(today),
    });
    // As in the assignment's list those who are still at it come first; who has not begun has nothing to be read.
    const line = [81003, 81001, 81004];
    for (const [index, studentId] of line.entries()) {
      const [before, after] = [line[index - 1], line[index + 1]];
      expect(await place(idOf(studentId))).toMatchObject({
        ...{ among: 'assignment', position: index + 1, total: line.length, first: null },
        previous: before === undefined ? null : at(before),
        next: after === undefined ? null : at(after),
      });
    }
    expect(await place(idOf(81002))).toMatchObject({ position: 1, total: 4, next: at(81003) });
    expect(await place(other.personIds[81002] ?? 0)).toMatchObject({
      ...{ among: 'assignment', total: 1, next: null, previous: null },
    });
    await world.database.query.delete(answers).where(eq(answers.module, 'homework'));
  });
});
