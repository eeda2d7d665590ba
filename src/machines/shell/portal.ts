import type { SnapshotFrom } from 'xstate';
import { errorIn } from '../parts/failure';
import { language } from './portal.language';
import { portalSetup } from './portal.setup';

export type { PortalEmitted } from './portal.setup';

/** The portal itself: runs as long as the page, holds who is logged in and what stands around every screen. */
export const portal = portalSetup.createMachine({
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
    'act.settled': { actions: 'toToasts' },
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
        'session.closed': { target: '.visitor', actions: ['dropSession', 'toToasts'] },
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
                        params: errorIn,
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
                        params: errorIn,
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
    language,
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
