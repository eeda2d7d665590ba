import { emit, setup, type SnapshotFrom } from 'xstate';

/** A person wants to leave, and is asked first: the drafts of this computer go too. */
export const logout = setup({
  types: {} as {
    events:
      | { type: 'logout.requested' }
      | { type: 'logout.cancelled' }
      | { type: 'logout.confirmed' };
    emitted: { type: 'logout.confirmed' };
    tags: 'done';
  },
  actions: { tellLogout: emit({ type: 'logout.confirmed' }) },
}).createMachine({
  id: 'logout',
  initial: 'staying',
  states: {
    staying: { on: { 'logout.requested': 'asking' } },
    asking: {
      on: {
        'logout.cancelled': 'staying',
        'logout.confirmed': { target: 'leaving', actions: 'tellLogout' },
      },
    },
    leaving: { tags: 'done' },
  },
});

export const selectIsAskingToLeave = (snapshot: SnapshotFrom<typeof logout>) =>
  snapshot.matches('asking');
