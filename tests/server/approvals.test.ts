import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  applicationInfo,
  applicationList,
  decideApplication,
  decideApplications,
} from '../../src/contract/approvals';
import { codes } from '../../src/contract/codes';
import { toMoment } from '../../src/domain/businessTime';
import { classHourApplications, classHours } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { addLessons, course, foreignCourse } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const subject_id = 3;
const paging = { page: 1, page_size: 10 };
const earlier = (hours: number) => new Date(today.getTime() - hours * 3_600_000);
const usual = { courseId: course.id, hours: 8, purpose: 'More practice' };

interface Sent {
  readonly as?: string;
  readonly requestId?: string;
  readonly server?: number;
}

describe.each(databases)('applications for class hours on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(() =>
    world.database.transact(async (db) => {
      await db.delete(classHours);
      await db.delete(classHourApplications);
      await db.insert(classHourApplications).values([
        { id: 1, studentId: 81001, ...usual, appliedAt: earlier(30), status: 'pending' },
        { id: 2, studentId: 81003, ...usual, appliedAt: earlier(1), status: 'evaluating' },
        { id: 3, studentId: 81002, ...usual, appliedAt: earlier(5), status: 'pending' },
        {
          ...{ id: 4, studentId: 81001, ...usual, appliedAt: earlier(90), status: 'rejected' },
          ...{ decidedBy: anna.id, decidedAt: earlier(80), remark: 'Later.' },
        },
        { id: 5, studentId: 81011, ...usual, appliedAt: earlier(2), status: 'pending' },
        {
          ...{ id: 6, studentId: 81010, ...usual, courseId: foreignCourse.id },
          ...{ appliedAt: earlier(2), status: 'pending' },
        },
      ]);
      await db.insert(classHours).values([
        // What was given and used before the days that are evaluated.
        { studentId: 81001, courseId: course.id, hours: 5, at: earlier(1000) },
        { studentId: 81001, courseId: course.id, hours: -5, at: earlier(800) },
        { studentId: 81001, courseId: course.id, hours: 40, at: earlier(500) },
        { studentId: 81001, courseId: course.id, hours: -37, at: earlier(40) },
        // On the first of the days that are evaluated.
        { studentId: 81001, courseId: course.id, hours: -1, at: earlier(29 * 24) },
        { studentId: 81001, courseId: foreignCourse.id, hours: 7, at: earlier(40) },
      ]);
    }),
  );

  const list = (filters = {}) =>
    world.ask(applicationList, { subject_id, ...paging, ...filters }, asAnna);
  const idsOf = async (filters = {}) =>
    (await list(filters)).list.map(({ application_id }) => application_id);
  const info = (application_id: number) =>
    world.ask(applicationInfo, { subject_id, application_id }, asAnna);
  const decide = (
    application_id: number,
    decision: 'approved' | 'rejected' = 'approved',
    { as = anna.username, requestId, server = 0 }: Sent = {},
  ) =>
    world.send(
      decideApplication,
      { subject_id, application_id, decision, remark: 'Seen.' },
      { as, requestId: requestId ?? randomUUID(), server: world.server(server) },
    );
  const given = (applicationId: number) =>
    world.database.query
      .select({ hours: classHours.hours })
      .from(classHours)
      .where(eq(classHours.applicationId, applicationId));

  it('[CALL-096, ENTITY-033] lists those of own students, what waits first', async () => {
    const { list: rows, total, counts } = await list();
    expect(rows.map(({ application_id }) => application_id)).toEqual([1, 3, 2, 4]);
    expect(total).toBe(4);
    expect(counts).toEqual({ evaluating: 1, pending: 2, approved: 0, rejected: 1 });
    expect(rows[3]).toEqual({
      ...{ application_id: 4, student_id: 81001, name: '张子涵', username: 'sc01' },
      ...{ course_id: course.id, course_name: 'Writing', hours: 8 },
      ...{ applied_at: toMoment(earlier(90)), status: 'rejected' },
      ...{ decided_at: toMoment(earlier(80)), decided_by: anna.realName },
      ...{ grade: 7, evaluation: { used: 38, lasts: 1 } },
      ...{ balance: 2, purpose: 'More practice', remark: 'Later.' },
    });
  });

  it('filters by status, student and day, in pages', async () => {
    expect(await idsOf({ status: 'pending' })).toEqual([1, 3]);
    expect(await idsOf({ keyword: 'oyj' })).toEqual([2]);
    const none = { evaluating: 0, pending: 0, approved: 0, rejected: 0 };
    expect((await list({ keyword: 'oyj' })).counts).toEqual({ ...none, evaluating: 1 });
    expect((await list({ keyword: 'nobody' })).counts).toEqual(none);
    const oneDay = { from: '2026-11-18', to: '2026-11-18' };
    expect(await idsOf(oneDay)).toEqual([3, 2]);
    expect((await list(oneDay)).counts).toEqual({ ...none, evaluating: 1, pending: 1 });
    expect(await idsOf({ days: '7' })).toEqual([1, 3, 2, 4]);
    expect(await idsOf({ page: 2, page_size: 3 })).toEqual([4]);
    // Of what is decided the latest comes first.
    await decide(3, 'rejected');
    expect(await idsOf({ status: 'rejected' })).toEqual([3, 4]);
    const backwards = { subject_id, ...paging, from: '2026-11-18', to: '2026-11-17' };
    const reply = await world.post(
      applicationList,
      new URLSearchParams(Object.entries(backwards).map(([key, value]) => [key, String(value)])),
      asAnna,
    );
    expect(reply.code).toBe(codes.badPayload);
  });

  it('[CALL-097] tells what was written, and how many hours are left of the course', async () => {
    expect(await info(1)).toMatchObject({ purpose: 'More practice', remark: '', balance: 2 });
    expect(await info(4)).toMatchObject({ remark: 'Later.', balance: 2 });
    expect((await info(2)).balance).toBe(0);
    // 38 hours were used in the last 30 days, and 2 are left.
    expect((await info(1)).evaluation).toEqual({ used: 38, lasts: 1 });
    expect((await info(2)).evaluation).toEqual({ used: 0, lasts: null });
  });

  it('[CALL-098, CHA-02, ROLE-057] approves, and gives the hours at once', async () => {
    expect((await decide(1)).data).toEqual({ status: 'approved' });
    expect(await info(1)).toMatchObject({
      ...{ status: 'approved', balance: 10, remark: 'Seen.' },
      ...{ decided_by: anna.realName, decided_at: toMoment(today) },
    });
  });

  it('[CHA-03, ROLE-058] rejects, and gives nothing', async () => {
    expect((await decide(1, 'rejected')).data).toEqual({ status: 'rejected' });
    expect(await info(1)).toMatchObject({ status: 'rejected', balance: 2 });
    expect(await given(1)).toEqual([]);
  });

  it.each([
    [2, /evaluated/],
    [4, /rejected already/],
  ])('refuses to decide on what is not pending: %i', async (id, words) => {
    const refused = await decide(id);
    expect(refused.code).toBe(codes.conflict);
    expect(refused.message).toMatch(words);
    if (id === 4) expect(refused.message).toContain(anna.realName);
    expect(await given(id)).toEqual([]);
  });

  it('[CALL-098, ROLE-058] refuses a rejection without a reason', async () => {
    const empty = { subject_id, application_id: 1, decision: 'rejected', remark: ' ' } as const;
    const refused = await world.send(decideApplication, empty, asAnna);
    expect(refused.code).toBe(codes.badPayload);
    expect(refused.data).toMatchObject({ issues: [{ field: 'remark', rule: 'required' }] });
    expect((await info(1)).status).toBe('pending');
  });

  it('is absent for others, who change nothing by it', async () => {
    expect((await decide(5)).code).toBe(codes.absent);
    expect((await decide(6)).code).toBe(codes.absent);
    expect((await decide(99)).code).toBe(codes.absent);
    for (const as of [ben.username, carl.username]) {
      expect((await decide(3, 'approved', { as })).code).toBe(codes.absent);
      const asked = { subject_id, application_id: 3 };
      expect((await world.send(applicationInfo, asked, { as })).code).toBe(codes.absent);
    }
    const elsewhere = {
      subject_id: 2,
      application_id: 3,
      decision: 'approved',
      remark: '',
    } as const;
    expect((await world.send(decideApplication, elsewhere, asAnna)).code).toBe(codes.absent);
    expect((await info(3)).status).toBe('pending');
    expect(await given(3)).toEqual([]);
  });

  const decideSome = (application_ids: number[], more: object = {}, as = anna.username) =>
    world.send(
      decideApplications,
      { subject_id, application_ids, decision: 'approved', remark: '', ...more },
      { as },
    );

  it('[CALL-098, CHA-02] decides several alike, each with its result, and names who was faster', async () => {
    await decide(3, 'rejected');
    const { data } = await decideSome([1, 2, 3]);
    expect(data).toMatchObject({
      outcomes: [
        { application_id: 1, isDone: true, status: 'approved', decided_by: anna.realName },
        { application_id: 2, isDone: false, status: 'evaluating', decided_by: null },
        { application_id: 3, isDone: false, status: 'rejected', decided_by: anna.realName },
      ],
    });
    expect(await given(1)).toEqual([{ hours: 8 }]);
    expect(await given(3)).toEqual([]);
  });

  it('[ROLE-044] decides those of own students, and counts the students who have left', async () => {
    const { data } = await decideSome([1, 5]);
    expect(data).toMatchObject({ outcomes: [{ application_id: 1, isDone: true }], not_yours: 1 });
    expect(await given(5)).toEqual([]);
  });

  it('[CHA-03, ROLE-058] rejects several with one reason, none without, and none of others', async () => {
    const refused = await decideSome([1, 3], { decision: 'rejected', remark: ' ' });
    expect(refused.data).toMatchObject({ issues: [{ field: 'remark', rule: 'required' }] });
    expect((await decideSome([1, 99])).code).toBe(codes.absent);
    expect((await decideSome([5])).code).toBe(codes.absent);
    expect((await decideSome([3], {}, ben.username)).code).toBe(codes.absent);
    expect((await info(1)).status).toBe('pending');
    await decideSome([1, 3], { decision: 'rejected', remark: 'Next month' });
    expect(await info(1)).toMatchObject({ status: 'rejected', remark: 'Next month' });
    expect(await info(3)).toMatchObject({ status: 'rejected', balance: 0 });
  });

  it('answers a repeated request as it did first, and gives the hours once', async () => {
    const requestId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, server) => decide(1, 'approved', { requestId, server })),
    );
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.code).toBe(codes.success);
    expect(await given(1)).toEqual([{ hours: 8 }]);
  });

  it('has one winner when some approve and some reject at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, server) =>
        decide(1, server % 2 === 0 ? 'approved' : 'rejected', { server }),
      ),
    );
    const won = replies.filter(({ code }) => code === codes.success);
    expect(won).toHaveLength(1);
    expect(replies.filter(({ code }) => code === codes.conflict)).toHaveLength(7);
    const { status, balance } = await info(1);
    expect(won[0]?.data).toEqual({ status });
    expect(balance).toBe(status === 'approved' ? 10 : 2);
  });
});
