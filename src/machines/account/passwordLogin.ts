import { assign, setup, type SnapshotFrom } from 'xstate';
import { login, queryLimit } from '../../contract/account';
import { hasCode } from '../../contract/failure';
import { type LoginForm, loginForm } from '../../domain/account';
import type { TeacherInfo } from '../../domain/teacher';
import { errorIn } from '../parts/failure';
import type { FieldChange, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import { secondsLeft } from './secondsLeft';

interface Context extends FormState<LoginForm> {
  readonly isCapsLockOn: boolean;
  /** Until when this username has to wait, and what time it is; epoch ms of the server's clock. */
  readonly waitsUntil: number;
  readonly now: number;
  readonly teacher: TeacherInfo | null;
}

type Event =
  | ({ type: 'field.changed' } & FieldChange<LoginForm>)
  | { type: 'capsLock.seen'; isOn: boolean }
  | { type: 'submit.requested' }
  | Signals['clock'];

const form = workflowForm<LoginForm, Context, Event>({ schema: () => loginForm });

/** A person logs in with username and password; after too many tries the username has to wait. */
export const passwordLogin = setup({
  types: {} as {
    context: Context;
    events: Event;
    output: { teacher: TeacherInfo | null };
    tags: 'busy' | 'editable' | 'blocked' | 'done';
  },
  actors: { logIn: remote(login), askLimit: remote(queryLimit), clock: signal('clock') },
  guards: {
    ...form.guards,
    isUsername: (_, { field }: { field: keyof LoginForm }) => field === 'uname',
    isWrong: (_, { error }: { error: unknown }) => hasCode(error, 'wrongCredentials'),
    isLimited: (_, { is_limit }: { is_limit: number }) => is_limit === 1,
    isWaitOver: ({ context }, { now }: { now: number }) => context.waitsUntil <= now,
  },
  actions: {
    ...form.actions,
    noteCapsLock: assign((_, { isOn }: { isOn: boolean }) => ({ isCapsLockOn: isOn })),
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    holdBack: assign(({ context }, { seconds }: { seconds: number }) => ({
      waitsUntil: context.now + seconds * 1000,
      failure: null,
    })),
    keepTeacher: assign((_, { teacher_info }: { teacher_info: TeacherInfo }) => ({
      teacher: teacher_info,
    })),
  },
}).createMachine({
  id: 'passwordLogin',
  context: form.started(
    { uname: '', password: '' },
    { isCapsLockOn: false, waitsUntil: 0, now: 0, teacher: null },
  ),
  output: ({ context: { teacher } }) => ({ teacher }),
  invoke: { src: 'clock' },
  on: {
    'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } },
    'capsLock.seen': { actions: { type: 'noteCapsLock', params: ({ event }) => event } },
  },
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'submit.requested': [
          { guard: 'isValid', target: 'submitting', actions: 'forgetFailure' },
          { actions: 'countAttempt' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ context }) => loginForm.parse(context.values),
        onDone: {
          target: 'entered',
          actions: { type: 'keepTeacher', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isWrong', params: errorIn },
            target: 'askingLimit',
            actions: { type: 'keepFailure', params: errorIn },
          },
          {
            target: 'editing',
            actions: { type: 'keepFailure', params: errorIn },
          },
        ],
      },
    },
    // The server answers a wrong password and one try too many alike: this tells them apart.
    askingLimit: {
      tags: 'busy',
      invoke: {
        src: 'askLimit',
        input: ({ context }) => ({ uname: loginForm.parse(context.values).uname }),
        onDone: [
          {
            guard: { type: 'isLimited', params: ({ event }) => event.output },
            target: 'heldBack',
            actions: { type: 'holdBack', params: ({ event }) => event.output },
          },
          { target: 'editing' },
        ],
        onError: 'editing',
      },
    },
    heldBack: {
      tags: ['editable', 'blocked'],
      on: {
        'clock.ticked': {
          guard: { type: 'isWaitOver', params: ({ event }) => event },
          target: 'editing',
          actions: { type: 'keepTime', params: ({ event }) => event },
        },
        // Another username has tries of its own.
        'field.changed': [
          {
            guard: { type: 'isUsername', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'setField', params: ({ event }) => event },
          },
          { actions: { type: 'setField', params: ({ event }) => event } },
        ],
      },
    },
    entered: { type: 'final', tags: 'done' },
  },
});

type PasswordSnapshot = SnapshotFrom<typeof passwordLogin>;

export const selectIsCapsLockOn = ({ context }: PasswordSnapshot) => context.isCapsLockOn;
export const selectIsLoggingIn = (snapshot: PasswordSnapshot) => snapshot.hasTag('busy');

/** Seconds until this username may be tried again; null when it may now. */
export const selectWait = (snapshot: PasswordSnapshot): number | null =>
  snapshot.hasTag('blocked')
    ? secondsLeft(snapshot.context.waitsUntil, snapshot.context.now)
    : null;
