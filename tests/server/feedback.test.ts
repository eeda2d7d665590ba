import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import {
  classFeedbackInfo,
  classFeedbackList,
  findSaved,
  findSubmitted,
  removeClassFeedback,
  saveClassFeedback,
  feedbackStudents,
  submitClassFeedback,
} from '../../src/contract/feedback';
import { toMoment } from '../../src/domain/businessTime';
import { emptyPostClass } from '../../src/domain/feedback';
import { isRemoved } from '../../src/domain/postClassKept';
import { sampleFeedback } from '../../src/machines/feedback/postClassFeedback.paths';
import { classFeedbacks } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { hearMessages } from './rig/published';
import { addLessons } from './scene/lessons';
import { addPeople, anna, ben, carl } from './scene/people';

const subject_id = 3;
const student_id = 81001;
const paging = { page: 1, page_size: 10 };

describe.each(databases)('feedback on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(() =>
    world.database.transact(async (db) => {
      const ids = [anna.id, ben.id, carl.id];
      await db.delete(classFeedbacks).where(inArray(classFeedbacks.accountId, ids));
    }),
  );

  interface Sent {
    readonly feedback?: object;
    readonly feedbackId?: number;
    readonly studentId?: number;
    readonly as?: string;
    readonly requestId?: string;
    readonly server?: number;
  }
  const write = (call: Call, { feedback = sampleFeedback, feedbackId, ...rest }: Sent = {}) =>
    world.post(
      call,
      new URLSearchParams({
        subject_id: String(subject_id),
        student_id: String(rest.studentId ?? student_id),
        ...(feedbackId === undefined ? {} : { feedback_id: String(feedbackId) }),
        feedback: JSON.stringify(feedback),
      }),
      {
        ...{ as: rest.as ?? anna.username, requestId: rest.requestId ?? randomUUID() },
        server: world.server(rest.server ?? 0),
      },
    );
  const save = async (sent: Sent = {}) =>
    saveClassFeedback.answer.parse((await write(saveClassFeedback, sent)).data).feedback_id;
  const list = (filters = {}, as = anna.username) =>
    world.ask(classFeedbackList, { subject_id, ...paging, ...filters }, { as });
  const info = (feedback_id: number, as = anna.username) =>
    world.send(classFeedbackInfo, { subject_id, feedback_id }, { as });

  it('[FBK-02, ENTITY-023] keeps drafts, whatever is still missing, and changes them', async () => {
    const id = await save({ feedback: { ...emptyPostClass, content: 'Fractions' } });
    expect((await list()).list).toEqual([
      {
        ...{ feedback_id: id, student_id, student_name: '张子涵', username: 'sc01' },
        status: 'draft',
        ...{ class_date: null, changed_at: toMoment(today), submitted_at: null },
        ...{ content: 'Fractions', stars: null, evaluation: '', homework: '' },
      },
    ]);
    expect(await save({ feedbackId: id })).toBe(id);
    expect((await info(id)).data).toMatchObject({ feedback: sampleFeedback });
    expect((await list()).total).toBe(1);
  });

  it('[FBK-10, ROLE-042] gives it once, and changes it never again', async () => {
    const id = await save();
    const given = await write(submitClassFeedback, { feedbackId: id });
    expect(given.data).toEqual({ feedback_id: id, submitted_at: toMoment(today) });
    for (const call of [saveClassFeedback, submitClassFeedback]) {
      const refused = await write(call, {
        feedbackId: id,
        feedback: { ...sampleFeedback, stars: 1 },
      });
      expect(refused.code).toBe(codes.conflict);
      expect(refused.message).toMatch(/submitted at 2026-11-18 10:00/);
    }
    expect((await info(id)).data).toMatchObject({ status: 'given', feedback: sampleFeedback });
  });

  it.each([
    ['[VALID-056] no date', { class_date: '' }, 'class_date', 'required'],
    ['[VALID-057] no beginning', { start_time: '' }, 'start_time', 'required'],
    ['[VALID-057] an end before it', { end_time: '18:00' }, 'end_time', 'beforeStart'],
    ['six stars', { stars: 6 }, 'stars', 'range'],
    ['a class that is to come', { class_date: '2026-11-19' }, 'class_date', 'toCome'],
    [
      'a class of today that has not begun',
      { class_date: '2026-11-18', start_time: '10:01', end_time: '11:00' },
      'start_time',
      'toCome',
    ],
    ['not a word', { content: '', evaluation: '', stars: null }, 'evaluation', 'nothingSaid'],
    ['a picture of somebody else', { images: ['/files/1'] }, 'images', 'unknown'],
    [
      '[VALID-051] ten images',
      { images: Array.from({ length: 10 }, () => '/files/1') },
      'images',
      'tooMany',
    ],
  ])('[FBK-12] %s is refused, with the field and the rule', async (_, wrong, field, rule) => {
    const refused = await write(submitClassFeedback, {
      feedback: { ...sampleFeedback, ...wrong },
    });
    expect(refused.code).toBe(codes.badPayload);
    expect(refused.data).toEqual({ issues: [{ field: `feedback.${field}`, rule }] });
    expect((await list()).total).toBe(0);
  });

  it('names every wrong field at once, each with its first fault', async () => {
    const wrong = { class_date: '2026-13-40', end_time: '18:00', evaluation: '', content: '' };
    const refused = await write(submitClassFeedback, {
      feedback: { ...sampleFeedback, ...wrong, stars: null },
    });
    expect(refused.data).toEqual({
      issues: [
        { field: 'feedback.class_date', rule: 'day' },
        { field: 'feedback.end_time', rule: 'beforeStart' },
        { field: 'feedback.evaluation', rule: 'nothingSaid' },
      ],
    });
  });

  it.each([
    ['start_time', '\0'],
    ['end_time', '\ud800'],
    ['images', ['/files/\0']],
  ])('refuses a draft whose %s no database keeps as it is', async (field, value) => {
    const refused = await write(saveClassFeedback, {
      feedback: { ...sampleFeedback, [field]: value },
    });
    expect(refused.code).toBe(codes.badPayload);
  });

  it('filters by status, student and day of the class', async () => {
    const draft = await save({ feedback: { ...sampleFeedback, class_date: '2026-11-12' } });
    await write(submitClassFeedback, { studentId: 81003 });
    const idsOf = async (filters: object) =>
      (await list(filters)).list.map(({ feedback_id }) => feedback_id);
    expect(await idsOf({ status: 'draft' })).toEqual([draft]);
    expect(await idsOf({ keyword: 'oyj' })).toHaveLength(1);
    expect(await idsOf({ from: '2026-11-10', to: '2026-11-15' })).toEqual([draft]);
    expect(await idsOf({ from: '2026-11-17' })).toHaveLength(1);
  });

  it('shows colleagues what was given of their students, and no draft', async () => {
    const draft = await save();
    const { data } = await write(submitClassFeedback);
    const { feedback_id: given } = submitClassFeedback.answer.parse(data);
    const seen = await list({}, ben.username);
    expect(seen.list.map(({ feedback_id }) => feedback_id)).toEqual([given]);
    expect((await info(draft, ben.username)).code).toBe(codes.absent);
    expect((await info(given, carl.username)).code).toBe(codes.absent);
    const byBen = await write(saveClassFeedback, { feedbackId: draft, as: ben.username });
    expect(byBen.code).toBe(codes.absent);
    const ofStranger = await write(saveClassFeedback, { studentId: 81010 });
    expect(ofStranger.code).toBe(codes.absent);
    const ofOther = await write(submitClassFeedback, { feedbackId: draft, studentId: 81003 });
    expect(ofOther.code).toBe(codes.absent);
  });

  it('tells whoever sees the student of what was given, and of a draft its author alone', async () => {
    const told: { accounts: readonly number[]; student: number | undefined }[] = [];
    await hearMessages(world, ({ type, student_id: student }, accounts) => {
      if (type === 'feedback.changed') told.push({ accounts: accounts.toSorted(), student });
    });
    const feedbackId = await save();
    await expect.poll(() => told).toEqual([{ accounts: [anna.id], student: student_id }]);
    await write(submitClassFeedback, { feedbackId });
    await expect.poll(() => told.length).toBe(2);
    expect(told[1]?.student).toBe(student_id);
    expect(told[1]?.accounts).toEqual(expect.arrayContaining([anna.id, ben.id]));
    expect(told[1]?.accounts).not.toContain(carl.id);
  });

  it('[SCREEN-091] says of each student to write of which draft the account keeps, the latest one', async () => {
    const feedback_id = await save();
    await save();
    // The latest is the one that was changed last, in this subject.
    world.clock.advance(60_000);
    const class_date = '2026-11-12';
    await save({ feedbackId: feedback_id, feedback: { ...sampleFeedback, class_date } });
    const elsewhere = { accountId: anna.id, studentId: student_id, subjectId: 2, status: 'draft' };
    const later = { content: sampleFeedback, changedAt: world.clock.now() };
    await world.database.transact((db) =>
      db.insert(classFeedbacks).values({ ...elsewhere, ...later }),
    );
    world.clock.set(today);
    await write(submitClassFeedback, { studentId: 81003 });
    const draftsOf = async (as: string) =>
      (await world.ask(feedbackStudents, { subject_id }, { as })).list.flatMap(({ id, draft }) =>
        draft === null ? [] : [{ id, ...draft }],
      );
    expect(await draftsOf(anna.username)).toEqual([{ id: student_id, feedback_id, class_date }]);
    expect(await draftsOf(ben.username)).toEqual([]);
  });

  it('says of a draft that was removed meanwhile that it was, and of a student who has left that somebody is absent', async () => {
    const id = await save();
    const removal = { subject_id, feedback_id: id } as const;
    await world.send(removeClassFeedback, removal, { as: anna.username });
    for (const call of [saveClassFeedback, submitClassFeedback]) {
      const gone = await write(call, { feedbackId: id });
      expect([gone.code, isRemoved(gone.data)]).toEqual([codes.absent, true]);
      const ofStranger = await write(call, { feedbackId: id, studentId: 81010 });
      expect([ofStranger.code, isRemoved(ofStranger.data)]).toEqual([codes.absent, false]);
    }
  });

  it('removes a draft of its author, and nothing that was given', async () => {
    const id = await save();
    const { data } = await write(submitClassFeedback);
    const { feedback_id: given } = submitClassFeedback.answer.parse(data);
    const remove = async (feedback_id: number, as = anna.username) =>
      (await world.send(removeClassFeedback, { subject_id, feedback_id }, { as })).code;
    expect(await remove(id, ben.username)).toBe(codes.absent);
    expect(await remove(given)).toBe(codes.conflict);
    expect((await list()).total).toBe(2);
    expect(await remove(id)).toBe(codes.success);
    expect((await list()).list.map(({ feedback_id }) => feedback_id)).toEqual([given]);
    expect(await remove(id)).toBe(codes.absent);
  });

  it('finds what a request has submitted by its id, by who sent it and once it has arrived', async () => {
    const requestId = randomUUID();
    const find = async (as: string = anna.username, request_id = requestId) =>
      (await world.ask(findSubmitted, { subject_id, request_id }, { as })).feedback_id;
    const refused = randomUUID();
    const wrong = { ...sampleFeedback, stars: 6 };
    await write(submitClassFeedback, { requestId: refused, feedback: wrong });
    expect(await find(anna.username, refused)).toBeNull();
    const { data } = await write(submitClassFeedback, { requestId });
    expect(await find()).toBe(submitClassFeedback.answer.parse(data).feedback_id);
    expect(await find(ben.username)).toBeNull();

    const draftId = randomUUID();
    const saved = await write(saveClassFeedback, { requestId: draftId });
    const asked = { subject_id, request_id: draftId };
    expect(await world.ask(findSaved, asked, { as: anna.username })).toEqual({
      feedback_id: saveClassFeedback.answer.parse(saved.data).feedback_id,
    });
    expect(await find(anna.username, draftId)).toBeNull();

    // What was said not to have arrived is not given if it comes after all.
    const late = randomUUID();
    expect(await find(anna.username, late)).toBeNull();
    expect((await write(submitClassFeedback, { requestId: late })).code).toBe(codes.conflict);
    expect((await list({ status: 'given' })).total).toBe(1);
  });
});
