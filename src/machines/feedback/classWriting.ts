import { assign, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import type { feedbackStudents as studentsCall } from '../../contract/feedback';
import type { Told } from '../parts/record/types';
import { feedbackStudents } from './feedbackStudents';
import { postClassFeedback } from './postClassFeedback';

interface Input {
  readonly subjectId: number;
  /** Null until it is chosen whom it is about. */
  readonly studentId: number | null;
  /** The class of which whom to write of is chosen; null: of all. */
  readonly classId: number | null;
  readonly feedbackId: number | null;
  readonly copyOf: number | null;
}

interface Context extends Input {
  /** What is searched for among the students. */
  readonly typed: string;
}

type Students = AnswerOf<typeof studentsCall>;

/** The page on which a post-class feedback is written or read: of whom, then what [SCREEN-090, SCREEN-093]. */
export const classWriting = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'search.typed'; text: string } | Told<Students>,
    input: {} as Input,
    tags: {} as 'empty',
    children: {} as { students: 'feedbackStudents'; writing: 'postClassFeedback' },
  },
  actors: { feedbackStudents, postClassFeedback },
  actions: { keepTyped: assign((_, { text }: { text: string }) => ({ typed: text })) },
  guards: {
    hasStudent: ({ context }) => context.studentId !== null,
    /** A new feedback of somebody of whom the account cannot write. */
    isOfStranger: ({ context: { studentId, classId, feedbackId } }, { list }: Students) =>
      feedbackId === null && classId === null && list.every(({ id }) => id !== studentId),
  },
}).createMachine({
  id: 'classWriting',
  context: ({ input }) => ({ ...input, typed: '' }),
  invoke: {
    id: 'students',
    src: 'feedbackStudents',
    input: ({ context: { subjectId, classId, studentId } }) => ({
      payload: {
        subject_id: subjectId,
        class_id: classId ?? undefined,
        student_id: studentId ?? undefined,
      },
      scope: {},
    }),
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasStudent', target: 'writing' }, { target: 'choosing' }] },
    choosing: {
      on: { 'search.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } } },
    },
    writing: {
      on: {
        'watch.told': {
          guard: { type: 'isOfStranger', params: ({ event }) => event.answer },
          target: 'absent',
        },
      },
      invoke: {
        id: 'writing',
        src: 'postClassFeedback',
        input: ({ context: { subjectId, studentId, feedbackId, copyOf } }) => ({
          ...{ subjectId, feedbackId, copyOf },
          studentId: studentId ?? 0,
        }),
      },
    },
    absent: { tags: 'empty' },
  },
});

type Snapshot = SnapshotFrom<typeof classWriting>;

export const selectStudents = ({ children }: Snapshot) => children.students;
/** The class whose students are offered only; null: all of them. */
export const selectClassId = ({ context }: Snapshot) => context.classId;
export const selectTyped = ({ context }: Snapshot) => context.typed;
export const selectWriting = ({ children }: Snapshot) => children.writing;
/** Whether it is begun afresh, neither read, continued nor copied. */
export const selectIsNew = ({ context: { feedbackId, copyOf } }: Snapshot) =>
  feedbackId === null && copyOf === null;
/** Whether it names somebody of whom the account cannot write. */
export const selectIsAbsent = (snapshot: Snapshot) => snapshot.hasTag('empty');
export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
export const selectStudentId = ({ context }: Snapshot) => context.studentId;
