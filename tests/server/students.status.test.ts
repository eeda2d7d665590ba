import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { setStudentStatus, studentExport, studentList } from '../../src/contract/students';
import { type ListingStatus, listingStatuses } from '../../src/domain/students';
import { listings, schools } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const trial = 81005;
const own = 81002;

function setting(
  status: ListingStatus,
  ...student_ids: number[]
): PayloadOf<typeof setStudentStatus> {
  return { subject_id: 3, student_ids, status };
}

describe.each(databases)('what is set on students on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  beforeEach(async () => {
    const untouched = { pinned: false, hiddenAt: null, auditionedAt: null };
    await world.database.transact((db) => db.update(listings).set(untouched));
  });

  async function stored(studentId: number, accountId = anna.id) {
    const [row] = await world.database.query
      .select()
      .from(listings)
      .where(and(eq(listings.accountId, accountId), eq(listings.studentId, studentId)));
    return row;
  }

  async function set(status: ListingStatus, ...student_ids: number[]) {
    const payload = setting(status, ...student_ids);
    const { outcomes } = await world.ask(setStudentStatus, payload, asAnna);
    return outcomes.map(({ student_id, outcome }) => [student_id, outcome]);
  }

  it('[LST-01, LST-02, SCREEN-019, SCREEN-020, CALL-127] pins and unpins, for this analyst alone', async () => {
    expect(await set('pinned', 81001)).toEqual([[81001, 'done']]);
    expect(await stored(81001)).toMatchObject({ pinned: true, hiddenAt: null });
    expect(await stored(81001, ben.id)).toMatchObject({ pinned: false });
    expect(await set('unpinned', 81001)).toEqual([[81001, 'done']]);
    expect(await stored(81001)).toMatchObject({ pinned: false });
  });

  it('[LST-03, LST-04, SCREEN-021, SCREEN-022] hides with the time, and shows again', async () => {
    await set('pinned', own);
    expect(await set('hidden', own)).toEqual([[own, 'done']]);
    expect(await stored(own)).toMatchObject({ pinned: true, hiddenAt: today });
    expect(await set('visible', own)).toEqual([[own, 'done']]);
    expect(await stored(own)).toMatchObject({ pinned: true, hiddenAt: null });
  });

  it('[AUD-01, SCREEN-023] marks a trial student as auditioned, once and for all', async () => {
    expect(await set('auditioned', trial)).toEqual([[trial, 'done']]);
    expect(await stored(trial)).toMatchObject({ auditionedAt: today });
    expect(await set('auditioned', trial)).toEqual([[trial, 'refused']]);
    expect(await set('auditioned', own)).toEqual([[own, 'refused']]);
    expect(await stored(own)).toMatchObject({ auditionedAt: null });
  });

  it.each([
    ['unpinned', own],
    ['visible', own],
  ] as const)('what is %s already is refused', async (status, studentId) => {
    expect(await set(status, studentId)).toEqual([[studentId, 'refused']]);
  });

  it('each student has an own outcome; one who is not the account’s is refused', async () => {
    await set('pinned', 81001);
    const outcomes = await set('pinned', 81010, 81002, 81001, 81011, 999_999);
    expect(outcomes).toEqual([
      [81001, 'refused'],
      [81002, 'done'],
      [81010, 'refused'],
      [81011, 'refused'],
      [999_999, 'refused'],
    ]);
    expect(await stored(81010, carl.id)).toMatchObject({ pinned: false });
    expect(await stored(81011, ben.id)).toMatchObject({ pinned: false });
  });

  it('refuses who is not logged in, a subject of others, and a form that is not one', async () => {
    const payload = setting('pinned', own);
    expect((await world.send(setStudentStatus, payload)).code).toBe(codes.loginRequired);
    const general = { ...payload, subject_id: 99 } as const;
    expect((await world.send(setStudentStatus, general, asAnna)).code).toBe(codes.forbidden);
    const without = { ...asAnna, requestId: '' };
    expect((await world.send(setStudentStatus, payload, without)).code).toBe(codes.badPayload);
    for (const form of [
      'student_ids=&status=pinned',
      'student_ids=1,1&status=pinned',
      'student_ids=1&status=x',
    ]) {
      const reply = await world.post(
        setStudentStatus,
        new URLSearchParams(`subject_id=3&${form}`),
        asAnna,
      );
      expect(reply.code).toBe(codes.badPayload);
    }
    expect(await stored(own)).toMatchObject({ pinned: false });
  });

  it('one request sent sixteen times has one effect and one answer', async () => {
    const payload = setting('pinned', own);
    const requestId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        world.send(setStudentStatus, payload, {
          ...asAnna,
          requestId,
          server: world.server(index),
        }),
      ),
    );
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.data).toEqual({ outcomes: [{ student_id: own, outcome: 'done' }] });
  });

  it.each(listingStatuses)(
    'of many who set %s at once one is done, the others are refused',
    async (status) => {
      await world.database.transact((db) =>
        db
          .update(listings)
          .set({ pinned: status === 'unpinned', hiddenAt: status === 'visible' ? today : null })
          .where(and(eq(listings.accountId, anna.id), eq(listings.studentId, trial))),
      );
      const payload = setting(status, trial);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          world.ask(setStudentStatus, payload, { ...asAnna, server: world.server(index) }),
        ),
      );
      const outcomes = answers.flatMap((answer) => answer.outcomes.map(({ outcome }) => outcome));
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(11);
    },
  );

  it('[ROLE-080] a self-study centre has no lists of trial students, and marks nobody', async () => {
    const useType = async (type: number) =>
      world.database.transact((db) =>
        db.update(schools).set({ useType: type }).where(eq(schools.id, anna.schoolId)),
      );
    await useType(6);
    const page = { subject_id: 3, page: 1, page_size: 20 } as const;
    for (const list of ['audition', 'auditioned'] as const) {
      expect((await world.send(studentList, { ...page, list }, asAnna)).code).toBe(codes.forbidden);
      const all = await world.send(studentExport, { subject_id: 3, list }, asAnna);
      expect(all.code).toBe(codes.forbidden);
    }
    const mark = { subject_id: 3, student_ids: [81005], status: 'auditioned' as const };
    expect((await world.send(setStudentStatus, mark, asAnna)).code).toBe(codes.forbidden);
    const own = await world.send(studentList, { ...page, list: 'responsible' }, asAnna);
    expect(own.code).toBe(codes.success);
    await useType(1);
  });
});
