import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { getSwitches, selfStudyJump, setSubject } from '../../contract/shell';
import type { Language } from '../../domain/limits';
import type { GrayTest, Switch } from '../../domain/shell';
import type { TeacherInfo } from '../../domain/teacher';
import type { ProfileEmitted } from '../account/accountMenu';
import { limitCheck } from '../account/limitCheck';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import { signal } from '../parts/signal';
import type { LoginSource } from './navigation';
import { navigationGuard } from './navigationGuard';
import type { NavigationEvent } from './navigationGuard.setup';
import { toasts } from './toasts';

interface Context {
  readonly teacher: TeacherInfo | null;
  readonly subjectId: number;
  readonly chosenSubject: number;
  readonly language: Language;
  readonly source: LoginSource;
  /** What headquarters has turned on for the account. */
  readonly switches: readonly Switch[];
  /** The schools to which each test is open. */
  readonly grayTests: Readonly<Partial<Record<GrayTest, readonly number[]>>>;
}

/** What the browser kept of the last visit. */
type Input = Pick<Context, 'teacher' | 'subjectId' | 'language' | 'source' | 'grayTests'>;

type Event =
  | NavigationEvent
  | { type: 'session.opened'; teacher: TeacherInfo; from: LoginSource }
  | { type: 'session.closed' }
  | ProfileEmitted
  | { type: 'grayTest.loaded'; code: GrayTest; list: readonly number[] }
  | { type: 'language.chosen'; language: Language }
  | { type: 'subject.chosen'; subjectId: number }
  | { type: 'selfStudy.requested' }
  | { type: 'sidebar.toggled' }
  | { type: 'viewport.narrowed' }
  | { type: 'viewport.widened' }
  | { type: 'network.lost' }
  | { type: 'network.found' }
  | Extract<Notice, { type: 'notice.shown' }>
  | { type: 'notice.dismissed'; id: string };

export type PortalEmitted =
  | Notice
  | { type: 'language.changed'; language: Language }
  | { type: 'subject.changed'; subjectId: number }
  | { type: 'outsidePage.requested'; url: string };

/** The portal itself: runs as long as the page, holds who is logged in and what stands around every screen. */
export const portal = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as PortalEmitted,
    children: {} as { guard: 'guard'; toasts: 'toasts'; limitCheck: 'limitCheck' },
  },
  actors: {
    guard: navigationGuard,
    toasts,
    limitCheck,
    loadSwitches: remote(getSwitches),
    switchSubject: remote(setSubject),
    askSelfStudy: remote(selfStudyJump),
    network: signal('network'),
  },
  guards: {
    isOtherSession: ({ context }, { teacher }: { teacher: TeacherInfo }) =>
      context.teacher?.user_token !== teacher.user_token,
    isMember: ({ context }) => context.teacher !== null,
    isNewSubject: ({ context }, { subjectId }: { subjectId: number }) =>
      subjectId !== context.subjectId &&
      (context.teacher?.subject_list.some((subject) => subject.subject_id === subjectId) ?? false),
  },
  actions: {
    takeSession: assign((_, { teacher, from }: { teacher: TeacherInfo; from: LoginSource }) => ({
      teacher,
      source: from,
      subjectId: teacher.subject_id,
    })),
    dropSession: assign({ teacher: null }),
    takeProfile: assign(({ context: { teacher } }, { profile }: ProfileEmitted) => ({
      teacher: teacher && { ...teacher, ...profile },
    })),
    setLanguage: assign((_, { language }: { language: Language }) => ({ language })),
    setSwitches: assign((_, { list }: { list: readonly Switch[] }) => ({ switches: list })),
    setGrayTest: assign(
      ({ context }, { code, list }: { code: GrayTest; list: readonly number[] }) => ({
        grayTests: { ...context.grayTests, [code]: list },
      }),
    ),
    chooseSubject: assign((_, { subjectId }: { subjectId: number }) => ({
      chosenSubject: subjectId,
    })),
    takeSubject: assign(({ context }) => ({ subjectId: context.chosenSubject })),
    toGuard: sendTo('guard', ({ event }) => event),
    toToasts: sendTo('toasts', ({ event }) => event),
    tellLanguage: emit(({ context: { language } }): PortalEmitted => ({
      type: 'language.changed',
      language,
    })),
    tellSubject: emit(({ context: { subjectId } }): PortalEmitted => ({
      type: 'subject.changed',
      subjectId,
    })),
    openOutside: emit((_, { url }: { url: string }): PortalEmitted => ({
      type: 'outsidePage.requested',
      url,
    })),
    tellFailure: emit((_, { error }: { error: unknown }): PortalEmitted => failureNotice(error)),
  },
}).createMachine({
  id: 'portal',
  context: ({ input }) => ({
    ...input,
    chosenSubject: input.subjectId,
    switches: [],
  }),
  type: 'parallel',
  invoke: [
    { id: 'guard', src: 'guard' },
    { id: 'toasts', src: 'toasts' },
    { id: 'network', src: 'network' },
  ],
  on: {
    'navigation.requested': { actions: 'toGuard' },
    'call.failed': { actions: 'toGuard' },
    'logout.requested': { actions: 'toGuard' },
    'login.succeeded': { actions: 'toGuard' },
    'session.ended': { actions: 'toGuard' },
    'retry.requested': { actions: 'toGuard' },
    'notice.shown': { actions: 'toToasts' },
    'notice.dismissed': { actions: 'toToasts' },
    'language.chosen': {
      actions: [
        { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) },
        'tellLanguage',
      ],
    },
    'grayTest.loaded': {
      actions: {
        type: 'setGrayTest',
        params: ({ event }) => ({ code: event.code, list: event.list }),
      },
    },
  },
  states: {
    session: {
      initial: 'restoring',
      on: {
        'session.opened': {
          guard: { type: 'isOtherSession', params: ({ event }) => ({ teacher: event.teacher }) },
          target: '.member',
          actions: {
            type: 'takeSession',
            params: ({ event }) => ({ teacher: event.teacher, from: event.from }),
          },
        },
        'session.closed': { target: '.visitor', actions: 'dropSession' },
        'profile.saved': { actions: { type: 'takeProfile', params: ({ event }) => event } },
      },
      states: {
        restoring: {
          always: [{ guard: 'isMember', target: 'member' }, { target: 'visitor' }],
        },
        visitor: {},
        member: {
          type: 'parallel',
          states: {
            identity: {
              invoke: {
                id: 'limitCheck',
                src: 'limitCheck',
                input: ({ context }) => ({
                  accountId: context.teacher?.teacher_id ?? 0,
                  subjectId: context.subjectId,
                }),
              },
            },
            features: {
              initial: 'loading',
              states: {
                loading: {
                  invoke: {
                    src: 'loadSwitches',
                    input: ({ context }) => ({ subject_id: context.subjectId }),
                    onDone: {
                      target: 'known',
                      actions: {
                        type: 'setSwitches',
                        params: ({ event }) => ({ list: event.output.list }),
                      },
                    },
                    // Without an answer what is switched stays off.
                    onError: 'known',
                  },
                },
                known: {},
              },
            },
            selfStudy: {
              initial: 'idle',
              states: {
                idle: { on: { 'selfStudy.requested': 'asking' } },
                asking: {
                  invoke: {
                    src: 'askSelfStudy',
                    input: ({ context }) => ({ subject_id: context.subjectId }),
                    onDone: {
                      target: 'idle',
                      actions: {
                        type: 'openOutside',
                        params: ({ event }) => ({ url: event.output.go_url }),
                      },
                    },
                    onError: {
                      target: 'idle',
                      actions: {
                        type: 'tellFailure',
                        params: ({ event }) => ({ error: event.error }),
                      },
                    },
                  },
                },
              },
            },
            subject: {
              initial: 'settled',
              states: {
                settled: {
                  on: {
                    'subject.chosen': {
                      guard: {
                        type: 'isNewSubject',
                        params: ({ event }) => ({ subjectId: event.subjectId }),
                      },
                      target: 'switching',
                      actions: {
                        type: 'chooseSubject',
                        params: ({ event }) => ({ subjectId: event.subjectId }),
                      },
                    },
                  },
                },
                switching: {
                  tags: 'busy',
                  invoke: {
                    src: 'switchSubject',
                    input: ({ context }) => ({
                      subject_id: context.chosenSubject,
                      subjects: context.teacher?.subject_list.map((item) => item.subject_id) ?? [],
                    }),
                    onDone: { target: 'settled', actions: ['takeSubject', 'tellSubject'] },
                    onError: {
                      target: 'settled',
                      actions: {
                        type: 'tellFailure',
                        params: ({ event }) => ({ error: event.error }),
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    sidebar: {
      initial: 'measuring',
      states: {
        measuring: {
          on: { 'viewport.narrowed': 'collapsed', 'viewport.widened': 'expanded' },
        },
        expanded: { on: { 'sidebar.toggled': 'collapsed', 'viewport.narrowed': 'collapsed' } },
        collapsed: { on: { 'sidebar.toggled': 'expanded', 'viewport.widened': 'expanded' } },
      },
    },
    connection: {
      initial: 'online',
      states: {
        online: { on: { 'network.lost': 'offline' } },
        offline: { on: { 'network.found': 'online' } },
      },
    },
  },
});

export type PortalSnapshot = SnapshotFrom<typeof portal>;
