import { setup, type SnapshotFrom } from 'xstate';

interface Input {
  /** Whether the upgrade was shown since this person logged in. */
  readonly wasShown: boolean;
  /** Whether it was open over this page when the page was left, as by a reload. */
  readonly wasOpenHere: boolean;
}

/** Whether the upgrade opens by itself: once a login, and after a reload over the page where it was open [SHELL-008]. */
export const upgradeOffer = setup({
  types: {} as { context: Input; input: Input },
  guards: {
    isFirst: ({ context }) => !context.wasShown,
    isReloaded: ({ context }) => context.wasOpenHere,
  },
}).createMachine({
  id: 'upgradeOffer',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isFirst', target: 'open' },
        { guard: 'isReloaded', target: 'open' },
        { target: 'closed' },
      ],
    },
    open: {},
    closed: {},
  },
});

export const selectIsOffered = (snapshot: SnapshotFrom<typeof upgradeOffer>) =>
  snapshot.matches('open');
