import { setup, type SnapshotFrom } from 'xstate';
import { checkLimitLearn } from '../../contract/account';
import type { AnswerOf } from '../../contract/call';
import { identityLimitType } from '../../domain/account';
import { limitCheckEvery } from '../../domain/limits';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import { identityCheck } from './identityCheck';

interface Person {
  readonly accountId: number;
  readonly subjectId: number;
}

/**
 * Asks every 20 s whether the account is limited; not while the identity has to be checked, nor in a
 * hidden tab [LIVE-002, LIVE-006].
 */
export const limitCheck = setup({
  types: {} as {
    context: Person;
    events: Signals['visibility'];
    input: Person;
    children: { identityCheck: 'identityCheck' };
    tags: 'busy' | 'blocked';
  },
  actors: {
    checkLimit: remote(checkLimitLearn),
    identityCheck,
    visibility: signal('visibility'),
  },
  delays: { untilNextCheck: limitCheckEvery },
  guards: {
    isIdentityLimit: (_, { is_limit, limit_type }: AnswerOf<typeof checkLimitLearn>) =>
      is_limit === 1 && limit_type === identityLimitType,
  },
}).createMachine({
  id: 'limitCheck',
  context: ({ input }) => input,
  invoke: { src: 'visibility' },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      on: { 'page.hidden': 'resting' },
      invoke: {
        src: 'checkLimit',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: [
          {
            guard: { type: 'isIdentityLimit', params: ({ event }) => event.output },
            target: 'identityRequired',
            meta: { spec: 'LIM-01' },
          },
          { target: 'waiting', meta: { spec: 'LIM-02' } },
        ],
        onError: { target: 'waiting', meta: { spec: 'LIM-03' } },
      },
    },
    waiting: {
      after: { untilNextCheck: { target: 'checking', meta: { spec: 'LIM-04' } } },
      on: { 'page.hidden': 'resting' },
    },
    resting: { on: { 'page.shown': 'checking' } },
    identityRequired: {
      tags: 'blocked',
      invoke: {
        id: 'identityCheck',
        src: 'identityCheck',
        input: ({ context }) => context,
        onDone: { target: 'waiting', meta: { spec: 'LIM-05' } },
      },
    },
  },
});

type LimitSnapshot = SnapshotFrom<typeof limitCheck>;

/** The identity check while it runs. */
export function selectIdentityCheck(snapshot: LimitSnapshot) {
  return snapshot.children.identityCheck;
}
