import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { classEvaluationList } from '../../src/contract/feedback';
import { emptyPostClass } from '../../src/domain/feedback';
import {
  accounts,
  classes,
  classFeedbacks,
  classStudents,
  listings,
  schools,
} from '../../server/db/tables';
import { seenOn, worldOf, today } from './rig';
import { addPeople, anna, asAnna, ben, dora } from './scene/people';
import { and, eq } from 'drizzle-orm';

const asked = { subject_id: 3, days: '30', page: 1, page_size: 20 } as const;
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);

describe.each(seenOn('postgres'))('the evaluation of classes on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  beforeAll(async () => {
    const own = { accountId: anna.id, subjectId: 3 };
    const grade = 7;
    const given = (studentId: number, days: number, content: object) => ({
      ...{ ...own, studentId, status: 'given', changedAt: daysAgo(days) },
      ...{ submittedAt: daysAgo(days), content: { ...emptyPostClass, ...content } },
    });
    await world.database.transact(async (db) => {
      await db.insert(classes).values([
        { id: 901, name: 'A', grade, ...own },
        { id: 902, name: 'B', grade, ...own, accountId: ben.id },
      ]);
      await db
        .insert(classStudents)
        .values([
          ...[81001, 81002, 81003, 81010].map((studentId) => ({ classId: 901, studentId })),
          { classId: 902, studentId: 81001 },
        ]);
      await db.insert(classFeedbacks).values([
        given(81001, 2, { stars: 5, previous_completion: 90 }),
        { ...given(81001, 3, { stars: 4, previous_completion: 70 }), accountId: ben.id },
        // On the day before the first of the thirty.
        given(81002, 30, { stars: 2 }),
        { ...given(81003, 2, { stars: 1 }), status: 'draft', submittedAt: null },
      ]);
    });
  });
  const evaluated = (more: object = {}) =>
    world.ask(classEvaluationList, { ...asked, ...more }, asAnna);

  it('[ROUTE-057] counts what was given in the days, who waits first, in own classes alone', async () => {
    const { list, counts, classes: all } = await evaluated();
    expect(list.map(({ student_id, state }) => [student_id, state])).toEqual([
      [81003, 'waiting'],
      [81002, 'waiting'],
      [81001, 'evaluated'],
    ]);
    expect(list[2]).toMatchObject({
      ...{ class_name: 'A', feedback_count: 2, stars: 4.5, homework_completion: 0.8 },
      ...{ homework_accuracy: null, last_given_at: '2026-11-16T10:00:00+08:00' },
    });
    expect(counts).toEqual({ waiting: 2, evaluated: 1 });
    expect(all).toEqual([{ id: 901, name: 'A', student_count: 3, evaluated_count: 1, stars: 4.5 }]);
    expect((await evaluated({ days: '60' })).counts).toEqual({ waiting: 1, evaluated: 2 });
    expect((await evaluated({ state: 'evaluated' })).total).toBe(1);
    const searched = { total: 1, counts: { waiting: 1, evaluated: 0 } };
    expect(await evaluated({ keyword: 'sc02' })).toMatchObject(searched);
    expect((await evaluated({ class_id: 902 })).list).toEqual([]);
    expect((await evaluated({ subject_id: 2 })).list).toEqual([]);
  });

  it('[ROUTE-057] leaves out whom the account has hidden', async () => {
    const hide = (hiddenAt: Date | null) =>
      world.database.transact((db) =>
        db
          .update(listings)
          .set({ hiddenAt })
          .where(and(eq(listings.accountId, anna.id), eq(listings.studentId, 81002))),
      );
    await hide(daysAgo(1));
    const { list, counts, classes: all } = await evaluated();
    expect(list.map(({ student_id }) => student_id)).toEqual([81003, 81001]);
    expect(counts).toEqual({ waiting: 1, evaluated: 1 });
    expect(all).toMatchObject([{ student_count: 2, evaluated_count: 1 }]);
    await hide(null);
  });

  it('[ROLE-067] [ROLE-073] is for who may give feedback, and not in a self-study centre', async () => {
    const as = { as: dora.username };
    expect((await world.send(classEvaluationList, asked, as)).code).toBe(codes.forbidden);
    const [school] = await world.database.query
      .select({ id: accounts.schoolId })
      .from(accounts)
      .where(eq(accounts.id, anna.id));
    const turn = (useType: number) =>
      world.database.transact((db) =>
        db
          .update(schools)
          .set({ useType })
          .where(eq(schools.id, school?.id ?? 0)),
      );
    await turn(6);
    expect((await world.send(classEvaluationList, asked, asAnna)).code).not.toBe(codes.success);
    await turn(1);
  });
});
