import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { checkUserPassword, updatePassword } from '../../contract/account';
import { hasCode } from '../../contract/failure';
import { passwordForm } from '../../domain/account';
import { errorIn } from '../parts/failure';
import type { FormEvents, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { remote } from '../parts/remote';

const empty = { current: '', password: '', confirmation: '' };

/** Whose password it is, and a subject of theirs. */
interface Input {
  readonly username: string;
  readonly subjectId: number;
}

interface Context extends FormState<typeof empty>, Input {
  /** Whether the server has seen the current password as it is typed, and no change was refused since. */
  readonly isProven: boolean;
}

type Event =
  | FormEvents<typeof empty>
  /** The success was read. */
  | { type: 'success.confirmed' }
  | { type: 'failure.closed' };

export type PasswordEmitted = { type: 'session.ended' };

const form = workflowForm<typeof empty, Context, Event>({ schema: () => passwordForm });
const fresh = (input: Input) => form.started(empty, { ...input, isProven: false });

/** A person shows the current password, sets a new one, and logs in again with it [SCREEN-178]. */
export const passwordChange = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    emitted: PasswordEmitted;
    tags: 'busy' | 'editable' | 'failed' | 'done';
  },
  actors: { prove: remote(checkUserPassword), save: remote(updatePassword) },
  guards: {
    ...form.guards,
    isProven: ({ context }) => context.isProven,
    isCurrentPassword: (_, { field }: { field: string }) => field === 'current',
    isWrong: (_, { error }: { error: unknown }) => hasCode(error, 'wrongCredentials'),
  },
  actions: {
    ...form.actions,
    noteProof: assign({ isProven: true }),
    forgetProof: assign({ isProven: false }),
    refuseCurrent: assign(({ context }) => ({
      refused: { ...context.refused, current: 'wrong' },
      attempts: context.attempts + 1,
    })),
    /** The passwords are dropped from memory as soon as they are not needed. */
    forgetAll: assign(({ context: { username, subjectId } }) => fresh({ username, subjectId })),
    tellEnd: emit({ type: 'session.ended' }),
  },
}).createMachine({
  id: 'passwordChange',
  context: ({ input }) => fresh(input),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.changed': [
          {
            // What was shown is what was typed then, and nothing else.
            guard: { type: 'isCurrentPassword', params: ({ event }) => event },
            actions: [{ type: 'setField', params: ({ event }) => event }, 'forgetProof'],
          },
          { actions: { type: 'setField', params: ({ event }) => event } },
        ],
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
      initial: 'proving',
      states: {
        // An answer may be lost: then the password is changed, and the one that was shown is no longer the current.
        proving: {
          always: { guard: 'isProven', target: 'sending' },
          invoke: {
            src: 'prove',
            input: ({ context: { username, subjectId, values } }) => ({
              subject_id: subjectId,
              uname: username,
              password: values.current,
            }),
            onDone: { target: 'sending', actions: 'noteProof' },
            onError: [
              {
                guard: { type: 'isWrong', params: errorIn },
                target: '#passwordChange.editing',
                actions: 'refuseCurrent',
              },
              {
                target: '#passwordChange.failed',
                actions: { type: 'keepFailure', params: errorIn },
                meta: { spec: 'PWD-05' },
              },
            ],
          },
        },
        sending: {
          invoke: {
            src: 'save',
            input: ({ context }) => ({ password: passwordForm.parse(context.values).password }),
            onDone: {
              target: '#passwordChange.changed',
              actions: 'forgetAll',
              meta: { spec: 'PWD-03' },
            },
            onError: [
              {
                // The server takes a proof for one change, refused or not.
                guard: { type: 'isRefusal', params: errorIn },
                target: '#passwordChange.failed',
                actions: ['forgetProof', { type: 'keepFailure', params: errorIn }],
                meta: { spec: 'PWD-05' },
              },
              {
                target: '#passwordChange.failed',
                actions: { type: 'keepFailure', params: errorIn },
                meta: { spec: 'PWD-05' },
              },
            ],
          },
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

/** Whether the new password is set, and the person is told so. */
export const selectIsChanged = (snapshot: PasswordSnapshot) => snapshot.hasTag('done');
