import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { correctHomework } from '../../src/contract/grading';
import { homeworkInfo, withdrawHomework } from '../../src/contract/homework';
import type { EssayCorrection } from '../../src/domain/grading';
import { corrections, enrolments, homeworkPersons } from '../../server/db/tables';
import { leaveCourse } from '../../server/homework/handIn';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { addHomework, clearHomework, storedPersons } from './scene/homework';
import { addLessons, course } from './scene/lessons';
import { addPeople, anna, ben, carl, dora } from './scene/people';

const essay = '我家的花园🌸里有玫瑰。';
const correction: EssayCorrection = {
  rating: 88,
  tags: ['细节'],
  comment: '开头很好。',
  category_comments: { language: '用词准确' },
  annotations: [
    { id: 'a1', start: 0, end: 5, category: 'language', comment: '好' },
    { id: 'a2', start: 3, end: essay.length, category: 'topicReview', comment: '切题' },
  ],
};
const waiting = { status: 'toBeCorrected', essay, completedAt: today, revision: 1 } as const;

describe.each(databases)('correcting essays on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  let personId = 0;
  let homeworkId = 0;
  beforeEach(async () => {
    await clearHomework(world);
    const { id, personIds } = await addHomework(world, {}, { 81001: waiting });
    homeworkId = id;
    personId = personIds[81001] ?? 0;
  });

  function payload(change: Partial<EssayCorrection> = {}): PayloadOf<typeof correctHomework> {
    return {
      subject_id: 3,
      person_id: personId,
      revision: 1,
      correction: { ...correction, ...change },
    };
  }

  const stored = async () => (await storedPersons(world, homeworkId)).get(81001);
  const correctionsOf = () =>
    world.database.query.select().from(corrections).where(eq(corrections.personId, personId));

  it('[HWP-05, CALL-139, ROLE-010, ROLE-011, ENTITY-017] corrects, and keeps every word of it', async () => {
    const { person } = await world.ask(correctHomework, payload(), { as: anna.username });
    expect(person).toMatchObject({
      status: 'corrected',
      score: 88,
      revision: 2,
      student_id: 81001,
    });
    expect(await stored()).toMatchObject({ status: 'corrected', score: 88, completedAt: today });
    const asked = { subject_id: 3, person_id: personId } as const;
    const info = await world.ask(homeworkInfo, asked, { as: ben.username });
    expect(info.essay).toMatchObject({ text: essay });
    expect(info.correction).toEqual({
      ...correction,
      corrected_by: anna.realName,
      corrected_at: '2026-11-18T10:00:00+08:00',
      is_own: false,
    });
  });

  it('[HWP-05] cannot be changed afterwards: the second learns who was first, and when', async () => {
    await world.ask(correctHomework, payload(), { as: anna.username });
    const second = { ...payload({ rating: 10 }), revision: 2 };
    const reply = await world.send(correctHomework, second, { as: ben.username });
    expect([reply.code, reply.data]).toEqual([
      codes.conflict,
      { by: anna.realName, at: '2026-11-18T10:00:00+08:00', is_own: false },
    ]);
    expect(reply.message).toContain(anna.realName);
    const again = await world.send(correctHomework, second, { as: anna.username });
    expect([again.code, again.data]).toMatchObject([codes.conflict, { is_own: true }]);
    expect(again.message).not.toContain(anna.realName);
    expect(await correctionsOf()).toMatchObject([{ rating: 88, accountId: anna.id }]);
  });

  it('a stale revision is a conflict, and nothing is written', async () => {
    const stale = { ...payload(), revision: 0 };
    const reply = await world.send(correctHomework, stale, { as: anna.username });
    expect([reply.code, reply.data]).toEqual([codes.conflict, { revision: 1 }]);
    expect(await correctionsOf()).toEqual([]);
    expect(await stored()).toMatchObject({ status: 'toBeCorrected', score: null });
  });

  it.each(['incomplete', 'completed', 'expired', 'invalid', 'corrected'] as const)(
    '[HWP-05] what is %s is not corrected',
    async (status) => {
      await world.database.transact((db) =>
        db.update(homeworkPersons).set({ status }).where(eq(homeworkPersons.id, personId)),
      );
      const reply = await world.send(correctHomework, payload(), { as: anna.username });
      expect(reply.code).toBe(codes.conflict);
      expect(await correctionsOf()).toEqual([]);
    },
  );

  it('[HWP-06] what was withdrawn meanwhile says who withdrew it, and when', async () => {
    const withdraw = { subject_id: 3, homework_id: homeworkId } as const;
    await world.ask(withdrawHomework, withdraw, { as: anna.username });
    const reply = await world.send(correctHomework, payload(), { as: ben.username });
    expect(reply.data).toEqual({
      status: 'invalid',
      by: anna.realName,
      at: '2026-11-18T10:00:00+08:00',
    });
    const asked = { subject_id: 3, person_id: personId } as const;
    const { withdrawn } = await world.ask(homeworkInfo, asked, { as: ben.username });
    expect(withdrawn).toEqual({ by: anna.realName, at: '2026-11-18T10:00:00+08:00' });
  });

  it('[HWP-06] of a student who left the course meanwhile it says so', async () => {
    const leaver = { studentId: 81001, courseId: course.id };
    await world.database.transact((db) => leaveCourse(db, leaver, today));
    const reply = await world.send(correctHomework, payload(), { as: ben.username });
    expect(reply.data).toEqual({ status: 'invalid', by: null, at: null });
    const place = and(eq(enrolments.studentId, 81001), eq(enrolments.courseId, course.id));
    await world.database.transact((db) => db.update(enrolments).set({ leftAt: null }).where(place));
  });

  const over = { id: 'a3', category: 'language', comment: '好' } as const;
  it.each<[string, Partial<EssayCorrection>, string, string]>([
    ['[VALID-059, CONST-015] a rating of 0', { rating: 0 }, 'correction.rating', 'range'],
    ['[VALID-059, CONST-015] a rating of 101', { rating: 101 }, 'correction.rating', 'range'],
    ['[VALID-060] no comment', { comment: '' }, 'correction.comment', 'required'],
    [
      '[VALID-060] a comment of blanks',
      { comment: ' \u3000\u200b' },
      'correction.comment',
      'required',
    ],
    [
      'an annotation of nothing',
      { annotations: [{ ...over, start: 2, end: 2 }] },
      'correction.annotations.0.end',
      'selection',
    ],
    [
      'an annotation beyond the text',
      { annotations: [{ ...over, start: 0, end: essay.length + 1 }] },
      'correction.annotations',
      'beyondText',
    ],
    [
      'two annotations of one id',
      {
        annotations: [
          { ...over, start: 0, end: 1 },
          { ...over, start: 1, end: 2 },
        ],
      },
      'correction.annotations',
      'twice',
    ],
  ])('%s is refused, and nothing is written', async (_, change, field, rule) => {
    const form = new URLSearchParams({
      subject_id: '3',
      person_id: String(personId),
      revision: '1',
      correction: JSON.stringify({ ...correction, ...change }),
    });
    const reply = await world.post(correctHomework, form, { as: anna.username });
    expect(reply.code).toBe(codes.badPayload);
    expect(reply.data).toMatchObject({ issues: [{ field, rule }] });
    expect(await correctionsOf()).toEqual([]);
    expect(await stored()).toMatchObject({ status: 'toBeCorrected', revision: 1 });
  });

  it.each([1, 100])(
    '[VALID-059, CONST-015] a rating of %i is the least or the most',
    async (rating) => {
      await world.ask(correctHomework, payload({ rating }), { as: anna.username });
      expect(await stored()).toMatchObject({ score: rating });
    },
  );

  it('[VALID-058] a correction without a rating, with more than there is, or of no structure is refused', async () => {
    const { rating: _, ...rest } = correction;
    for (const text of [
      JSON.stringify(rest),
      JSON.stringify({ ...correction, extra: 1 }),
      '{',
      '[]',
      'null',
    ]) {
      const form = new URLSearchParams({
        ...{ subject_id: '3', person_id: String(personId), revision: '1', correction: text },
      });
      expect((await world.post(correctHomework, form, { as: anna.username })).code).toBe(
        codes.badPayload,
      );
    }
  });

  it('[ROLE-053, ROLE-065, ROLE-044] only who sees the student and manages homework corrects', async () => {
    const send = (as: string, person_id = personId) =>
      world.send(correctHomework, { ...payload(), person_id }, { as });
    expect((await world.send(correctHomework, payload())).code).toBe(codes.loginRequired);
    expect((await send(dora.username)).code).toBe(codes.forbidden);
    const absent = await send(carl.username, 999_999);
    expect(absent.code).toBe(codes.absent);
    expect((await send(carl.username)).body).toBe(absent.body);
    const otherSubject = { ...payload(), subject_id: 2 } as const;
    const reply = await world.send(correctHomework, otherSubject, { as: anna.username });
    expect(reply.body).toBe(absent.body);
    expect(await correctionsOf()).toEqual([]);
  });
});
