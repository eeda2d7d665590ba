import { assign, setup, type SnapshotFrom } from 'xstate';
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

/** The page on which a post-class feedback is written or read: of whom, then what [SCREEN-090, SCREEN-093]. */
export const classWriting = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'search.typed'; text: string },
    input: {} as Input,
    children: {} as { students: 'feedbackStudents'; writing: 'postClassFeedback' },
  },
  actors: { feedbackStudents, postClassFeedback },
  actions: { keepTyped: assign((_, { text }: { text: string }) => ({ typed: text })) },
  guards: { hasStudent: ({ context }) => context.studentId !== null },
}).createMachine({
  id: 'classWriting',
  context: ({ input }) => ({ ...input, typed: '' }),
  invoke: {
    id: 'students',
    src: 'feedbackStudents',
    input: ({ context: { subjectId, classId } }) => ({
      payload: { subject_id: subjectId, class_id: classId ?? undefined },
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
      invoke: {
        id: 'writing',
        src: 'postClassFeedback',
        input: ({ context: { subjectId, studentId, feedbackId, copyOf } }) => ({
          ...{ subjectId, feedbackId, copyOf },
          studentId: studentId ?? 0,
        }),
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof classWriting>;

export const selectStudents = ({ children }: Snapshot) => children.students;
/** Whether one class's students are offered only. */
export const selectIsOfClass = ({ context }: Snapshot) => context.classId !== null;
export const selectTyped = ({ context }: Snapshot) => context.typed;
export const selectWriting = ({ children }: Snapshot) => children.writing;
/** Whether it is begun afresh, neither read, continued nor copied. */
export const selectIsNew = ({ context: { feedbackId, copyOf } }: Snapshot) =>
  feedbackId === null && copyOf === null;
export const selectStudentId = ({ context }: Snapshot) => context.studentId;
