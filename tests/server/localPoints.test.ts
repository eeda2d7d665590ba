import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  allLocalCourses,
  localCourseList,
  localMarkList,
  localPointList,
  localSummary,
  restoreLocalPoints,
  submitLocalMarks,
} from '../../src/contract/localPoints';
import { toMoment } from '../../src/domain/businessTime';
import type { SeenMark } from '../../src/domain/localPoints';
import { cardPoints, localMarks, points, schools } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { password } from './rig/fill';
import { say } from '../../server/words';
import { hearMessages } from './rig/published';
import { adaptiveCard, addLessons, course, foreignCourse, lateCard } from './scene/lessons';
import { addPeople, anna, ben, carl, people, asAnna } from './scene/people';

const subject_id = 3;
/** Points of the course that headquarters examines, one that it does not teach, and one that is not examined. */
const [first, second, elsewhere, unexamined] = [8411, 8412, 8413, 8309];
const mark = { point_id: first, is_examined: true, frequency: 30, difficulty: 60 };
type Mark = { readonly [Name in keyof SeenMark]?: SeenMark[Name] | undefined };
const paging = { page: 1, page_size: 10 };

describe.each(databases)('local knowledge points on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await world.database.transact(async (db) => {
      const usual = { subjectId: subject_id, isLeaf: true, prerequisites: [] };
      const degrees = { frequency: 50, difficulty: 70 };
      const ids = [first, second, elsewhere];
      await db
        .insert(points)
        .values(ids.map((id) => ({ id, name: `Point ${id}`, ...usual, ...degrees })));
      await db
        .insert(cardPoints)
        .values([
          { cardId: adaptiveCard, pointId: first },
          ...[first, second].map((pointId) => ({ cardId: lateCard, pointId })),
        ]);
    });
  });
  beforeEach(async () => {
    await world.forgetLogins();
    await world.database.transact(async (db) => {
      await db.delete(localMarks);
      await db.update(schools).set({ localAuth: true }).where(eq(schools.id, anna.schoolId));
    });
  });

  /** What holds for a point now, as a page shows it. */
  const shownOf = async (id?: number) => {
    const [row] = await world.database.query
      .select()
      .from(localMarks)
      .where(and(eq(localMarks.schoolId, anna.schoolId), eq(localMarks.pointId, id ?? 0)));
    const { isExamined: is_examined, frequency, difficulty } = row ?? {};
    return row === undefined ? null : { is_examined, frequency, difficulty };
  };
  /** Submits marks of points as they are seen now, unless a mark says what was seen. */
  const submit = async (marks: readonly Mark[], course_id = course.id, as = anna.username) =>
    world.post(
      submitLocalMarks,
      new URLSearchParams({
        subject_id: String(subject_id),
        course_id: String(course_id),
        marks: JSON.stringify(
          await Promise.all(
            marks.map(async (one) => ({ seen: await shownOf(one.point_id), ...one })),
          ),
        ),
      }),
      { as },
    );
  const seen = async () =>
    (await world.ask(localMarkList, { subject_id, ...paging }, asAnna)).version;
  const restore = async (
    given: { uname?: string; password?: string; version?: string } = {},
    requestId: string = randomUUID(),
  ) => {
    const version = given.version ?? (await seen());
    const payload = { subject_id, uname: anna.username, password, ...given, version };
    return world.send(restoreLocalPoints, payload, { ...asAnna, requestId });
  };
  const stored = () => world.database.query.select().from(localMarks);

  it('[CALL-089, CALL-090, LOC-01, LOC-02, ENTITY-026] marks points; the latest of a point counts', async () => {
    expect((await submit([mark, { ...mark, point_id: second, is_examined: false }])).data).toEqual({
      marked_count: 2,
    });
    await submit([{ ...mark, difficulty: 90 }]);
    const { list } = await world.ask(localPointList, { subject_id, course_id: course.id }, asAnna);
    expect(list).toEqual([
      {
        ...{ point_id: first, name: `Point ${first}`, lesson_name: 'Lesson 1' },
        ...{ frequency: 50, difficulty: 70 },
        mark: { is_examined: true, frequency: 30, difficulty: 90 },
      },
      {
        ...{ point_id: second, name: `Point ${second}`, lesson_name: 'Lesson 3' },
        ...{ frequency: 50, difficulty: 70 },
        mark: { is_examined: false, frequency: 30, difficulty: 60 },
      },
    ]);
  });

  it('[CALL-090, LOC-02] who comes second with a point is told who was first, and nothing is marked', async () => {
    // What another campus says of a point overtakes nobody here.
    const foreign = { schoolId: carl.schoolId, pointId: second, isExamined: false };
    const degrees = { frequency: 10, difficulty: 10, accountId: carl.id, changedAt: today };
    await world.database.transact((db) => db.insert(localMarks).values({ ...foreign, ...degrees }));
    await submit([{ ...mark, frequency: 90 }], course.id, ben.username);
    const late = [
      { ...mark, seen: null },
      { ...mark, point_id: second, seen: null },
    ];
    const refused = await submit(late);
    expect(refused.code).toBe(codes.conflict);
    const theirs = { is_examined: true, frequency: 90, difficulty: 60 };
    expect(refused.data).toEqual({
      overtaken: [{ point_id: first, name: `Point ${first}`, mark: theirs, by: ben.realName }],
    });
    const own = (await stored()).filter(({ schoolId }) => schoolId === anna.schoolId);
    expect(own).toMatchObject([{ frequency: 90, accountId: ben.id }]);
    // Who has seen it may replace it; who says the same as it is needs not ask.
    expect((await submit([{ ...mark, seen: theirs }])).code).toBe(codes.success);
    expect((await submit(late)).code).toBe(codes.success);
    await restore();
    const restored = await submit([{ ...mark, frequency: 10, seen: theirs }]);
    expect(restored.data).toMatchObject({ overtaken: [{ mark: null, by: null }] });
  });

  it.each([
    ['no mark', []],
    ['a point twice', [mark, { ...mark, difficulty: 10 }]],
    ['a frequency of 5', [{ ...mark, frequency: 5 }]],
    ['a difficulty of 35', [{ ...mark, difficulty: 35 }]],
    ['a difficulty of 100', [{ ...mark, difficulty: 100 }]],
  ])('[VALID-095, VALID-096] refuses %s, and keeps nothing', async (_, marks) => {
    expect((await submit(marks)).code).toBe(codes.badPayload);
    expect(await stored()).toEqual([]);
  });

  it('refuses points of other courses, not examined ones and courses of others, and keeps nothing', async () => {
    for (const point_id of [elsewhere, unexamined]) {
      expect((await submit([mark, { ...mark, point_id }])).code).toBe(codes.absent);
    }
    expect((await submit([mark], foreignCourse.id)).code).toBe(codes.absent);
    expect((await submit([mark], course.id, carl.username)).code).toBe(codes.absent);
    expect(await stored()).toEqual([]);
  });

  it('[CALL-087, CALL-088, SCREEN-147] lists the account’s courses with what is marked', async () => {
    const list = (marking?: 'marked' | 'notMarked') =>
      world.ask(localCourseList, { subject_id, ...paging, ...(marking && { marking }) }, asAnna);
    const unmarked = { point_count: 2, marked_count: 0, last_marked_at: null };
    expect((await list()).list).toEqual([
      { course_id: course.id, name: 'Writing', grade: 7, ...unmarked },
    ]);
    expect((await list('marked')).total).toBe(0);
    await submit([mark]);
    const counted = { marked_count: 1, last_marked_at: toMoment(today) };
    expect((await list('marked')).list).toMatchObject([counted]);
    expect((await list('notMarked')).total).toBe(0);
    const all = await world.ask(allLocalCourses, { subject_id }, { as: carl.username });
    expect(all.list.map(({ course_id }) => course_id)).toEqual([foreignCourse.id]);
  });

  it('[CALL-092] sums up what the campus has marked, and who did so last', async () => {
    const nothing = { marked_count: 0, last_marked_at: null, last_marked_by: null };
    expect(await world.ask(localSummary, { subject_id }, asAnna)).toMatchObject(nothing);
    // A point that no course of theirs teaches stands in no row of the courses, and is not summed up.
    const untaught = { schoolId: anna.schoolId, pointId: elsewhere, isExamined: true };
    const last = new Date(today.getTime() + 60_000);
    const degrees = { frequency: 10, difficulty: 10, accountId: carl.id, changedAt: last };
    // Nor is what another campus has marked, whenever it did so.
    const foreign = { ...untaught, schoolId: carl.schoolId, pointId: first };
    await world.database.transact((db) =>
      db.insert(localMarks).values([untaught, foreign].map((one) => ({ ...one, ...degrees }))),
    );
    await submit([mark, { ...mark, point_id: second, is_examined: false }]);
    expect(await world.ask(localSummary, { subject_id }, { as: ben.username })).toMatchObject({
      ...{ point_count: 2, marked_count: 2, not_examined_count: 1 },
      ...{ last_marked_at: toMoment(today), last_marked_by: anna.realName },
    });
    expect(await world.ask(localSummary, { subject_id }, { as: carl.username })).toMatchObject(
      nothing,
    );
  });

  it('tells everybody of the campus that its marks have changed, and nobody else', async () => {
    const told: (readonly number[])[] = [];
    await hearMessages(world, ({ type }, accounts) => {
      if (type === 'localPoints.changed') told.push(accounts);
    });
    await submit([mark]);
    await restore();
    await expect.poll(() => told).toHaveLength(2);
    for (const accounts of told) {
      expect(accounts).toEqual(expect.arrayContaining([anna.id, ben.id]));
      expect(accounts).not.toContain(carl.id);
    }
  });

  it('[SCREEN-149] lists what the campus has marked, for its own people only', async () => {
    await submit([mark]);
    const asked = { subject_id, ...paging };
    const found = await world.ask(localMarkList, asked, { as: ben.username });
    const { list } = found;
    // All people of the scene but the stranger's student take the course.
    expect(found.student_count).toBe(people.length - 1);
    expect(list).toEqual([
      {
        ...{ point_id: first, subject_id, name: `Point ${first}`, frequency: 50, difficulty: 70 },
        mark: { is_examined: true, frequency: 30, difficulty: 60 },
        ...{ marked_by: anna.realName, marked_at: toMoment(today) },
      },
    ]);
    const elsewhereInTown = await world.ask(localMarkList, asked, { as: carl.username });
    expect(elsewhereInTown.list).toEqual([]);
    expect(elsewhereInTown.student_count).toBe(0);
    for (const other of [{ keyword: 'no such' }, { local: 'notExamined' as const }]) {
      const narrowed = await world.ask(localMarkList, { ...asked, ...other }, asAnna);
      expect(narrowed).toMatchObject({ total: 0, all_count: 1 });
    }
  });

  it('[CALL-091, LOC-05, LOC-07] takes every mark of the campus back, and none of another', async () => {
    await submit([mark, { ...mark, point_id: second }]);
    const theirs = { schoolId: carl.schoolId, pointId: first, isExamined: true };
    const degrees = { frequency: 10, difficulty: 10, accountId: carl.id, changedAt: today };
    await world.database.transact((db) => db.insert(localMarks).values({ ...theirs, ...degrees }));
    expect((await restore()).data).toEqual({ restored_count: 2 });
    expect(await stored()).toMatchObject([theirs]);
    expect((await restore()).code).toBe(codes.conflict);
  });

  it.each([
    ['a wrong password', { uname: anna.username, password: 'wrong-1' }],
    ['a colleague’s', { uname: ben.username, password }],
    ['nobody’s', { uname: 'nobody', password }],
  ])('[LOC-06, ROLE-101] restores nothing with %s', async (_, given) => {
    await submit([mark]);
    const refused = await restore(given);
    expect(refused.code).toBe(codes.wrongCredentials);
    expect(await stored()).toHaveLength(1);
  });

  it('[LOC-08] a repeated request restores once, and what is marked since stays', async () => {
    await submit([mark]);
    const requestId = randomUUID();
    const version = await seen();
    const first = await restore({ version }, requestId);
    await submit([mark]);
    expect((await restore({ version }, requestId)).body).toBe(first.body);
    expect(await stored()).toHaveLength(1);
  });

  it('[CALL-091, LOC-08] restores only what was seen', async () => {
    await submit([mark]);
    const version = await seen();
    for (const change of [
      { ...mark, difficulty: 80 },
      { ...mark, point_id: second },
    ]) {
      await submit([change]);
      const late = await restore({ version });
      expect([late.code, late.message]).toEqual([codes.conflict, say('en', 'localPoints.changed')]);
    }
    // As it was seen again.
    expect((await restore()).data).toEqual({ restored_count: 2 });
  });

  it('[SIDE-020] is closed to a campus without its own version', async () => {
    await world.database.transact((db) =>
      db.update(schools).set({ localAuth: false }).where(eq(schools.id, anna.schoolId)),
    );
    const replies = [
      await submit([mark]),
      await restore({ version: '' }),
      await world.send(localSummary, { subject_id }, asAnna),
      await world.send(localCourseList, { subject_id, ...paging }, asAnna),
      await world.send(allLocalCourses, { subject_id }, asAnna),
      await world.send(localPointList, { subject_id, course_id: course.id }, asAnna),
    ];
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([codes.forbidden]));
  });

  it('marks and restores at once leave all or nothing', async () => {
    await submit([mark, { ...mark, point_id: second }]);
    await Promise.all([restore(), submit([mark, { ...mark, point_id: second, difficulty: 10 }])]);
    expect([0, 2]).toContain((await stored()).length);
  });
});
