import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { superSuperviseJump } from '../../contract/supervision';
import { superviseJump } from '../../contract/superviseJump';
import type { ListPage } from '../parts/collection/query';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import { supervisedRows } from './supervisedRows';
import { superviseTeachers } from './superviseTeachers';

interface Context extends ListPage {
  /** Of whom the supervision system is asked for; null: of nobody in particular. */
  readonly studentId: number | null;
  readonly teacherId: number;
}

type Event =
  | { type: 'supervision.requested'; studentId: number | null }
  | { type: 'teacherSupervision.requested'; teacherId: number }
  | Signals['visibility'];

const asked = {
  onDone: {
    target: 'browsing',
    actions: {
      type: 'openOutside',
      params: ({ event }: { event: { output: { go_url: string } } }) => ({
        url: event.output.go_url,
      }),
    },
  },
  onError: { target: 'browsing', actions: { type: 'tellFailure', params: errorIn } },
} as const;

/** Supervised students, and the way into the supervision system: one's own, a student's, or a teacher's [ROUTE-038, CALL-112, CALL-113]. */
export const supervise = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ListPage,
    emitted: {} as Notice | { type: 'outsidePage.requested'; url: string },
    tags: {} as 'busy',
    children: {} as { list: 'supervisedRows'; teachers: 'superviseTeachers' },
  },
  actors: {
    ...{ supervisedRows, superviseTeachers },
    askSupervise: remote(superviseJump),
    askSuperSupervise: remote(superSuperviseJump),
    visibility: signal('visibility'),
  },
  delays: { untilNextLook: 60_000 },
  actions: {
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    keepStudent: assign((_, { studentId }: { studentId: number | null }) => ({ studentId })),
    keepTeacher: assign((_, { teacherId }: { teacherId: number }) => ({ teacherId })),
    openOutside: emit((_, { url }: { url: string }) => ({
      type: 'outsidePage.requested' as const,
      url,
    })),
    tellFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'supervise',
  context: ({ input }) => ({ ...input, studentId: null, teacherId: 0 }),
  invoke: [
    {
      id: 'list',
      src: 'supervisedRows',
      input: ({ context: { subjectId, address } }) => ({
        ...{ scope: { subject_id: subjectId }, address },
      }),
    },
    {
      id: 'teachers',
      src: 'superviseTeachers',
      input: ({ context }) => ({ payload: { subject_id: context.subjectId }, scope: {} }),
    },
    { id: 'visibility', src: 'visibility' },
  ],
  type: 'parallel',
  states: {
    /** Who is online and who needs a person changes with time alone: the list is asked for again every minute. */
    looking: {
      initial: 'seen',
      states: {
        seen: {
          after: { untilNextLook: { target: 'seen', reenter: true, actions: 'refreshList' } },
          on: { 'page.hidden': 'hidden' },
        },
        hidden: { on: { 'page.shown': { target: 'seen', actions: 'refreshList' } } },
      },
    },
    entering: {
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'supervision.requested': {
              target: 'asking',
              actions: { type: 'keepStudent', params: ({ event }) => event },
            },
            'teacherSupervision.requested': {
              target: 'askingOfTeacher',
              actions: { type: 'keepTeacher', params: ({ event }) => event },
            },
          },
        },
        asking: {
          tags: 'busy',
          invoke: {
            src: 'askSupervise',
            input: ({ context: { subjectId, studentId } }) => ({
              subject_id: subjectId,
              ...(studentId !== null && { student_id: studentId }),
            }),
            ...asked,
          },
        },
        askingOfTeacher: {
          tags: 'busy',
          invoke: {
            src: 'askSuperSupervise',
            input: ({ context: { subjectId, teacherId } }) => ({
              subject_id: subjectId,
              teacher_id: teacherId,
            }),
            ...asked,
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof supervise>;

export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
export const selectList = ({ children }: Snapshot) => children.list;
export const selectTeachers = ({ children }: Snapshot) => children.teachers;
export const selectIsAsking = (snapshot: Snapshot) => snapshot.hasTag('busy');
