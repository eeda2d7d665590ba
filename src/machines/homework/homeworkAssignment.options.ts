import { assignmentSetup, errorOf } from './homeworkAssignment.setup';

const failed = { on: { 'options.retried': 'loading' } } as const;
const fails = {
  target: 'failed',
  actions: { type: 'keepFailure', params: errorOf },
} as const;

const courses = assignmentSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasCourses', target: 'ready' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'loadCourses',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepCourses', params: ({ event }) => event.output },
        },
        onError: fails,
      },
    },
    ready: {},
    failed,
  },
});

const lessons = assignmentSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'course.chosen': {
      target: '.loading',
      reenter: true,
      actions: { type: 'setCourse', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasNoCourse', target: 'idle' },
        { guard: 'hasLessons', target: 'ready' },
        { target: 'loading' },
      ],
    },
    idle: {},
    loading: {
      invoke: {
        src: 'loadLessons',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          course_id: context.values.course_id ?? 0,
        }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepLessons', params: ({ event }) => event.output },
        },
        onError: fails,
      },
    },
    ready: {},
    failed,
  },
});

const cards = assignmentSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'course.chosen': '.idle',
    'lesson.chosen': {
      target: '.loading',
      reenter: true,
      actions: { type: 'setLesson', params: ({ event }) => event },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasNoLesson', target: 'idle' },
        { guard: 'hasCards', target: 'ready' },
        { target: 'loading' },
      ],
    },
    idle: {},
    loading: {
      invoke: {
        src: 'loadCards',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          lesson_id: context.values.lesson_id ?? 0,
        }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepCards', params: ({ event }) => event.output },
        },
        onError: fails,
      },
    },
    ready: {},
    failed,
  },
});

const students = assignmentSetup.createStateConfig({
  initial: 'deciding',
  on: { 'course.chosen': { target: '.loading', reenter: true } },
  states: {
    deciding: {
      always: [
        { guard: 'hasNoCourse', target: 'idle' },
        { guard: 'hasStudents', target: 'ready' },
        { target: 'loading' },
      ],
    },
    idle: {},
    loading: {
      invoke: {
        src: 'loadStudents',
        input: ({ context }) => ({
          subject_id: context.subjectId,
          course_id: context.values.course_id ?? 0,
        }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepStudents', params: ({ event }) => event.output },
        },
        onError: fails,
      },
    },
    ready: {},
    failed,
  },
});

/** The lists that a person chooses from, each loaded as soon as what it depends on is chosen. */
export const optionLists = assignmentSetup.createStateConfig({
  type: 'parallel',
  states: { courses, lessons, cards, students },
});
