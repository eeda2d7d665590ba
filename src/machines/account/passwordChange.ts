import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { updatePassword } from '../../contract/account';
import { passwordForm } from '../../domain/account';
import { shownFailure, type ShownFailure } from '../parts/failure';
import {
  errorsOf,
  type FieldErrors,
  noErrors,
  refusedFields,
  withoutField,
} from '../parts/form/errors';
import { remote } from '../parts/remote';

interface Values {
  readonly password: string;
  readonly confirmation: string;
}

type Field = keyof Values;

interface Context {
  readonly values: Values;
  /** The fields that were left: what is wrong with them shows [VALID-006]. */
  readonly touched: readonly Field[];
  readonly errors: FieldErrors;
  /** What the server says of fields that have not been changed since. */
  readonly refused: FieldErrors;
  /** How often it was submitted in vain. */
  readonly attempts: number;
  readonly failure: ShownFailure | null;
}

type Event =
  | { type: 'field.changed'; field: Field; value: string }
  | { type: 'field.left'; field: Field }
  | { type: 'submit.requested' }
  /** The success was read. */
  | { type: 'success.confirmed' }
  | { type: 'failure.closed' };

export type PasswordEmitted = { type: 'session.ended' };

const empty: Values = { password: '', confirmation: '' };

const fresh: Context = {
  values: empty,
  touched: [],
  errors: errorsOf(passwordForm, empty),
  refused: noErrors,
  attempts: 0,
  failure: null,
};

/** A person sets a new password, and logs in again with it [SCREEN-178]. */
export const passwordChange = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: PasswordEmitted;
    tags: 'busy' | 'editable' | 'failed' | 'done';
  },
  actors: { save: remote(updatePassword) },
  guards: {
    isValid: ({ context }) => passwordForm.safeParse(context.values).success,
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: Field; value: string }) => {
      const values = { ...context.values, [field]: value };
      return {
        values,
        errors: errorsOf(passwordForm, values),
        refused: withoutField(context.refused, field),
      };
    }),
    touch: assign(({ context }, { field }: { field: Field }) => ({
      touched: context.touched.includes(field) ? context.touched : [...context.touched, field],
    })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      failure: shownFailure(error),
      refused: refusedFields(error),
    })),
    forgetFailure: assign({ failure: null }),
    /** Nobody needs the password any more. */
    forgetAll: assign(fresh),
    tellEnd: emit({ type: 'session.ended' }),
  },
}).createMachine({
  id: 'passwordChange',
  context: fresh,
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'field.left': { actions: { type: 'touch', params: ({ event }) => event } },
        'submit.requested': [
          { guard: 'isValid', target: 'saving', meta: { spec: 'PWD-01' } },
          { actions: 'countAttempt', meta: { spec: 'PWD-02' } },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ password: passwordForm.parse(context.values).password }),
        onDone: { target: 'changed', actions: 'forgetAll', meta: { spec: 'PWD-03' } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          meta: { spec: 'PWD-05' },
        },
      },
    },
    changed: {
      tags: 'done',
      on: {
        'success.confirmed': {
          target: 'loggedOut',
          actions: 'tellEnd',
          meta: { spec: 'PWD-04' },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: {
        'failure.closed': {
          target: 'editing',
          actions: 'forgetFailure',
          meta: { spec: 'PWD-06' },
        },
      },
    },
    loggedOut: { type: 'final', tags: 'done' },
  },
});

type PasswordSnapshot = SnapshotFrom<typeof passwordChange>;

export const selectPasswords = ({ context }: PasswordSnapshot) => context.values;
/** Whether the new password is set, and the person is told so. */
export const selectIsChanged = (snapshot: PasswordSnapshot) => snapshot.hasTag('done');
