import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  cancelLevelChange,
  changeCourseLevel,
  courseLevelInfo,
  keepCourseLevel,
  lessonLockList,
  setClassLessonLock,
  setStudyCardLock,
  studyCardList,
} from '../../src/contract/lessons';
import { studentInfo } from '../../src/contract/student';
import { toMoment } from '../../src/domain/businessTime';
import {
  answers,
  cardLocks,
  chapterUnlocks,
  classes,
  classStudents,
  courseLevels,
  lessonLocks,
  levelDecisions,
} from '../../server/db/tables';
import { happenToLevel } from '../../server/lessons/levels';
import { databases, worldOf, today } from './rig';
import {
  adaptiveCard,
  addLessons,
  course,
  emptyCard,
  essayCard,
  firstLesson,
  foreignCourse,
  lateCard,
  questionIds,
  thirdLesson,
} from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, dora } from './scene/people';

const subject_id = 3;
const student_id = 81001;
const place = { subject_id, student_id, course_id: course.id };
const reason = 'Two levels below the class';

describe.each(databases)('levels, cards and classes on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await world.database.transact(async (db) => {
      const usual = { subjectId: subject_id, name: 'Writers', grade: 7 };
      await db.insert(classes).values([
        { id: 8701, accountId: anna.id, ...usual },
        { id: 8702, accountId: ben.id, ...usual },
      ]);
      const members = [81001, 81004, 81009, 81011];
      await db
        .insert(classStudents)
        .values(members.map((studentId) => ({ classId: 8701, studentId })));
    });
  });
  beforeEach(() =>
    world.database.transact(async (db) => {
      for (const table of [courseLevels, levelDecisions, cardLocks, lessonLocks, chapterUnlocks]) {
        await db.delete(table);
      }
      const level = { stage: 'levelEnd', level: 3, changedAt: today };
      await db
        .insert(courseLevels)
        .values({ studentId: student_id, courseId: course.id, ...level });
    }),
  );

  const info = () => world.ask(courseLevelInfo, place, asAnna);
  const change = (direction: 'up' | 'down', server = 0) =>
    world.send(
      changeCourseLevel,
      { ...place, direction, reason },
      { ...asAnna, server: world.server(server) },
    );

  it('[LVL-01, LVL-02] asks at a level’s end, and goes on when it is kept', async () => {
    expect(await info()).toMatchObject({ stage: 'levelEnd', level: 3, lowest: 1, highest: 5 });
    expect(await world.ask(keepCourseLevel, place, asAnna)).toEqual({ level: 3 });
    expect(await info()).toMatchObject({ stage: 'studying', level: 3, next_level: null });
    expect((await world.send(keepCourseLevel, place, asAnna)).code).toBe(codes.conflict);
  });

  it('[LVL-08, LVL-10, ROLE-024] schedules a change, with its reason, for the next stage’s end', async () => {
    expect((await change('down')).data).toEqual({ next_level: 2 });
    expect(await info()).toMatchObject({ stage: 'scheduled', level: 3, next_level: 2 });
    const [row] = await world.database.query.select().from(courseLevels);
    expect(row).toMatchObject({ reason, accountId: anna.id });
    expect((await change('up')).message).toMatch(/scheduled already/);
    const event = { type: 'stageEnd.reached' } as const;
    await world.database.transact((db) =>
      happenToLevel(db, place, event, { by: null, now: today }),
    );
    expect(await info()).toMatchObject({ stage: 'studying', level: 2, next_level: null });
  });

  it('[SCREEN-126] a scheduled change is cancelled once, stays in the history, and counts for no evidence', async () => {
    const before = await info();
    const cancel = (server = 0) =>
      world.send(cancelLevelChange, place, { ...asAnna, server: world.server(server) });
    expect((await cancel()).message).toMatch(/No change/);
    await change('down');
    const refused = await world.send(cancelLevelChange, place, { as: carl.username });
    expect(refused.code).toBe(codes.absent);
    const replies = await Promise.all([cancel(0), cancel(1)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(
      [codes.success, codes.conflict].toSorted(),
    );
    const after = await info();
    expect(after).toMatchObject({ stage: 'levelEnd', level: 3, next_level: null });
    expect(after.evidence).toEqual(before.evidence);
    const cancelled = { by: anna.realName, at: toMoment(today) };
    expect(after.decisions).toMatchObject([{ level: 3, next_level: 2, reason, cancelled }]);
    expect((await change('up')).data).toEqual({ next_level: 4 });
    expect((await info()).decisions).toMatchObject([{ cancelled: null }, { cancelled }]);
  });

  it('[SCREEN-126] tells the evidence since the last decision, and what was decided by whom', async () => {
    const given = (lessonId: number, isRight: boolean, ago: number) => ({
      ...{ studentId: student_id, questionId: questionIds.choice, lessonId, isRight },
      ...{ module: 'synchronous', answer: 'of this test', seconds: 30, hintsViewed: 0 },
      submittedAt: new Date(today.getTime() - ago),
    });
    const other = { student_id: 81002, subject_id, course_id: course.id };
    await world.database.transact(async (db) => {
      await db
        .insert(answers)
        .values([
          given(firstLesson, true, 9),
          given(thirdLesson, false, 8),
          { ...given(firstLesson, true, 7), studentId: other.student_id },
        ]);
      // A decision on another course leaves what is known of this one.
      const decided = { level: 3, accountId: anna.id, decidedAt: today };
      const elsewhere = { studentId: student_id, courseId: foreignCourse.id };
      await db.insert(levelDecisions).values({ ...elsewhere, ...decided });
    });
    const counted = { answered: 2, right: 1, points: 1, proficient: 0, seconds: 60 };
    expect(await info()).toMatchObject({ evidence: counted, decisions: [] });
    await change('down');
    const { evidence, decisions } = await info();
    expect(evidence).toMatchObject({ answered: 0, since: toMoment(today) });
    // A decision on one student leaves what is known of another.
    expect((await world.ask(courseLevelInfo, other, asAnna)).evidence.answered).toBe(1);
    expect(decisions).toMatchObject([{ level: 3, next_level: 2, reason, by: anna.realName }]);
    const { courses } = await world.ask(studentInfo, { subject_id, student_id }, asAnna);
    expect(courses).toMatchObject([{ stage: 'scheduled', level: 3, next_level: 2 }]);
    const isGiven = eq(answers.answer, 'of this test');
    await world.database.transact((db) => db.delete(answers).where(isGiven));
  });

  it('[LVL-06, LVL-07, VALID-071] needs a reason, and stays within its bounds', async () => {
    const form = new URLSearchParams({
      ...{ subject_id: '3', student_id: String(student_id), course_id: String(course.id) },
      ...{ direction: 'up', reason: ' ' },
    });
    expect((await world.post(changeCourseLevel, form, asAnna)).code).toBe(codes.badPayload);
    const at = (level: number) =>
      world.database.transact((db) => db.update(courseLevels).set({ level }));
    await at(5);
    expect((await change('up')).message).toMatch(/upper limit/);
    await at(1);
    expect((await change('down')).message).toMatch(/minimum/);
    expect((await info()).stage).toBe('levelEnd');
  });

  it('has one winner when it is kept and changed at once', async () => {
    const replies = await Promise.all([
      change('up', 0),
      change('down', 1),
      world.send(keepCourseLevel, place, { ...asAnna, server: world.server(1) }),
    ]);
    expect(replies.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === codes.conflict)).toHaveLength(2);
  });

  it('[CALL-130] a study card stands as its lesson does, until it is set by hand', async () => {
    const cards = async (lesson_id: number) =>
      (await world.ask(studyCardList, { subject_id, student_id, lesson_id }, asAnna)).list.map(
        ({ card_id, lock }) => [card_id, lock],
      );
    const set = (card_id: number, lock: 'locked' | 'unlocked') =>
      world.send(setStudyCardLock, { subject_id, student_id, card_id, lock }, asAnna);
    expect(await cards(firstLesson)).toEqual([
      [essayCard, 'opened'],
      [adaptiveCard, 'opened'],
      [emptyCard, 'opened'],
    ]);
    expect((await set(essayCard, 'locked')).data).toEqual({ card_id: essayCard, lock: 'locked' });
    const early = await set(adaptiveCard, 'unlocked');
    expect(early.code).toBe(codes.success);
    expect((await set(adaptiveCard, 'locked')).code).toBe(codes.conflict);
    expect((await set(essayCard, 'unlocked')).code).toBe(codes.success);
    expect(await cards(firstLesson)).toEqual([
      [essayCard, 'unlocked'],
      [adaptiveCard, 'unlocked'],
      [emptyCard, 'opened'],
    ]);
    const { chapters } = await world.ask(lessonLockList, place, asAnna);
    expect(chapters[0]?.is_unlocked).toBe(true);
    expect((await set(830211, 'unlocked')).code).toBe(codes.absent);
    expect((await set(lateCard, 'unlocked')).code).toBe(codes.success);
  });

  it('[CALL-132] sets a lesson for a class, for each student by the rules', async () => {
    const payload = {
      subject_id,
      class_id: 8701,
      lesson_id: thirdLesson,
      lock: 'unlocked',
    } as const;
    const { outcomes } = await world.ask(setClassLessonLock, payload, asAnna);
    // The second lesson of 81004 is locked still; 81011 is not Anna's.
    expect(outcomes.map(({ student_id: id, outcome, lock }) => [id, outcome, lock])).toEqual([
      [81001, 'done', 'unlocked'],
      [81004, 'refused', 'locked'],
      [81009, 'done', 'unlocked'],
    ]);
    const again = await world.ask(setClassLessonLock, payload, asAnna);
    expect(again.outcomes.filter(({ outcome }) => outcome === 'done')).toEqual([]);
    expect(await world.database.query.$count(lessonLocks)).toBe(2);
  });

  it('is absent for others, and forbidden to who lacks the permission', async () => {
    const foreign = { ...place, course_id: foreignCourse.id };
    expect((await world.send(courseLevelInfo, foreign, asAnna)).code).toBe(codes.absent);
    const card = { subject_id, student_id, card_id: essayCard, lock: 'locked' } as const;
    const wanted = { subject_id, lesson_id: thirdLesson, lock: 'unlocked' } as const;
    const as = carl.username;
    const replies = [
      await world.send(courseLevelInfo, place, { as }),
      await world.send(keepCourseLevel, place, { as }),
      await world.send(changeCourseLevel, { ...place, direction: 'up', reason }, { as }),
      await world.send(setStudyCardLock, card, { as }),
      await world.send(studyCardList, { subject_id, student_id, lesson_id: firstLesson }, { as }),
      await world.send(setClassLessonLock, { ...wanted, class_id: 8702 }, asAnna),
      await world.send(setClassLessonLock, { ...wanted, class_id: 8701 }, { as }),
    ];
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([codes.absent]));
    const byDora = await world.send(
      setClassLessonLock,
      { ...wanted, class_id: 8701 },
      { as: dora.username },
    );
    expect(byDora.code).toBe(codes.forbidden);
    const rows = await world.database.query
      .select()
      .from(courseLevels)
      .where(eq(courseLevels.studentId, student_id));
    expect(rows).toMatchObject([{ stage: 'levelEnd', level: 3 }]);
  });
});
