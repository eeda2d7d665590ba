import { createActor, setup, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import type { AnswerOf } from '../../../src/contract/call';
import {
  cardOptions,
  courseOptions,
  lessonOptions,
  studentOptions,
} from '../../../src/contract/options';
import {
  assignmentOptions,
  selectAreStudentsLoading,
  selectCards,
  selectCourses,
  selectFound,
  selectLessons,
  selectOptionsFailure,
  selectStudents,
  type StudentsListed,
} from '../../../src/machines/homework/assignmentOptions';
import { answering, noAnswer, silent } from '../fakes';

const course = { id: 11, name: 'Spring' };
const supported = { supports_composition: true, supports_adaptive: false };
const lesson = { id: 21, name: 'Lesson 1', ...supported };
const card = { card_id: 31, name: 'Garden', ...supported };
const student = {
  ...{ id: 1, name: 'Ann', username: 'ann', grade: 7, pinyin: 'ann' },
  ...{ takes_course: true, outcome: null },
};

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
  const form = setup({
    types: {} as { events: StudentsListed; children: { options: 'options' } },
    actors: { options: chart },
    actions: { hear: ({ event }) => heard.push(event.students) },
  }).createMachine({
    invoke: { id: 'options', src: 'options', input: { subjectId: 3 } },
    on: { 'students.listed': { actions: 'hear' } },
  });
  const heard: StudentsListed['students'][] = [];
  const { options: actor } = createActor(form).start().getSnapshot().children;
  if (actor === undefined) throw new Error('nothing loads the lists');
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
  return { actor, heard, reach };
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
  expect(actor.getSnapshot().matches({ courses: 'loading' })).toBe(true);
  expect(actor.getSnapshot().matches({ lessons: 'loading' })).toBe(false);
  expect(selectCourses(await reach({ courses: 'ready' }))).toEqual([course]);

  actor.send({ type: 'course.chosen', courseId: 11 });
  expect(actor.getSnapshot().matches({ lessons: 'loading' })).toBe(true);
  expect(selectAreStudentsLoading(actor.getSnapshot())).toBe(true);
  const known = await reach({ lessons: 'ready', students: 'ready', cards: 'empty' });
  expect(loadLessons).toHaveBeenCalledExactlyOnceWith({ subject_id: 3, course_id: 11 });
  expect(loadStudents).toHaveBeenCalledExactlyOnceWith({ subject_id: 3, course_id: 11 });
  expect(selectLessons(known)).toEqual([lesson]);
  expect(selectStudents(known)).toEqual([student]);

  actor.send({ type: 'lesson.chosen', lessonId: 21 });
  expect(actor.getSnapshot().matches({ cards: 'loading' })).toBe(true);
  expect(selectCards(await reach({ cards: 'ready' }))).toEqual([card]);
  expect([loadCourses, loadLessons, loadStudents].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1, 1,
  ]);
});

it('asks of a card who may be given its homework, and of those who were ticked elsewhere', async () => {
  const loadStudents = vi.fn((): AnswerOf<typeof studentOptions> => ({ list: [student] }));
  const { actor, heard, reach } = start({
    loadStudents: answering(studentOptions, loadStudents),
  });
  actor.send({ type: 'course.chosen', courseId: 11, asked: [5] });
  await reach({ students: 'ready' });
  actor.send({ type: 'lesson.chosen', lessonId: 21 });
  loadStudents.mockReturnValue({ list: [{ ...student, outcome: 'noPoints' }] });
  actor.send({ type: 'card.asked', cardId: 31, homeworkType: 'adaptive' });
  await reach({ students: 'ready' });
  actor.send({ type: 'lesson.chosen', lessonId: 22 });
  await reach({ students: 'ready' });
  const asked = { subject_id: 3, course_id: 11, student_ids: [5] };
  expect(loadStudents.mock.calls).toEqual([
    [asked],
    [{ ...asked, card_id: 31, type: 'adaptive' }],
    [asked],
  ]);
  expect(heard.slice(0, 2)).toEqual([[{ id: 1, refusal: null }], [{ id: 1, refusal: 'noPoints' }]]);
});

it('finds only those of the course: who was ticked elsewhere is listed, and not chosen with all', async () => {
  const other = { ...student, id: 5, name: 'Anton', takes_course: false };
  const { actor, reach } = start({
    loadStudents: answering(studentOptions, () => ({ list: [student, other] })),
  });
  actor.send({ type: 'course.chosen', courseId: 11, asked: [5] });
  const known = await reach({ students: 'ready' });
  expect(selectStudents(known)).toEqual([student, other]);
  expect(selectFound(known)).toEqual([1]);
  actor.send({ type: 'students.searched', keyword: 'An' });
  expect(selectFound(actor.getSnapshot())).toEqual([1]);
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
