import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { Address } from '../parts/collection/query';
import { homeworkAssignment } from './homeworkAssignment';
import { homeworkRows } from './homeworkRows';
import { homeworkStudentRows } from './homeworkStudentRows';

export type HomeworkView = 'assignment' | 'student';

interface Context {
  readonly subjectId: number;
  readonly view: HomeworkView;
  /** What the list begins with. */
  readonly address: Address;
  /** An assignment that was being arranged when the page was left. */
  readonly arrangingId: number | null;
}

type Event = { type: 'assigning.requested' };

/** Homework management: the list by assignment or by student, and the dialog that assigns [SCREEN-078]. */
export const homework = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    children: {} as {
      assignments: 'homeworkRows';
      students: 'homeworkStudentRows';
      assigning: 'homeworkAssignment';
    },
  },
  actors: { homeworkRows, homeworkStudentRows, homeworkAssignment },
  actions: {
    forgetArranging: assign({ arrangingId: null }),
    refreshAssignments: sendTo('assignments', { type: 'refresh.requested' }),
    refreshStudents: sendTo('students', { type: 'refresh.requested' }),
  },
  guards: {
    isByStudent: ({ context }) => context.view === 'student',
    isArranging: ({ context }) => context.arrangingId !== null,
  },
}).createMachine({
  id: 'homework',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    list: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [{ guard: 'isByStudent', target: 'byStudent' }, { target: 'byAssignment' }],
        },
        byAssignment: {
          invoke: {
            id: 'assignments',
            src: 'homeworkRows',
            input: ({ context: { subjectId, address } }) => ({
              scope: { subject_id: subjectId },
              address,
            }),
          },
        },
        byStudent: {
          invoke: {
            id: 'students',
            src: 'homeworkStudentRows',
            input: ({ context: { subjectId, address } }) => ({
              scope: { subject_id: subjectId },
              address,
            }),
          },
        },
      },
    },
    dialog: {
      initial: 'starting',
      states: {
        starting: { always: [{ guard: 'isArranging', target: 'open' }, { target: 'closed' }] },
        // The next one is new.
        closed: { entry: 'forgetArranging', on: { 'assigning.requested': 'open' } },
        open: {
          invoke: {
            id: 'assigning',
            src: 'homeworkAssignment',
            input: ({ context: { subjectId, arrangingId } }) => ({
              subjectId,
              ...(arrangingId === null ? {} : { homeworkId: arrangingId }),
            }),
            onDone: [
              { guard: 'isByStudent', target: 'closed', actions: 'refreshStudents' },
              { target: 'closed', actions: 'refreshAssignments' },
            ],
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof homework>;

export const selectAssignments = ({ children }: Snapshot) => children.assignments;
export const selectStudents = ({ children }: Snapshot) => children.students;
export const selectAssigning = ({ children }: Snapshot) => children.assigning;
/** The list whose query the address holds. */
export const selectList = ({ children }: Snapshot) => children.assignments ?? children.students;
export const selectView = ({ context }: Snapshot) => context.view;
export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
