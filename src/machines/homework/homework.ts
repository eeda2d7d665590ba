import { emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { ListPage } from '../parts/collection/query';
import type { Notice } from '../parts/notice';
import { emptyAssignment } from './assignmentValues';
import { homeworkAssignment } from './homeworkAssignment';
import { homeworkRows } from './homeworkRows';
import { homeworkStudentRows } from './homeworkStudentRows';

export type HomeworkView = 'assignment' | 'student';

interface Context extends ListPage {
  readonly view: HomeworkView;
  /** Whether whoever looks at it may assign homework. */
  readonly mayAssign: boolean;
  /** For whom the address asks to assign; null where it does not ask. */
  readonly chosen: readonly number[] | null;
}

type Event = { type: 'assigning.requested' };

/** Homework management: the list by assignment or by student, and the dialog that assigns [SCREEN-078]. */
export const homework = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as Notice,
    children: {} as {
      assignments: 'homeworkRows';
      students: 'homeworkStudentRows';
      assigning: 'homeworkAssignment';
    },
  },
  actors: { homeworkRows, homeworkStudentRows, homeworkAssignment },
  actions: {
    fillIn: sendTo('assigning', ({ context }) => ({
      type: 'content.restored' as const,
      content: { values: { ...emptyAssignment, student_ids: context.chosen ?? [] }, card: null },
    })),
    /**
     * Back to the page that asked for some students, such as the students list; else to the list without the question,
     * so that neither a reload nor Back asks again.
     */
    forgetQuestion: emit(({ context }) => ({
      type: 'page.requested' as const,
      to: context.view === 'student' ? '/homework/list?view=student' : '/homework/list',
      replace: true,
      back: (context.chosen ?? []).length > 0,
    })),
    refreshAssignments: sendTo('assignments', { type: 'refresh.requested' }),
    refreshStudents: sendTo('students', { type: 'refresh.requested' }),
  },
  guards: {
    mayAssign: ({ context }) => context.mayAssign,
    isAsked: ({ context }) => context.chosen !== null,
    isToBeAsked: ({ context }) => context.mayAssign && context.chosen !== null,
    isByStudent: ({ context }) => context.view === 'student',
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
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'isToBeAsked', target: 'open' }, { target: 'closed' }],
        },
        closed: { on: { 'assigning.requested': { guard: 'mayAssign', target: 'open' } } },
        open: {
          initial: 'empty',
          states: {
            empty: { always: { guard: 'isAsked', target: 'filled', actions: 'fillIn' } },
            filled: {},
          },
          invoke: {
            id: 'assigning',
            src: 'homeworkAssignment',
            input: ({ context: { subjectId } }) => ({ subjectId }),
            onDone: [
              { guard: 'isAsked', target: 'closed', actions: 'forgetQuestion' },
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
/** Whether assigning is offered; the open dialog does not take it away. */
export const selectMayAssign = ({ context }: Snapshot) => context.mayAssign;
