import { describe, expect, it } from 'vitest';
import { accounts, campuses, colleagues, testAccounts } from '../../server/world/content/accounts';
import { archetypes } from '../../server/world/content/archetypes';
import { courses } from '../../server/world/content/courses';
import { classes, students } from '../../server/world/content/people';
import { leafPoints, points } from '../../server/world/content/points';

const subjects = [1, 2, 3, 4, 5];
const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90];
const leaves = new Map(leafPoints.map((point) => [point.id, point]));
const chapters = courses.flatMap((course) => course.chapters);
const lessons = chapters.flatMap((chapter) => chapter.lessons);
const cards = lessons.flatMap((lesson) => lesson.cards);

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

function depth(id: number, path: readonly number[] = []): number {
  if (path.includes(id)) throw new Error(`prerequisites go round: ${[...path, id].join(' ')}`);
  const before = leaves.get(id)?.prerequisites ?? [];
  return 1 + Math.max(0, ...before.map((earlier) => depth(earlier, [...path, id])));
}

describe('people of the world', () => {
  it('are sixty students with ids, accounts and phones of their own', () => {
    expect(students).toHaveLength(60);
    for (const key of ['id', 'account', 'phone'] as const)
      expect(repeated(students.map((student) => student[key]))).toEqual([]);
    const phones = [...students, ...accounts].map(({ phone }) => phone);
    expect(repeated(phones)).toEqual([]);
    for (const phone of phones) expect(phone).toMatch(/^1990000\d{4}$/);
  });

  it('have the names that lists and searches stumble over', () => {
    const names = students.map(({ name }) => name);
    expect(repeated(names)).toEqual(['张子涵']);
    for (const part of ['欧阳', '诸葛', '彧', '翀', '·'])
      expect(names.some((name) => name.includes(part))).toBe(true);
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(40);
  });

  it('show each of the twelve archetypes by a named student', () => {
    expect(archetypes).toHaveLength(12);
    expect(repeated(archetypes.map(({ id }) => id))).toEqual([]);
    for (const { id, studentId } of archetypes)
      expect(students.find((student) => student.id === studentId)?.archetype).toBe(id);
    const shares = students.flatMap(({ behaviour }) => [
      behaviour.ability,
      behaviour.correctShare,
      behaviour.hintRate,
      behaviour.skipRate,
      behaviour.videoShare,
      behaviour.effectiveShare,
      behaviour.weeklyRetention,
    ]);
    expect(shares.filter((share) => share < 0 || share > 1)).toEqual([]);
  });

  it('stand at the edges of the bands', () => {
    const abilities = students.map(({ behaviour }) => behaviour.ability);
    const seconds = students.map(({ behaviour }) => behaviour.medianAnswerSeconds);
    const shares = students.map(({ circumstances }) => circumstances.masteryShare);
    expect(abilities).toEqual(expect.arrayContaining([0.69, 0.7, 0.84, 0.85]));
    expect(seconds).toEqual(expect.arrayContaining([14.9, 15]));
    expect(shares).toEqual(expect.arrayContaining([0.89, 0.9]));
    const activeInGrade7 = students.filter(
      ({ grade, lastActiveDaysAgo }) => grade === 7 && (lastActiveDaysAgo ?? 99) <= 30,
    );
    expect(activeInGrade7).toHaveLength(9);
  });

  it('cover every status, health and list, and rest on foundations that the rules allow', () => {
    const seen = (values: readonly unknown[]) => new Set(values).size;
    expect(seen(students.map(({ supervision }) => supervision))).toBe(5);
    expect(seen(students.map(({ health }) => health))).toBe(5);
    expect(seen(students.map(({ list }) => list))).toBe(4);
    expect(seen(students.map(({ starRating }) => starRating))).toBe(6);
    for (const { grade, list, health, foundation, subjects: taken } of students) {
      if (!foundation) {
        // Health is that of a foundation.
        expect(['assessing', 'none']).toContain(health);
        continue;
      }
      expect(list).not.toBe('nonSupervised');
      expect(taken).toContain(foundation.subjectId);
      if (foundation.mode === 50) expect(grade >= 6 && grade <= 9).toBe(true);
      if (foundation.mode === 30) expect(grade >= 7 && grade <= 9).toBe(true);
    }
  });

  it('belong to analysts, classes and campuses that exist', () => {
    const usernames = accounts.map(({ username }) => username);
    expect(usernames).toEqual(['zhou', 'emily', 'type6', 'newcomer', 'agent']);
    expect(testAccounts.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
    const people = [...usernames, ...colleagues.map(({ id }) => id)];
    for (const { analysts, coOwned, responsibility } of students) {
      expect(usernames).toEqual(expect.arrayContaining([...analysts]));
      expect(coOwned).toBe(analysts.length > 1);
      const { synchronousManager, foundationManager, supervisors, consultants } = responsibility;
      expect(people).toEqual(
        expect.arrayContaining([
          synchronousManager,
          foundationManager,
          ...supervisors,
          ...consultants,
        ]),
      );
      expect(Math.max(supervisors.length, consultants.length)).toBeLessThanOrEqual(3);
    }
    for (const { campusId } of accounts)
      expect(campuses.some(({ id }) => id === campusId)).toBe(true);
    for (const who of ['newcomer', 'agent'])
      expect(students.some(({ analysts }) => analysts.includes(who))).toBe(false);
    expect(classes).toHaveLength(6);
    expect(classes.filter(({ studentIds }) => studentIds.length === 0)).toHaveLength(1);
    for (const { analyst, subjectId, studentIds } of classes)
      for (const id of studentIds) {
        const student = students.find((candidate) => candidate.id === id);
        expect(student?.analysts).toContain(analyst);
        expect(student?.subjects).toContain(subjectId);
      }
  });
});

describe('knowledge points', () => {
  it.each(subjects)(
    'of subject %i are a tree of 40 to 60 points and three or four levels',
    (id) => {
      const own = points.filter(({ subjectId }) => subjectId === id);
      expect(own.length).toBeGreaterThanOrEqual(40);
      expect(own.length).toBeLessThanOrEqual(60);
      expect([3, 4]).toContain(Math.max(...own.map(({ level }) => level)));
      for (const { parentId } of own.filter(({ level }) => level > 1)) {
        const parent = own.find((point) => point.id === parentId);
        expect(parent && !leaves.has(parent.id)).toBe(true);
      }
    },
  );

  it('have ids and names of their own', () => {
    expect(repeated(points.map(({ id }) => id))).toEqual([]);
    expect(repeated(points.map(({ subjectId, name }) => `${subjectId} ${name}`))).toEqual([]);
    for (const { subjectId, englishName } of points)
      expect(Boolean(englishName)).toBe(subjectId === 1);
  });

  it('have prerequisites in the same subject, without a circle, at most six deep', () => {
    for (const { id, subjectId, prerequisites } of leafPoints) {
      for (const before of prerequisites) expect(leaves.get(before)?.subjectId).toBe(subjectId);
      expect(depth(id)).toBeLessThanOrEqual(6);
    }
  });

  it('carry frequency and difficulty in tens, and three of each subject are not examined locally', () => {
    for (const { examFrequency, difficulty, local } of leafPoints) {
      expect(tens).toEqual(expect.arrayContaining([examFrequency, difficulty]));
      if (local?.examined)
        expect(tens).toEqual(expect.arrayContaining([local.examFrequency, local.difficulty]));
    }
    for (const id of subjects) {
      const unexamined = leafPoints.filter(
        ({ subjectId, local }) => subjectId === id && local?.examined === false,
      );
      expect(unexamined).toHaveLength(3);
    }
  });
});

describe('courses', () => {
  it('English is taught in English: chapters, lessons and cards', () => {
    const english = courses.filter(({ subjectId }) => subjectId === 1);
    const parts = english.flatMap((course) => course.chapters);
    const taught = parts.flatMap((part) => part.lessons);
    const names = [...parts, ...taught, ...taught.flatMap((lesson) => lesson.cards)].map(
      ({ name }) => name,
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => /\p{Script=Han}/u.test(name))).toEqual([]);
  });

  it('have parts with ids of their own that cover points of their subject', () => {
    for (const parts of [courses, chapters, lessons, cards])
      expect(repeated(parts.map(({ id }) => id))).toEqual([]);
    for (const course of courses) {
      const own = course.chapters
        .flatMap((chapter) => chapter.lessons)
        .flatMap(({ cards: all }) => all);
      expect(own.length).toBeGreaterThan(0);
      for (const id of own.flatMap(({ pointIds }) => pointIds))
        expect(leaves.get(id)?.subjectId).toBe(course.subjectId);
      expect(Boolean(course.englishName)).toBe(course.subjectId === 1);
    }
  });

  it('cover every point, every type of course and every kind of card', () => {
    const covered = new Set(cards.flatMap(({ pointIds }) => pointIds));
    expect(leafPoints.filter(({ id }) => !covered.has(id))).toEqual([]);
    expect(new Set(courses.map(({ type }) => type)).size).toBe(4);
    const kinds = cards.map(({ homework }) => homework.join());
    expect(kinds).toEqual(expect.arrayContaining(['', 'adaptive', 'composition']));
    expect(
      cards.some(({ homework, pointIds }) => homework.length > 0 && pointIds.length === 0),
    ).toBe(true);
    expect(new Set(courses.map(({ subjectId }) => subjectId))).toEqual(new Set([...subjects, 99]));
  });
});
