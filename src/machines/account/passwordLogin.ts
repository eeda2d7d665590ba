import { assign, setup, type SnapshotFrom } from 'xstate';
import { login, queryLimit } from '../../contract/account';
import { hasCode } from '../../contract/failure';
import { type LoginForm, loginForm } from '../../domain/account';
import type { TeacherInfo } from '../../domain/teacher';
import { errorsOf, type FieldErrors, noErrors } from '../parts/form/errors';
import { failureMessage, type Message } from '../parts/notice';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import { secondsLeft } from './secondsLeft';

interface Context {
  readonly values: LoginForm;
  readonly errors: FieldErrors;
  /** How often it was sent in vain: when it changes, the first wrong field is focused. */
  readonly attempts: number;
  readonly refusal: Message | null;
  readonly isCapsLockOn: boolean;
  /** Until when this username has to wait, and what time it is; epoch ms of the server's clock. */
  readonly waitsUntil: number;
  readonly now: number;
  readonly teacher: TeacherInfo | null;
}

type Event =
  | { type: 'field.changed'; field: keyof LoginForm; value: string }
  | { type: 'capsLock.seen'; isOn: boolean }
  | { type: 'submit.requested' }
  | Signals['clock'];

const empty: Context = {
  values: { uname: '', password: '' },
  errors: noErrors,
  attempts: 0,
  refusal: null,
  isCapsLockOn: false,
  waitsUntil: 0,
  now: 0,
  teacher: null,
};

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
    isComplete: ({ context }) => loginForm.safeParse(context.values).success,
    isUsername: (_, { field }: { field: keyof LoginForm }) => field === 'uname',
    isWrong: (_, { error }: { error: unknown }) => hasCode(error, 'wrongCredentials'),
    isLimited: (_, { is_limit }: { is_limit: number }) => is_limit === 1,
    isWaitOver: ({ context }, { now }: { now: number }) => context.waitsUntil <= now,
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: keyof LoginForm; value: string }) => {
      const values = { ...context.values, [field]: value };
      const errors = context.attempts > 0 ? errorsOf(loginForm, values) : noErrors;
      return { values, errors, refusal: null };
    }),
    showErrors: assign(({ context }) => ({
      errors: errorsOf(loginForm, context.values),
      attempts: context.attempts + 1,
    })),
    noteCapsLock: assign((_, { isOn }: { isOn: boolean }) => ({ isCapsLockOn: isOn })),
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    forgetRefusal: assign({ refusal: null }),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: failureMessage(error) })),
    holdBack: assign(({ context }, { seconds }: { seconds: number }) => ({
      waitsUntil: context.now + seconds * 1000,
      refusal: null,
    })),
    keepTeacher: assign((_, { teacher_info }: { teacher_info: TeacherInfo }) => ({
      teacher: teacher_info,
    })),
  },
}).createMachine({
  id: 'passwordLogin',
  context: empty,
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
          { guard: 'isComplete', target: 'submitting', actions: 'forgetRefusal' },
          { actions: 'showErrors' },
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
            guard: { type: 'isWrong', params: ({ event }) => ({ error: event.error }) },
            target: 'askingLimit',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'editing',
            actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
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

export const selectValues = ({ context }: PasswordSnapshot) => context.values;
/** What is wrong with the fields, as keys; nothing until somebody has tried to send them. */
export const selectErrors = ({ context }: PasswordSnapshot) => context.errors;
export const selectAttempts = ({ context }: PasswordSnapshot) => context.attempts;
export const selectRefusal = ({ context }: PasswordSnapshot) => context.refusal;
export const selectIsCapsLockOn = ({ context }: PasswordSnapshot) => context.isCapsLockOn;
export const selectIsLoggingIn = (snapshot: PasswordSnapshot) => snapshot.hasTag('busy');

/** Seconds until this username may be tried again; null when it may now. */
export const selectWait = (snapshot: PasswordSnapshot): number | null =>
  snapshot.hasTag('blocked')
    ? secondsLeft(snapshot.context.waitsUntil, snapshot.context.now)
    : null;
