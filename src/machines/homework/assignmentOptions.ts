import { assign, sendParent, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { cardOptions, courseOptions, lessonOptions, studentOptions } from '../../contract/options';
import type { HomeworkType } from '../../domain/homework';
import { type ChoiceRefusal, choiceRefusal } from '../../domain/homeworkCandidacy';
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
  /** The card whose homework the students may or may not be given. */
  readonly card: Card | null;
  /** Students who were ticked elsewhere: they are told of also where they do not take the course. */
  readonly asked: readonly number[];
  readonly courses: ListOf<typeof courseOptions>;
  readonly lessons: ListOf<typeof lessonOptions>;
  readonly cards: ListOf<typeof cardOptions>;
  readonly students: ListOf<typeof studentOptions>;
  /** What the students are searched by: name, pinyin, initials or account. */
  readonly keyword: string;
  readonly failure: ShownFailure | null;
}

interface Card {
  readonly cardId: number;
  readonly homeworkType: HomeworkType;
}

/** What the form receives once the students are known: who cannot be chosen, and why. */
export interface StudentsListed {
  type: 'students.listed';
  students: readonly { readonly id: number; readonly refusal: ChoiceRefusal | null }[];
}

/** What was chosen, as the lists need to know it. */
export type OptionEvent =
  | { type: 'course.chosen'; courseId: number; asked?: readonly number[] }
  | { type: 'lesson.chosen'; lessonId: number }
  | { type: 'options.retried' };

type CardAsked = { type: 'card.asked' } & Card;
type StudentSearch = { type: 'students.searched'; keyword: string };

type Course = Omit<Extract<OptionEvent, { type: 'course.chosen' }>, 'type'>;

const fails = { target: 'failed', actions: { type: 'keepFailure', params: errorIn } } as const;
const failed = { tags: 'failed', on: { 'options.retried': 'loading' } } as const;

/** The lists that an assignment is chosen from, each loaded as soon as what it depends on is chosen. */
export const assignmentOptions = setup({
  types: {} as {
    context: Context;
    events: OptionEvent | CardAsked | StudentSearch;
    input: Input;
    tags: 'failed';
  },
  actors: {
    loadCourses: remote(courseOptions),
    loadLessons: remote(lessonOptions),
    loadCards: remote(cardOptions),
    loadStudents: remote(studentOptions),
  },
  guards: { hasCard: ({ context }) => context.card !== null },
  actions: {
    setCourse: assign((_, { courseId, asked = [] }: Course) => ({
      ...{ courseId, asked, card: null },
      lessonId: null,
      lessons: [],
      cards: [],
      students: [],
      keyword: '',
    })),
    setLesson: assign((_, { lessonId }: { lessonId: number }) => ({ lessonId, cards: [] })),
    setCard: assign((_, { cardId, homeworkType }: Card) => ({ card: { cardId, homeworkType } })),
    forgetCard: assign({ card: null }),
    tellStudents: sendParent((_, { list }: { list: Context['students'] }): StudentsListed => ({
      type: 'students.listed',
      students: list.map((student) => ({ id: student.id, refusal: choiceRefusal(student) })),
    })),
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
    card: null,
    asked: [],
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
      on: {
        // Also while they load again: what is typed is never lost.
        'students.searched': { actions: { type: 'search', params: ({ event }) => event } },
        'course.chosen': '.loading',
        'lesson.chosen': { guard: 'hasCard', target: '.loading', actions: 'forgetCard' },
        'card.asked': {
          target: '.loading',
          actions: { type: 'setCard', params: ({ event }) => event },
        },
      },
      states: {
        empty: {},
        loading: {
          invoke: {
            src: 'loadStudents',
            input: ({ context }) => ({
              subject_id: context.subjectId,
              course_id: context.courseId ?? 0,
              ...(context.asked.length > 0 && { student_ids: [...context.asked] }),
              ...(context.card !== null && {
                card_id: context.card.cardId,
                type: context.card.homeworkType,
              }),
            }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'keepStudents', params: ({ event }) => event.output },
                { type: 'tellStudents', params: ({ event }) => event.output },
              ],
            },
            onError: fails,
          },
        },
        ready: {},
        failed,
      },
    },
  },
});

type OptionsSnapshot = SnapshotFrom<typeof assignmentOptions>;

export const selectCourses = ({ context }: OptionsSnapshot) => context.courses;
export const selectLessons = ({ context }: OptionsSnapshot) => context.lessons;
export const selectCards = ({ context }: OptionsSnapshot) => context.cards;
/** Those who take the course, and those who were ticked elsewhere. */
export const selectStudents = ({ context }: OptionsSnapshot) => context.students;
export const selectKeyword = ({ context }: OptionsSnapshot) => context.keyword;
/** The ids of those of the course whom the search finds: everybody while nothing is searched. */
export const selectFound = ({ context: { students, keyword } }: OptionsSnapshot) =>
  students
    .filter((student) => student.takes_course && isMeantBy(keyword, student))
    .map(({ id }) => id);

export const selectAreStudentsLoading = (snapshot: OptionsSnapshot) =>
  snapshot.matches({ students: 'loading' });

export const selectAreStudentsKnown = (snapshot: OptionsSnapshot) =>
  snapshot.matches({ students: 'ready' });

/** Why a list could not be loaded, or null; `options.retried` loads what failed again. */
export const selectOptionsFailure = (snapshot: OptionsSnapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
