import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { rewardConfigList } from '../../contract/rewards';
import { remote } from '../parts/remote';

interface Input {
  readonly subjectId: number;
}

interface Messages {
  readonly messages: readonly string[];
}

/** The messages that the server offers for a reward; without them one writes one's own [CALL-058]. */
export const rewardMessages = setup({
  types: {} as { context: Input & Messages; input: Input; tags: 'busy' | 'failed' },
  actors: { askMessages: remote(rewardConfigList) },
  actions: { keepMessages: assign((_, { messages }: Messages) => ({ messages })) },
}).createMachine({
  id: 'rewardMessages',
  context: ({ input }) => ({ ...input, messages: [] }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askMessages',
        src: 'askMessages',
        input: ({ context: { subjectId } }) => ({ subject_id: subjectId }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepMessages', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    ready: {},
    failed: { tags: 'failed' },
  },
});

export type MessagesActor = ActorRefFrom<typeof rewardMessages> | undefined;

/** The offer beside a dialog that rewards. */
export const selectOffer = ({ children }: { readonly children: { messages?: MessagesActor } }) =>
  children.messages;

const none: readonly string[] = [];

export const selectMessages = (snapshot: SnapshotFrom<typeof rewardMessages> | undefined) =>
  snapshot?.context.messages ?? none;
