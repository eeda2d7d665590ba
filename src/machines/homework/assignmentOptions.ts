import { assign, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { cardOptions, courseOptions, lessonOptions, studentOptions } from '../../contract/options';
import { isMeantBy } from '../../domain/studentSearch';
import { errorIn, type Failure, shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';

type ListOf<C extends typeof courseOptions | typeof cardOptions | typeof studentOptions> =
  AnswerOf<C>['list'];

interface Input {
  readonly subjectId: number;
}

interface Context extends Input {
  readonly courseId: number | null;
  readonly lessonId: number | null;
  readonly courses: ListOf<typeof courseOptions>;
  readonly lessons: ListOf<typeof lessonOptions>;
  readonly cards: ListOf<typeof cardOptions>;
  readonly students: ListOf<typeof studentOptions>;
  /** What the students are searched by: name, pinyin, initials or account. */
  readonly keyword: string;
  readonly failure: ShownFailure | null;
}

/** What was chosen, as the lists need to know it. */
export type OptionEvent =
  | { type: 'course.chosen'; courseId: number }
  | { type: 'lesson.chosen'; lessonId: number }
  | { type: 'options.retried' };

type StudentSearch = { type: 'students.searched'; keyword: string };

const fails = { target: 'failed', actions: { type: 'keepFailure', params: errorIn } } as const;
const failed = { tags: 'failed', on: { 'options.retried': 'loading' } } as const;

/** The lists that an assignment is chosen from, each loaded as soon as what it depends on is chosen. */
export const assignmentOptions = setup({
  types: {} as {
    context: Context;
    events: OptionEvent | StudentSearch;
    input: Input;
    tags: 'failed';
  },
  actors: {
    loadCourses: remote(courseOptions),
    loadLessons: remote(lessonOptions),
    loadCards: remote(cardOptions),
    loadStudents: remote(studentOptions),
  },
  actions: {
    setCourse: assign((_, { courseId }: { courseId: number }) => ({
      courseId,
      lessonId: null,
      lessons: [],
      cards: [],
      students: [],
      keyword: '',
    })),
    setLesson: assign((_, { lessonId }: { lessonId: number }) => ({ lessonId, cards: [] })),
    keepCourses: assign((_, { list }: { list: Context['courses'] }) => ({ courses: list })),
    keepLessons: assign((_, { list }: { list: Context['lessons'] }) => ({ lessons: list })),
    keepCards: assign((_, { list }: { list: Context['cards'] }) => ({ cards: list })),
    keepStudents: assign((_, { list }: { list: Context['students'] }) => ({ students: list })),
    search: assign((_, { keyword }: { keyword: string }) => ({ keyword })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
  },
}).createMachine({
  id: 'assignmentOptions',
  context: ({ input }) => ({
    ...input,
    courseId: null,
    lessonId: null,
    courses: [],
    lessons: [],
    cards: [],
    students: [],
    keyword: '',
    failure: null,
  }),
  type: 'parallel',
  states: {
    courses: {
      initial: 'loading',
      states: {
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
    },
    lessons: {
      initial: 'empty',
      on: {
        'course.chosen': {
          target: '.loading',
          actions: { type: 'setCourse', params: ({ event }) => event },
        },
      },
      states: {
        empty: {},
        loading: {
          invoke: {
            src: 'loadLessons',
            input: ({ context }) => ({
              subject_id: context.subjectId,
              course_id: context.courseId ?? 0,
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
    },
    cards: {
      initial: 'empty',
      on: {
        'course.chosen': '.empty',
        'lesson.chosen': {
          target: '.loading',
          actions: { type: 'setLesson', params: ({ event }) => event },
        },
      },
      states: {
        empty: {},
        loading: {
          invoke: {
            src: 'loadCards',
            input: ({ context }) => ({
              subject_id: context.subjectId,
              lesson_id: context.lessonId ?? 0,
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
    },
    students: {
      initial: 'empty',
      on: { 'course.chosen': '.loading' },
      states: {
        empty: {},
        loading: {
          invoke: {
            src: 'loadStudents',
            input: ({ context }) => ({
              subject_id: context.subjectId,
              course_id: context.courseId ?? 0,
            }),
            onDone: {
              target: 'ready',
              actions: { type: 'keepStudents', params: ({ event }) => event.output },
            },
            onError: fails,
          },
        },
        ready: {
          on: {
            'students.searched': {
              actions: { type: 'search', params: ({ event }) => event },
            },
          },
        },
        failed,
      },
    },
  },
});

type OptionsSnapshot = SnapshotFrom<typeof assignmentOptions>;

export const selectCourses = ({ context }: OptionsSnapshot) => context.courses;
export const selectLessons = ({ context }: OptionsSnapshot) => context.lessons;
export const selectCards = ({ context }: OptionsSnapshot) => context.cards;
export const selectStudents = ({ context }: OptionsSnapshot) => context.students;
export const selectKeyword = ({ context }: OptionsSnapshot) => context.keyword;
/** The ids of those whom the search finds: everybody while nothing is searched. */
export const selectFound = ({ context: { students, keyword } }: OptionsSnapshot) =>
  students.filter((student) => isMeantBy(keyword, student)).map(({ id }) => id);

export const selectAreCoursesLoading = (snapshot: OptionsSnapshot) =>
  snapshot.matches({ courses: 'loading' });
export const selectAreLessonsLoading = (snapshot: OptionsSnapshot) =>
  snapshot.matches({ lessons: 'loading' });
export const selectAreCardsLoading = (snapshot: OptionsSnapshot) =>
  snapshot.matches({ cards: 'loading' });
export const selectAreStudentsLoading = (snapshot: OptionsSnapshot) =>
  snapshot.matches({ students: 'loading' });

export const selectAreStudentsKnown = (snapshot: OptionsSnapshot) =>
  snapshot.matches({ students: 'ready' });

/** Why a list could not be loaded, or null; `options.retried` loads what failed again. */
export const selectOptionsFailure = (snapshot: OptionsSnapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
