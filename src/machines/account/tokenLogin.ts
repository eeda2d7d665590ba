import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { loginByToken } from '../../contract/account';
import { isNetworkFailure } from '../../contract/failure';
import type { TeacherInfo } from '../../domain/teacher';
import { errorIn } from '../parts/failure';
import { failureMessage, type Message } from '../parts/notice';
import { remote } from '../parts/remote';
import type { LoginEmitted } from './login';

interface Context {
  /** Good once; the app has taken it out of the address. */
  readonly token: string;
  readonly failure: Message | null;
}

/** A person comes in by a link that holds a token, which is good once. */
export const tokenLogin = setup({
  types: {} as {
    context: Context;
    events: { type: 'retry.requested' };
    input: { token: string };
    emitted: LoginEmitted;
    tags: 'busy' | 'failed' | 'done';
  },
  actors: { logIn: remote(loginByToken) },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isUnanswered: (_, { error }: { error: unknown }) => isNetworkFailure(error),
  },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureMessage(error) })),
    noteMissing: assign({ failure: { key: 'account:tokenLogin.incomplete' } }),
    tellSuccess: emit((_, { teacher }: { teacher: TeacherInfo }): LoginEmitted => ({
      type: 'login.succeeded',
      teacher,
    })),
  },
}).createMachine({
  id: 'tokenLogin',
  context: ({ input }) => ({ token: input.token, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasToken', target: 'entering' },
        { target: 'refused', actions: 'noteMissing' },
      ],
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: 'entered',
          actions: {
            type: 'tellSuccess',
            params: ({ event }) => ({ teacher: event.output.teacher_info }),
          },
        },
        onError: [
          {
            guard: { type: 'isUnanswered', params: errorIn },
            target: 'failed',
            actions: { type: 'keepFailure', params: errorIn },
          },
          {
            target: 'refused',
            actions: { type: 'keepFailure', params: errorIn },
          },
        ],
      },
    },
    failed: { tags: 'failed', on: { 'retry.requested': 'entering' } },
    refused: { tags: 'failed' },
    entered: { tags: 'done' },
  },
});

type TokenLoginSnapshot = SnapshotFrom<typeof tokenLogin>;

/** Why it did not work, or null. */
export const selectTokenFailure = (snapshot: TokenLoginSnapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;

export const selectCanRetryToken = (snapshot: TokenLoginSnapshot) =>
  snapshot.can({ type: 'retry.requested' });
