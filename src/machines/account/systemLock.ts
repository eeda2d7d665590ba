import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { checkPagePermission } from '../../contract/account';
import { CallFailure, hasCode } from '../../contract/failure';
import { errorIn } from '../parts/failure';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import { portalRoute, subjectPage } from '../shell/navigation';

interface Context {
  readonly subjectId: number;
  /** Why the system is locked, in the server's words; plain text. */
  readonly reason: string;
}

type Event = { type: 'access.refused'; reason: string } | { type: 'access.retried' };

/** The system's use can be locked; the page of the reason asks again when the person wishes [SCREEN-178]. */
export const systemLock = setup({
  types: {} as {
    context: Context;
    events: Event;
    /** An empty reason: nothing is known of a lock. */
    input: Context;
    emitted: Notice;
    tags: 'busy' | 'blocked' | 'done';
  },
  actors: { checkPermission: remote(checkPagePermission) },
  guards: {
    hasReason: ({ context }) => context.reason !== '',
    isStillLocked: (_, { error }: { error: unknown }) => hasCode(error, 'noPermission'),
  },
  actions: {
    keepReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    keepAnswer: assign((_, { error }: { error: unknown }) =>
      error instanceof CallFailure ? { reason: error.message } : {},
    ),
    forgetReason: assign({ reason: '' }),
    showFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),
    goHome: emit(({ context }) => ({
      type: 'page.requested' as const,
      to: subjectPage('/home', context.subjectId),
      replace: true,
    })),
  },
}).createMachine({
  id: 'systemLock',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasReason', target: 'locked' }, { target: 'open' }] },
    open: {
      tags: 'done',
      on: {
        'access.refused': {
          target: 'locked',
          actions: { type: 'keepReason', params: ({ event }) => event },
          meta: { spec: 'SLK-01' },
        },
      },
    },
    locked: {
      tags: 'blocked',
      initial: 'shown',
      states: {
        shown: { on: { 'access.retried': 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            src: 'checkPermission',
            input: ({ context }) => ({ subject_id: context.subjectId, route: portalRoute }),
            onDone: {
              target: '#systemLock.open',
              actions: ['forgetReason', 'goHome'],
              meta: { spec: 'SLK-02' },
            },
            onError: [
              {
                guard: { type: 'isStillLocked', params: errorIn },
                target: 'shown',
                actions: { type: 'keepAnswer', params: errorIn },
                meta: { spec: 'SLK-03' },
              },
              {
                target: 'shown',
                actions: { type: 'showFailure', params: errorIn },
              },
            ],
          },
        },
      },
    },
  },
});

type LockSnapshot = SnapshotFrom<typeof systemLock>;

/** Why the system is locked, or null while it is open. */
export function selectLockReason(snapshot: LockSnapshot): string | null {
  return snapshot.matches('locked') ? snapshot.context.reason : null;
}

/** Whether the server is being asked again. */
export function selectIsAskingAgain(snapshot: LockSnapshot): boolean {
  return snapshot.hasTag('busy');
}

export function selectCanAskAgain(snapshot: LockSnapshot): boolean {
  return snapshot.can({ type: 'access.retried' });
}
