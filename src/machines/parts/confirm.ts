import { assign, setup, type SnapshotFrom } from 'xstate';
import type { Message } from './notice';

export interface ConfirmInput {
  /** What the question names: the homework, the student. */
  readonly question: Message;
  /** What will happen, counted, a sentence each. */
  readonly consequences: readonly Message[];
  /** What stands beside a box that must be ticked before. */
  readonly box?: Message;
}

interface Context extends Omit<ConfirmInput, 'box'> {
  readonly box: Message | null;
  readonly isTicked: boolean;
  /** How often it was confirmed in vain, with the box not ticked. */
  readonly attempts: number;
  readonly isConfirmed: boolean;
}

type Event =
  { type: 'box.toggled' } | { type: 'confirmation.given' } | { type: 'confirmation.refused' };

export interface ConfirmOutput {
  readonly isConfirmed: boolean;
}

/** Asks before something that can't be undone; ends with the answer. */
export const confirm = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: ConfirmInput;
    output: ConfirmOutput;
    tags: 'done';
  },
  actions: {
    toggleBox: assign(({ context }) => ({ isTicked: !context.isTicked })),
    keepConfirmation: assign({ isConfirmed: true }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
  },
  guards: {
    hasBox: ({ context }) => context.box !== null,
    mayBeConfirmed: ({ context }) => context.box === null || context.isTicked,
  },
}).createMachine({
  id: 'confirm',
  context: ({ input: { box = null, ...asked } }) => ({
    ...asked,
    box,
    isTicked: false,
    attempts: 0,
    isConfirmed: false,
  }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'box.toggled': { guard: 'hasBox', actions: 'toggleBox' },
        'confirmation.given': [
          { guard: 'mayBeConfirmed', target: 'confirmed', actions: 'keepConfirmation' },
          { actions: 'countAttempt' },
        ],
        'confirmation.refused': 'cancelled',
      },
    },
    confirmed: { type: 'final', tags: 'done' },
    cancelled: { type: 'final', tags: 'done' },
  },
  output: ({ context: { isConfirmed } }) => ({ isConfirmed }),
});

type Snapshot = SnapshotFrom<typeof confirm>;

export const selectQuestion = ({ context }: Snapshot) => context.question;
export const selectConsequences = ({ context }: Snapshot) => context.consequences;
export const selectBox = ({ context }: Snapshot) => context.box;
export const selectIsTicked = ({ context }: Snapshot) => context.isTicked;
/** Whether to say that the box must be ticked: after a confirmation in vain, until it is. */
export const selectIsTickMissing = ({ context: { attempts, isTicked } }: Snapshot) =>
  attempts > 0 && !isTicked;
