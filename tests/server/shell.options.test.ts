import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  cardOptions,
  courseOptions,
  lessonOptions,
  studentOptions,
} from '../../src/contract/options';
import { getNianNianYouCi, selfStudyJump, singleCloudJump } from '../../src/contract/shell';
import { enrolments, outsidePages } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { adaptiveCard, addLessons, course, firstLesson, foreignCourse } from './scene/lessons';
import { addPeople, anna, asAnna, carl, dora } from './scene/people';

const subject = { subject_id: 3 } as const;

describe.each(seenOn('pglite'))('choices and outside pages on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    await world.database.transact((db) => db.delete(outsidePages));
  });

  it('[CALL-115] from course to lesson to card to students', async () => {
    const named = (list: { id: number; name: string }[]) => list.map(({ id, name }) => [id, name]);
    const courses = await world.ask(courseOptions, subject, asAnna);
    expect(named(courses.list)).toEqual([[course.id, 'Writing']]);
    const lessons = await world.ask(lessonOptions, { ...subject, course_id: course.id }, asAnna);
    expect(named(lessons.list)).toEqual([
      [83011, 'Lesson 1'],
      [83012, 'Lesson 2'],
      [83013, 'Lesson 3'],
    ]);
    const kinds = ({ supports_composition, supports_adaptive }: (typeof lessons.list)[number]) => [
      ...[supports_composition, supports_adaptive],
    ];
    expect(lessons.list.map(kinds)).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
    const cards = await world.ask(cardOptions, { ...subject, lesson_id: firstLesson }, asAnna);
    expect(cards.list).toHaveLength(3);
    expect(cards.list[0]).toMatchObject({ supports_composition: true, supports_adaptive: false });
    expect(cards.list[1]).toEqual({
      card_id: adaptiveCard,
      name: 'Practice',
      supports_composition: true,
      supports_adaptive: true,
    });
    const all = await world.ask(studentOptions, subject, asAnna);
    expect(all.list).toHaveLength(8);
    await world.database.transact((db) =>
      db.update(enrolments).set({ leftAt: today }).where(eq(enrolments.studentId, 81001)),
    );
    const some = await world.ask(studentOptions, { ...subject, course_id: course.id }, asAnna);
    expect(some.list.map(({ username }) => username)).toEqual([
      ...['sc03', 'sc05', 'sc06', 'sc_09', 'sc02', 'sc04', 'sc07'],
    ]);
    await world.database.transact((db) => db.update(enrolments).set({ leftAt: null }));
  });

  it('[CALL-115] of a card who may be given it, whoever is ticked elsewhere among them; no stranger', async () => {
    const ask = (more: object, as = anna.username) =>
      world.ask(studentOptions, { ...subject, course_id: course.id, ...more }, { as });
    await world.database.transact((db) =>
      db.update(enrolments).set({ leftAt: today }).where(eq(enrolments.studentId, 81002)),
    );
    const { list } = await ask({ card_id: adaptiveCard, student_ids: [81002, 81010] });
    const found = new Map(list.map(({ id, ...rest }) => [id, rest]));
    expect(found.get(81001)).toMatchObject({ takes_course: true, outcome: 'assignable' });
    expect(found.get(81004)).toMatchObject({ takes_course: true, outcome: 'notLearned' });
    expect(found.get(81002)).toMatchObject({ takes_course: false, outcome: 'notLearned' });
    expect(found.has(81010)).toBe(false);
    const { list: unasked } = await ask({});
    expect(unasked.some(({ id }) => id === 81002)).toBe(false);
    expect(unasked.every(({ outcome }) => outcome === null)).toBe(true);
    const stranger = { ...subject, course_id: course.id, card_id: 830211 };
    expect((await world.send(studentOptions, stranger, asAnna)).code).toBe(codes.absent);
    await world.database.transact((db) => db.update(enrolments).set({ leftAt: null }));
  });

  it('[ROLE-044] courses, lessons and cards of strangers are as absent as none at all', async () => {
    const lessonsOf = (course_id: number, subject_id: 2 | 3 = 3) =>
      world.send(lessonOptions, { subject_id, course_id }, asAnna);
    const cardsOf = (lesson_id: number) =>
      world.send(cardOptions, { ...subject, lesson_id }, asAnna);
    const absent = await lessonsOf(999_999);
    expect(absent.code).toBe(codes.absent);
    for (const reply of [
      await lessonsOf(foreignCourse.id),
      await lessonsOf(course.id, 2),
      await cardsOf(83021),
      await cardsOf(999_999),
      await world.send(studentOptions, { ...subject, course_id: foreignCourse.id }, asAnna),
    ]) {
      expect(reply.body).toBe(absent.body);
    }
    expect((await world.ask(courseOptions, subject, { as: carl.username })).list).toEqual([
      { id: foreignCourse.id, name: foreignCourse.name },
    ]);
  });

  it('[CALL-032, CALL-074, CALL-022, CALL-023] leads to other products’ pages where there are any', async () => {
    expect((await world.send(selfStudyJump, subject, asAnna)).code).toBe(codes.absent);
    expect((await world.send(singleCloudJump, subject, asAnna)).code).toBe(codes.absent);
    const words = { subject_id: 1 } as const;
    expect(await world.ask(getNianNianYouCi, words, asAnna)).toEqual({
      show_status: 0,
      login_url: '',
    });
    const url = (name: string) => `https://${name}.example.org/?by={account}`;
    await world.database.transact((db) =>
      db
        .insert(outsidePages)
        .values(
          ['selfStudy', 'singleCloud', 'wordLearning'].map((name) => ({ name, url: url(name) })),
        ),
    );
    const by = (name: string) => url(name).replace('{account}', String(anna.id));
    expect(await world.ask(selfStudyJump, subject, asAnna)).toEqual({ go_url: by('selfStudy') });
    expect(await world.ask(singleCloudJump, subject, asAnna)).toEqual({
      go_url: by('singleCloud'),
    });
    expect(await world.ask(getNianNianYouCi, words, asAnna)).toEqual({
      show_status: 1,
      login_url: by('wordLearning'),
    });
    const elsewhere = await world.post(
      getNianNianYouCi,
      new URLSearchParams('subject_id=3'),
      asAnna,
    );
    expect(elsewhere.code).toBe(codes.badPayload);
  });

  it('[ROLE-068] the self-study page is for who may supervise there', async () => {
    expect((await world.send(selfStudyJump, subject, { as: dora.username })).code).toBe(
      codes.forbidden,
    );
  });

  it('refuses who is not logged in and a subject of others', async () => {
    for (const call of [courseOptions, studentOptions, selfStudyJump, singleCloudJump]) {
      expect((await world.send(call, subject)).code).toBe(codes.loginRequired);
      expect((await world.send(call, { subject_id: 99 }, asAnna)).code).toBe(codes.forbidden);
    }
  });
});
