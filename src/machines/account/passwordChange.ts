import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { updatePassword } from '../../contract/account';
import { passwordForm } from '../../domain/account';
import { errorIn } from '../parts/failure';
import type { FormEvents, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { remote } from '../parts/remote';

const empty = { password: '', confirmation: '' };

type Context = FormState<typeof empty>;

type Event =
  | FormEvents<typeof empty>
  /** The success was read. */
  | { type: 'success.confirmed' }
  | { type: 'failure.closed' };

export type PasswordEmitted = { type: 'session.ended' };

const form = workflowForm<typeof empty, Context, Event>({ schema: () => passwordForm });
const fresh = form.started(empty, {});

/** A person sets a new password, and logs in again with it [SCREEN-178]. */
export const passwordChange = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: PasswordEmitted;
    tags: 'busy' | 'editable' | 'failed' | 'done';
  },
  actors: { save: remote(updatePassword) },
  guards: form.guards,
  actions: {
    ...form.actions,
    /** The password is dropped from memory as soon as it is not needed. */
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
        // What is wrong with a field shows once it is left [VALID-006].
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
          actions: { type: 'keepFailure', params: errorIn },
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
