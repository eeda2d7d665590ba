import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { lockOptions, lockTree, previewLocks, setLocks } from '../../src/contract/lessons';
import {
  cardLocks,
  cards,
  chapterUnlocks,
  courses,
  enrolments,
  lessonLocks,
  listings,
  students as studentTable,
} from '../../server/db/tables';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import {
  addLessons,
  course,
  essayCard,
  firstLesson,
  foreignCourse,
  lateCard,
  thirdLesson,
} from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

/** One who has learned two of three lessons, and one who has learned none. */
const [advanced, beginner] = [81002, 81004];
/** Another account's student. */
const stranger = 81010;
const secondLesson = 83012;
const about = { subject_id: 3, course_id: course.id, student_ids: [advanced, beginner] };
const choice = { ...about, lesson_ids: [thirdLesson], card_ids: [], lock: 'unlocked' as const };
const parts = { lesson: thirdLesson, chapter: 8301 };

describe.each(databases)('locks for several students on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(() =>
    world.database.transact(async (db) => {
      await db.delete(lessonLocks);
      await db.delete(cardLocks);
      await db.delete(chapterUnlocks);
      await db.update(courses).set({ program: 'synchronized' });
    }),
  );

  const locksOfThird = async () => {
    const { chapters } = await world.ask(lockTree, about, asAnna);
    return chapters[0]?.lessons[2];
  };

  it('[SCREEN-054] [SCREEN-055] [SCREEN-056] counts the states of each part, down to the cards', async () => {
    const tree = await world.ask(lockTree, about, asAnna);
    expect(tree.students.map(({ student_id, exempt }) => [student_id, exempt])).toEqual([
      [advanced, null],
      [beginner, null],
    ]);
    expect(tree.chapters).toMatchObject([{ name: 'Unit', is_sprint: false, unlocked: 0 }]);
    expect(await locksOfThird()).toMatchObject({
      locks: { locked: 1, opened: 1, unlocked: 0 },
      changed: null,
      who: { locked: [beginner], opened: [advanced], unlocked: [] },
      cards: [{ card_id: lateCard, locks: { locked: 1, opened: 1, unlocked: 0 } }],
    });
  });

  it('[LCK-02] [LCK-07] [ROLE-106] says before what opens, what comes along and what is skipped, and does just that', async () => {
    const preview = await world.ask(previewLocks, choice, asAnna);
    expect(preview.students).toMatchObject([
      {
        student_id: advanced,
        // The course's order has opened the chapter before: it does not open with the lesson.
        changed: [{ kind: 'lesson', id: parts.lesson }],
        skipped: [],
      },
      { student_id: beginner, changed: [], skipped: [{ reason: 'unlockEarlierLocked' }] },
    ]);
    expect(await world.database.query.select().from(lessonLocks)).toEqual([]);
    expect(await world.ask(setLocks, choice, asAnna)).toEqual(preview);
    expect(await locksOfThird()).toMatchObject({
      locks: { locked: 1, opened: 0, unlocked: 1 },
      changed: { by: anna.realName },
    });
    const recorded = { studentId: advanced, chapterId: parts.chapter };
    expect(await world.database.query.select().from(chapterUnlocks)).toMatchObject([recorded]);
    // Whoever comes second is told that it is done already.
    const again = await world.ask(setLocks, choice, asAnna);
    expect(again.students[0]).toMatchObject({
      changed: [],
      skipped: [{ reason: 'already', by: anna.realName }],
    });
    // Of each student by whoever was first with that one.
    const other = 81001;
    await world.ask(setLocks, { ...choice, student_ids: [other] }, { as: ben.username });
    const both = await world.ask(setLocks, { ...choice, student_ids: [other, advanced] }, asAnna);
    expect(both.students.map(({ student_id, skipped }) => [student_id, skipped[0]?.by])).toEqual([
      [other, ben.realName],
      [advanced, anna.realName],
    ]);
  });

  it('[CALL-130] unlocks more cards for more students than one statement has parameters for', async () => {
    const ids = Array.from({ length: 66 }, (_, at) => 840_000 + at);
    const own = Array.from({ length: 200 }, (_, at) => 82_000 + at);
    await world.database.transact(async (db) => {
      const [model] = await db.select().from(studentTable).where(eq(studentTable.id, advanced));
      if (model === undefined) throw new Error('no student');
      const places = { courseId: course.id, joinedAt: today, lessonsLearned: 3 };
      await db
        .insert(studentTable)
        .values(own.map((id) => ({ ...model, id, username: `many${String(id)}` })));
      const listed = { accountId: anna.id, kind: 'formal', listedAt: today };
      await db.insert(listings).values(own.map((studentId) => ({ studentId, ...listed })));
      await db.insert(enrolments).values(own.map((studentId) => ({ studentId, ...places })));
      const both = { supportsComposition: true, supportsAdaptive: true };
      await db
        .insert(cards)
        .values(ids.map((id) => ({ ...both, id, lessonId: firstLesson, name: String(id) })));
    });
    const many = { ...choice, student_ids: own, lesson_ids: [], card_ids: ids };
    const { students } = await world.ask(setLocks, many, asAnna);
    expect(students.every(({ skipped }) => skipped.length === 0)).toBe(true);
    expect(await world.database.query.$count(cardLocks)).toBe(200 * 66);
    await world.database.transact(async (db) => {
      await db.delete(cardLocks);
      await db.delete(cards).where(inArray(cards.id, ids));
    });
  });

  // PGlite runs one transaction at a time.
  if (options.database === 'postgres')
    it('[CALL-130] waits for no place of a student whom it leaves out', async () => {
      const student_ids = [advanced, stranger];
      const place = { studentId: stranger, courseId: course.id, joinedAt: today };
      await world.database.transact((db) => db.insert(enrolments).values(place));
      await world.database.transact(async (db) => {
        await db.select().from(enrolments).where(eq(enrolments.studentId, stranger)).for('update');
        const told = await world.ask(setLocks, { ...choice, student_ids }, asAnna);
        expect(told).toMatchObject({ not_yours: 1, students: [{ student_id: advanced }] });
      });
    });

  it('[LCK-01] takes the lessons in their order, so that all of a chapter open at once', async () => {
    const lesson_ids = [thirdLesson, secondLesson, firstLesson];
    // Nothing of the chapter is open to the second.
    const first = { ...choice, lesson_ids: [firstLesson], student_ids: [beginner] };
    await world.ask(setLocks, { ...first, lock: 'locked' as const }, asAnna);
    const { students } = await world.ask(setLocks, { ...choice, lesson_ids }, asAnna);
    expect(students.map(({ skipped }) => skipped)).toEqual([[], []]);
    expect(students[1]?.changed.map(({ kind }) => kind)).toEqual([
      ...['lesson', 'chapter', 'lesson', 'lesson'],
    ]);
  });

  it('[CALL-130] locks a card, which its lesson then leaves as it is', async () => {
    const locking = { ...choice, lesson_ids: [], card_ids: [essayCard], lock: 'locked' as const };
    await world.ask(setLocks, locking, asAnna);
    await world.ask(setLocks, { ...choice, lesson_ids: [firstLesson] }, asAnna);
    const { chapters } = await world.ask(lockTree, about, asAnna);
    expect(chapters[0]?.lessons[0]).toMatchObject({
      locks: { unlocked: 2 },
      cards: [{ card_id: essayCard, locks: { locked: 2 } }, { locks: { unlocked: 2 } }, {}],
    });
  });

  it('[CALL-130] unlocks a card that was locked by hand together with its lesson', async () => {
    const card = { ...choice, lesson_ids: [], card_ids: [essayCard] };
    await world.ask(setLocks, { ...card, lock: 'locked' as const }, asAnna);
    await world.ask(setLocks, { ...card, lesson_ids: [firstLesson] }, asAnna);
    const { chapters } = await world.ask(lockTree, about, asAnna);
    expect(chapters[0]?.lessons[0]?.cards[0]).toMatchObject({ locks: { unlocked: 2 } });
  });

  it('[LCK-03] skips a newly assigned foundation course, and who does not take the course', async () => {
    await world.database.transact((db) => db.update(courses).set({ program: 'foundation' }));
    const { students } = await world.ask(previewLocks, choice, asAnna);
    expect(students[1]?.skipped).toMatchObject([{ reason: 'unlockNewFoundation' }]);
    const foreign = { ...choice, course_id: foreignCourse.id };
    expect((await world.send(previewLocks, foreign, asAnna)).code).toBe(codes.absent);
  });

  it.each([previewLocks, setLocks])(
    '[ROLE-044] $path is for the account’s own students',
    async (call) => {
      const alone = { ...choice, student_ids: [stranger] };
      expect((await world.send(call, alone, asAnna)).code).toBe(codes.absent);
      const tree = await world.send(lockTree, { ...about, student_ids: [stranger] }, asAnna);
      expect(tree.code).toBe(codes.absent);
      expect((await world.send(call, choice, { as: carl.username })).code).toBe(codes.absent);
      expect(await world.database.query.select().from(lessonLocks)).toEqual([]);
      const student_ids = [advanced, stranger];
      const rest = await world.ask(lockTree, { ...about, student_ids }, asAnna);
      const told = await world.ask(call, { ...choice, student_ids }, asAnna);
      for (const { students, not_yours } of [rest, told]) {
        expect(students.map(({ student_id }) => student_id)).toEqual([advanced]);
        expect(not_yours).toBe(1);
      }
    },
  );

  it('[SCREEN-054] offers the account’s students with the courses that they take', async () => {
    const offered = await world.ask(lockOptions, { subject_id: 3 }, asAnna);
    expect(offered.courses).toEqual([{ id: course.id, name: 'Writing' }]);
    const first = offered.students.find(({ id }) => id === advanced);
    expect(first?.course_ids).toEqual([course.id]);
    const others = await world.ask(lockOptions, { subject_id: 3 }, { as: carl.username });
    expect(others.students.some(({ id }) => id === advanced)).toBe(false);
    // Who is hidden is offered where the address names them, and nobody else's student is.
    const hide = (hiddenAt: Date | null) =>
      world.database.query
        .update(listings)
        .set({ hiddenAt })
        .where(eq(listings.studentId, advanced));
    await hide(today);
    const offeredTo = async (as: string, student_ids?: number[]) => {
      const asked = { subject_id: 3, ...(student_ids && { student_ids }) };
      const { students } = await world.ask(lockOptions, asked, { as });
      return students.find(({ id }) => id === advanced)?.course_ids;
    };
    expect(await offeredTo(anna.username)).toBeUndefined();
    expect(await offeredTo(anna.username, [advanced])).toEqual([course.id]);
    expect(await offeredTo(carl.username, [advanced])).toBeUndefined();
    await hide(null);
  });
});
