import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { login as loginCall } from '../../contract/account';
import { type LoginForm, loginForm } from '../../domain/account';
import type { TeacherInfo } from '../../domain/teacher';
import { failureMessage, type Message } from '../parts/notice';
import { remote } from '../parts/remote';

type Field = keyof LoginForm;

interface Context {
  readonly values: LoginForm;
  /** How often it was submitted in vain. */
  readonly attempts: number;
  readonly refusal: Message | null;
}

type Event =
  { type: 'field.changed'; field: Field; value: string } | { type: 'submit.requested' };

export type LoginEmitted = { type: 'login.succeeded'; teacher: TeacherInfo };

/** A person logs in with username and password; ends for this page when the guard takes over. */
export const login = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as LoginEmitted,
    tags: {} as 'busy' | 'editable' | 'done',
  },
  actors: { logIn: remote(loginCall) },
  guards: { isValid: ({ context }) => loginForm.safeParse(context.values).success },
  actions: {
    setField: assign(({ context }, { field, value }: { field: Field; value: string }) => ({
      values: { ...context.values, [field]: value },
      refusal: null,
    })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    setRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: failureMessage(error) })),
    tellSuccess: emit(
      (_, { teacher }: { teacher: TeacherInfo }): LoginEmitted => ({
        type: 'login.succeeded',
        teacher,
      }),
    ),
  },
}).createMachine({
  id: 'login',
  context: { values: { uname: '', password: '' }, attempts: 0, refusal: null },
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.changed': {
          actions: {
            type: 'setField',
            params: ({ event }) => ({ field: event.field, value: event.value }),
          },
        },
        'submit.requested': [
          { guard: 'isValid', target: 'submitting' },
          { actions: 'countAttempt' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ context }) => context.values,
        onDone: {
          target: 'entered',
          actions: {
            type: 'tellSuccess',
            params: ({ event }) => ({ teacher: event.output.teacher_info }),
          },
        },
        onError: {
          target: 'editing',
          actions: { type: 'setRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    entered: { tags: 'done' },
  },
});

type Snapshot = SnapshotFrom<typeof login>;

export const selectValues = ({ context }: Snapshot) => context.values;
export const selectAttempts = ({ context }: Snapshot) => context.attempts;
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
