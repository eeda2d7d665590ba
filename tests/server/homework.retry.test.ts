import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import {
  addHomework,
  checkHomeworkStatus,
  homeworkInfo,
  homeworkPersons as listed,
  homeworkSummary,
  retryHomework,
  withdrawHomework,
} from '../../src/contract/homework';
import {
  answers,
  enrolments,
  homework,
  homeworkCandidates,
  homeworkPersons,
  listings,
} from '../../server/db/tables';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { clearHomework, standingOf, storedPersons } from './scene/homework';
import {
  adaptiveCard,
  addLessons,
  course,
  essayCard,
  firstLesson,
  questionIds,
} from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, dora } from './scene/people';

const wanted = {
  ...{ subject_id: 3, type: 'composition', course_id: course.id, lesson_id: firstLesson },
  ...{ card_id: essayCard, name: 'Autumn', essay_title: 'My garden' },
  ...{ student_ids: [81001, 81002], deadline: '2026-11-18T10:30:00+08:00' },
} satisfies PayloadOf<typeof addHomework>;

describe.each(databases)('assigning once more what failed on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    world.clock.set(today);
    await clearHomework(world);
    await takeCourse(81001, true);
    await takeCourse(81002, true);
  });

  function takeCourse(studentId: number, takes: boolean) {
    const place = and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, course.id));
    const leftAt = takes ? null : today;
    return world.database.transact((db) => db.update(enrolments).set({ leftAt }).where(place));
  }

  async function assign(student_ids = wanted.student_ids): Promise<number> {
    const { homework_id } = await world.ask(addHomework, { ...wanted, student_ids }, asAnna);
    return homework_id;
  }

  /** An assignment that failed for some, since they left the course meanwhile and are back again. */
  const assignInVain = async (...missed: readonly number[]): Promise<number> =>
    arrangeInVain(await assign(), ...missed);

  async function arrangeInVain(homework_id: number, ...missed: readonly number[]): Promise<number> {
    for (const studentId of missed) await takeCourse(studentId, false);
    world.clock.advance(4_000);
    await status(homework_id);
    for (const studentId of missed) await takeCourse(studentId, true);
    return homework_id;
  }

  const status = (homework_id: number) =>
    world.ask(checkHomeworkStatus, { subject_id: 3, homework_id }, asAnna);

  const retry = (homework_id: number, student_ids: number[], as: string = anna.username) =>
    world.send(retryHomework, { subject_id: 3, homework_id, student_ids }, { as });

  const given = () => world.database.query.select().from(homeworkPersons);

  it('the one for whom it failed gets it, in the same assignment, and nobody gets it twice', async () => {
    const id = await assignInVain(81002);
    expect((await status(id)).students).toMatchObject([
      { student_id: 81001, status: 'succeeded', reason: null },
      { student_id: 81002, status: 'failed', reason: 'notLearned' },
    ]);
    const before = (await storedPersons(world, id)).get(81001);
    const { code, data } = await retry(id, [81001, 81002]);
    expect(code).toBe(codes.success);
    expect(data).toEqual(await status(id));
    expect((await status(id)).students).toMatchObject([
      { student_id: 81001, status: 'succeeded', reason: null },
      { student_id: 81002, status: 'succeeded', reason: null },
    ]);
    const after = await storedPersons(world, id);
    expect(after.get(81001)).toEqual(before);
    expect(after.get(81002)).toMatchObject({ status: 'incomplete', dueAt: before?.dueAt });
    expect(await world.database.query.select().from(homework)).toHaveLength(1);
    await retry(id, [81002]);
    expect(await given()).toHaveLength(2);
  });

  it('[CALL-135] the page and the list say for how many it failed, of those whom the account sees', async () => {
    const id = await assignInVain(81002);
    const asked = { subject_id: 3, page: 1, page_size: 20 } as const;
    const failures = async () => {
      const { homework: row } = await world.ask(listed, { ...asked, homework_id: id }, asAnna);
      const { list } = await world.ask(homeworkSummary, asked, asAnna);
      return [row.failed_count, ...list.map(({ failed_count: count }) => count)];
    };
    expect(await failures()).toEqual([1, 1]);
    const isHers = and(eq(listings.accountId, anna.id), eq(listings.studentId, 81002));
    const hidden = await world.database.query.delete(listings).where(isHers).returning();
    expect(await failures()).toEqual([0, 0]);
    await world.database.query.insert(listings).values(hidden);
    await retry(id, [81002]);
    expect(await failures()).toEqual([0, 0]);
  });

  it('answers from before a student got it are none of it', async () => {
    const adaptive = { type: 'adaptive', card_id: adaptiveCard, essay_title: undefined } as const;
    const { homework_id } = await world.ask(addHomework, { ...wanted, ...adaptive }, asAnna);
    await arrangeInVain(homework_id, 81002);
    const answer = (text: string) =>
      world.database.query.insert(answers).values({
        ...{ studentId: 81002, lessonId: firstLesson, questionId: questionIds.choice },
        ...{ module: 'homework', answer: text, isRight: false, seconds: 20, hintsViewed: 0 },
        submittedAt: world.clock.now(),
      });
    await answer('B');
    world.clock.advance(60_000);
    await retry(homework_id, [81002]);
    await answer('D');
    const person_id = (await storedPersons(world, homework_id)).get(81002)?.id ?? 0;
    const info = await world.ask(homeworkInfo, { subject_id: 3, person_id }, asAnna);
    expect(info.answers).toMatchObject([{ answer: 'D' }]);
  });

  it('an assignment that failed for all is assigned once one of them has it; the other can be tried again', async () => {
    const id = await assignInVain(81001, 81002);
    expect((await status(id)).status).toBe('failed');
    await retry(id, [81002]);
    expect(await status(id)).toMatchObject({
      status: 'succeeded',
      students: [{ status: 'failed', reason: 'notLearned' }, { status: 'succeeded' }],
    });
    await retry(id, [81001]);
    expect(await standingOf(world, id)).toEqual({ 81001: 'incomplete', 81002: 'incomplete' });
  });

  it('what fails once more says why it does now', async () => {
    const id = await assignInVain(81001, 81002);
    const other = await assign([81002]);
    world.clock.advance(4_000);
    await status(other);
    const { code } = await retry(id, [81002]);
    expect(code).toBe(codes.success);
    expect(await status(id)).toMatchObject({
      status: 'failed',
      students: [{ reason: 'notLearned' }, { status: 'failed', reason: 'alreadyAssigned' }],
    });
    expect(await standingOf(world, other)).toEqual({ 81002: 'incomplete' });
    expect(await given()).toHaveLength(1);
  });

  it('who has left the account is not named and not given it, but counted', async () => {
    const id = await assignInVain(81001, 81002);
    const left = and(eq(listings.accountId, anna.id), eq(listings.studentId, 81002));
    const [row] = await world.database.query.select().from(listings).where(left);
    if (row === undefined) throw new Error('the student is there');
    await world.database.transact((db) => db.delete(listings).where(left));
    const answers = [await retry(id, [81002]), await retry(id, [81001, 81002])];
    await world.database.transact((db) => db.insert(listings).values(row));
    expect(answers.map(({ data }) => data)).toMatchObject([
      { status: 'failed', students: [{ student_id: 81001 }], not_yours: 1 },
      { status: 'succeeded', students: [{ student_id: 81001 }], not_yours: 1 },
    ]);
    expect(await standingOf(world, id)).toEqual({ 81001: 'incomplete' });
    expect((await status(id)).not_yours).toBe(0);
  });

  it('how an assignment stands says whether it can be tried again', async () => {
    const id = await assignInVain(81002);
    const standing = { is_own: true, withdrawn_at: null, deadline: wanted.deadline };
    expect(await status(id)).toMatchObject(standing);
    await world.ask(withdrawHomework, { subject_id: 3, homework_id: id }, asAnna);
    const withdrawn_at = (await status(id)).withdrawn_at;
    expect(withdrawn_at).toBe('2026-11-18T10:00:04+08:00');
  });

  it('nobody is given it who was not chosen', async () => {
    const homework_id = await assign([81001]);
    world.clock.advance(4_000);
    expect((await retry(homework_id, [81002])).code).toBe(codes.success);
    expect(await standingOf(world, homework_id)).toEqual({ 81001: 'incomplete' });
    expect(await world.database.query.select().from(homeworkCandidates)).toHaveLength(1);
  });

  it('sixteen who try again at once, and one request sent sixteen times, give it once', async () => {
    const id = await assignInVain(81001, 81002);
    const same = randomUUID();
    const payload = { subject_id: 3, homework_id: id, student_ids: [81001, 81002] } as const;
    const replies = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        world.send(
          retryHomework,
          { ...payload, student_ids: [...payload.student_ids] },
          {
            ...{ ...asAnna, server: world.server(index) },
            requestId: index % 2 === 0 ? same : randomUUID(),
          },
        ),
      ),
    );
    expect(replies.map(({ code }) => code)).toEqual(Array(32).fill(codes.success));
    const repeated = replies.filter((_, index) => index % 2 === 0);
    expect(new Set(repeated.map(({ body }) => body)).size).toBe(1);
    expect(await given()).toHaveLength(2);
    expect(world.log()).not.toContain('call failed');
  });

  it('two assignments of one card that are tried again at once give it once', async () => {
    const [one, other] = [await assign(), await assign()];
    for (const studentId of [81001, 81002]) await takeCourse(studentId, false);
    world.clock.advance(4_000);
    await status(other);
    for (const studentId of [81001, 81002]) await takeCourse(studentId, true);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        world.send(
          retryHomework,
          {
            subject_id: 3,
            homework_id: index % 2 === 0 ? one : other,
            student_ids: [81001, 81002],
          },
          { ...asAnna, server: world.server(index) },
        ),
      ),
    );
    expect(replies.map(({ code }) => code)).toEqual(Array(8).fill(codes.success));
    expect(await given()).toHaveLength(2);
  });

  it('[ROLE-065] only who assigned it tries again: no colleague, no other campus, nobody without the permission', async () => {
    const id = await assignInVain(81002);
    const payload = { subject_id: 3, homework_id: id, student_ids: [81002] } as const;
    const asked = { ...payload, student_ids: [81002] };
    expect((await world.send(retryHomework, asked, {})).code).toBe(codes.loginRequired);
    expect((await retry(id, [81002], dora.username)).code).toBe(codes.forbidden);
    expect((await retry(id, [81002], ben.username)).code).toBe(codes.forbidden);
    const foreign = await retry(id, [81002], carl.username);
    const none = await retry(999_999, [81002], carl.username);
    expect([foreign.code, foreign.body]).toEqual([codes.absent, none.body]);
    const elsewhere = { ...asked, subject_id: 2 } as const;
    expect((await world.send(retryHomework, elsewhere, asAnna)).code).toBe(codes.absent);
    expect(await standingOf(world, id)).toEqual({ 81001: 'incomplete' });
  });

  it('what is being assigned, withdrawn or past its deadline is not tried again, and it is said why', async () => {
    const arranging = await assign();
    expect((await retry(arranging, [81002])).code).toBe(codes.conflict);
    await clearHomework(world);

    const late = await assignInVain(81002);
    world.clock.set(new Date(wanted.deadline));
    const { code, body } = await retry(late, [81002]);
    expect(code).toBe(codes.conflict);
    expect(body).toContain('deadline of this homework has passed');
    await clearHomework(world);

    world.clock.set(today);
    const withdrawn = await assignInVain(81002);
    await world.ask(withdrawHomework, { subject_id: 3, homework_id: withdrawn }, asAnna);
    expect((await retry(withdrawn, [81002])).code).toBe(codes.conflict);
    expect(await standingOf(world, withdrawn)).toEqual({ 81001: 'invalid' });
  });
});
