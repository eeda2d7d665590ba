import { createActor, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import {
  cardOptions,
  courseOptions,
  lessonOptions,
  studentOptions,
} from '../../../src/contract/options';
import {
  assignmentOptions,
  selectAreCardsLoading,
  selectAreCoursesLoading,
  selectAreLessonsLoading,
  selectAreStudentsLoading,
  selectCards,
  selectCourses,
  selectLessons,
  selectOptionsFailure,
  selectStudents,
} from '../../../src/machines/homework/assignmentOptions';
import { assignmentOptionsPaths } from '../../../src/machines/homework/assignmentOptions.paths';
import { persist, restore } from '../../../src/machines/parts/reload';
import { proveChart } from '../../../src/paths';
import { answering, noAnswer, silent } from '../fakes';

const course = { id: 11, name: 'Spring' };
const supported = { supports_composition: true, supports_adaptive: false };
const lesson = { id: 21, name: 'Lesson 1', ...supported };
const card = { card_id: 31, name: 'Garden', ...supported };
const student = { id: 1, name: 'Ann', username: 'ann', grade: 7, pinyin: 'ann' };

const lists = {
  loadCourses: answering(courseOptions, () => ({ list: [course] })),
  loadLessons: answering(lessonOptions, () => ({ list: [lesson] })),
  loadCards: answering(cardOptions, () => ({ list: [card] })),
  loadStudents: answering(studentOptions, () => ({ list: [student] })),
};

function start(
  actors: Partial<typeof lists> = {},
  chosen?: { courseId: number; lessonId: number },
) {
  const chart = assignmentOptions.provide({ actors: { ...lists, ...actors } });
  const actor = createActor(chart, { input: { subjectId: 3 } }).start();
  if (chosen !== undefined) {
    actor.send({ type: 'course.chosen', courseId: chosen.courseId });
    actor.send({ type: 'lesson.chosen', lessonId: chosen.lessonId });
  }
  const reach = (value: Partial<Record<'courses' | 'lessons' | 'cards' | 'students', string>>) =>
    waitFor(actor, (snapshot) =>
      Object.entries(value).every(([list, state]) =>
        Object.entries(snapshot.value).some(([name, at]) => name === list && at === state),
      ),
    );
  return { actor, reach };
}

it('loads the courses at once and the rest once it is known of what', async () => {
  const loadCourses = vi.fn(() => ({ list: [course] }));
  const loadLessons = vi.fn(() => ({ list: [lesson] }));
  const loadStudents = vi.fn(() => ({ list: [student] }));
  const { actor, reach } = start({
    loadCourses: answering(courseOptions, loadCourses),
    loadLessons: answering(lessonOptions, loadLessons),
    loadStudents: answering(studentOptions, loadStudents),
  });
  expect(selectAreCoursesLoading(actor.getSnapshot())).toBe(true);
  expect(selectAreLessonsLoading(actor.getSnapshot())).toBe(false);
  expect(selectCourses(await reach({ courses: 'ready' }))).toEqual([course]);

  actor.send({ type: 'course.chosen', courseId: 11 });
  expect(selectAreLessonsLoading(actor.getSnapshot())).toBe(true);
  expect(selectAreStudentsLoading(actor.getSnapshot())).toBe(true);
  const known = await reach({ lessons: 'ready', students: 'ready', cards: 'empty' });
  expect(loadLessons).toHaveBeenCalledExactlyOnceWith({ subject_id: 3, course_id: 11 });
  expect(loadStudents).toHaveBeenCalledExactlyOnceWith({ subject_id: 3, course_id: 11 });
  expect(selectLessons(known)).toEqual([lesson]);
  expect(selectStudents(known)).toEqual([student]);

  actor.send({ type: 'lesson.chosen', lessonId: 21 });
  expect(selectAreCardsLoading(actor.getSnapshot())).toBe(true);
  expect(selectCards(await reach({ cards: 'ready' }))).toEqual([card]);
  expect([loadCourses, loadLessons, loadStudents].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
});

it('forgets what belonged to another course', async () => {
  const { actor, reach } = start({}, { courseId: 11, lessonId: 21 });
  await reach({ lessons: 'ready', cards: 'ready' });
  actor.send({ type: 'course.chosen', courseId: 12 });
  const snapshot = actor.getSnapshot();
  expect([selectLessons(snapshot), selectCards(snapshot), selectStudents(snapshot)]).toEqual([
    [],
    [],
    [],
  ]);
});

it('forgets the cards of another lesson', async () => {
  const { actor, reach } = start({}, { courseId: 11, lessonId: 21 });
  await reach({ lessons: 'ready', cards: 'ready' });
  actor.send({ type: 'lesson.chosen', lessonId: 22 });
  expect(selectCards(actor.getSnapshot())).toEqual([]);
  expect(selectLessons(actor.getSnapshot())).toEqual([lesson]);
});

it('counts only the answer for the course that was chosen last', async () => {
  const answers: (() => void)[] = [];
  const loadLessons = answering(
    lessonOptions,
    ({ course_id }) =>
      new Promise((resolve) => {
        answers.push(() => {
          resolve({ list: [{ id: course_id, name: 'of it', ...supported }] });
        });
      }),
  );
  const { actor, reach } = start({ loadLessons });
  actor.send({ type: 'course.chosen', courseId: 11 });
  actor.send({ type: 'course.chosen', courseId: 12 });
  for (const answer of answers.toReversed()) answer();
  expect(selectLessons(await reach({ lessons: 'ready' }))).toEqual([
    { id: 12, name: 'of it', ...supported },
  ]);
});

it('says that a list is not to be had, and loads only that again', async () => {
  const loadCourses = vi
    .fn()
    .mockRejectedValueOnce(noAnswer())
    .mockReturnValue({ list: [course] });
  const { actor, reach } = start({
    loadCourses: answering(courseOptions, loadCourses),
    loadLessons: silent(lessonOptions),
  });
  const failed = await reach({ courses: 'failed' });
  expect(selectOptionsFailure(failed)).toEqual({
    message: { key: 'shell:failure.network' },
    requestId: '',
    code: 0,
  });
  actor.send({ type: 'options.retried' });
  expect(selectOptionsFailure(await reach({ courses: 'ready', lessons: 'empty' }))).toBeNull();
});

it('takes every transition on generated paths, reloaded after each step', () => {
  const proof = proveChart(assignmentOptions, assignmentOptionsPaths, {
    reload: { persist, restore },
  });
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
