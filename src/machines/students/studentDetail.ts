import { and, assign, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { hasCode } from '../../contract/failure';
import type { SocketMessage } from '../../contract/socket';
import { studentInfo } from '../../contract/students';
import { isSupervised } from '../../domain/students';
import { studentHomeworkRows } from '../homework/personRows';
import type { Address } from '../parts/collection/query';
import { shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';

/** The tabs of one student's page, as the address names them [SCREEN-039 … SCREEN-052]. */
export const studentViews = [
  'report',
  'homework',
  'history',
  'lockUnlock',
  'errorBook',
  'studyTime',
  'behaviour',
  'customization',
  'foundationMode',
  'rebuildFoundation',
] as const;
export type StudentView = (typeof studentViews)[number];

type Info = AnswerOf<typeof studentInfo>;

interface StudentDetailInput {
  readonly subjectId: number;
  readonly studentId: number;
  readonly view: StudentView;
  /** What the list of the tab begins with. */
  readonly address: Address;
}

interface Context extends StudentDetailInput {
  readonly info: Info | null;
  readonly failure: ShownFailure | null;
}

type Event = { type: 'load.retried' } | Signals['socket'];

/** One student: who it is, always up to date, and the tab that the address names. */
export const studentDetail = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as StudentDetailInput,
    tags: {} as 'busy' | 'failed' | 'empty' | 'blocked',
    children: {} as { homework: 'studentHomeworkRows' },
  },
  actors: {
    load: remote(studentInfo),
    studentHomeworkRows,
    socket: signal('socket'),
  },
  guards: {
    hasStudentId: ({ context }) => Number.isInteger(context.studentId) && context.studentId > 0,
    isAbsent: (_, { error }: { error: unknown }) => hasCode(error, 'absent'),
    isConcerned: ({ context }, { message }: { message: SocketMessage }) =>
      message.type === 'student.changed' &&
      (message.student_id ?? context.studentId) === context.studentId,
    isHomework: ({ context }) => context.view === 'homework',
    isCustomization: ({ context }) => context.view === 'customization',
    isUnsupervised: ({ context }) => context.info !== null && !isSupervised(context.info.student),
  },
  actions: {
    keepInfo: assign((_, { info }: { info: Info }) => ({ info, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
  },
}).createMachine({
  id: 'studentDetail',
  context: ({ input }) => ({ ...input, info: null, failure: null }),
  initial: 'finding',
  states: {
    finding: { always: [{ guard: 'hasStudentId', target: 'loading' }, { target: 'absent' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { subjectId, studentId } }) => ({
          subject_id: subjectId,
          student_id: studentId,
        }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepInfo', params: ({ event }) => ({ info: event.output }) },
        },
        onError: [
          { guard: { type: 'isAbsent', params: ({ event }) => event }, target: 'absent' },
          {
            target: 'loadFailed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    loadFailed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    /** No such student, or one of somebody else's. */
    absent: { tags: 'empty' },
    ready: {
      type: 'parallel',
      states: {
        tab: {
          initial: 'choosing',
          states: {
            choosing: {
              always: [
                { guard: 'isHomework', target: 'homework' },
                { guard: and(['isCustomization', 'isUnsupervised']), target: 'refused' },
                { target: 'building' },
              ],
            },
            homework: {
              invoke: {
                id: 'homework',
                src: 'studentHomeworkRows',
                input: ({ context: { subjectId, studentId, address } }) => ({
                  scope: { subject_id: subjectId, student_id: studentId },
                  address,
                }),
              },
            },
            /** The tab is not for this student. */
            refused: { tags: 'blocked' },
            /** The tab is still being built. */
            building: {},
          },
        },
        identity: {
          initial: 'current',
          invoke: { id: 'socket', src: 'socket' },
          states: {
            current: {
              on: {
                'socket.received': {
                  guard: { type: 'isConcerned', params: ({ event }) => event },
                  target: 'refreshing',
                },
              },
            },
            // What is shown stays: the next message asks again.
            refreshing: {
              invoke: {
                src: 'load',
                input: ({ context: { subjectId, studentId } }) => ({
                  subject_id: subjectId,
                  student_id: studentId,
                }),
                onDone: {
                  target: 'current',
                  actions: { type: 'keepInfo', params: ({ event }) => ({ info: event.output }) },
                },
                onError: 'current',
              },
              on: {
                'socket.received': {
                  guard: { type: 'isConcerned', params: ({ event }) => event },
                  target: 'refreshing',
                  reenter: true,
                },
              },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof studentDetail>;

/** What the page shows. */
export function selectStage(snapshot: Snapshot) {
  if (snapshot.matches('absent')) return 'absent';
  if (snapshot.matches('loadFailed')) return 'loadFailed';
  if (!snapshot.matches('ready')) return 'loading';
  if (snapshot.matches({ ready: { tab: 'homework' } })) return 'homework';
  return snapshot.hasTag('blocked') ? 'refused' : 'building';
}

export const selectStudent = ({ context }: Snapshot) => context.info?.student ?? null;
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectView = ({ context }: Snapshot) => context.view;
export const selectHomework = ({ children }: Snapshot) => children.homework;
