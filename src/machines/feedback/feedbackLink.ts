import { emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import {
  endFeedbackLink,
  feedbackLink as askLink,
  makeFeedbackLink,
} from '../../contract/feedback';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type { RecordContext, RecordEvent, RecordInput } from '../parts/record/types';
import { remote } from '../parts/remote';
import { stageOf } from '../parts/stage';

const definition = { call: askLink };
const { actors, guards, actionsFor } = recordParts(definition);
const { loading, loadFailed } = recordStates(definition);

type Event =
  | RecordEvent
  | { type: 'link.requested' }
  | { type: 'ending.requested' }
  | { type: 'ending.confirmed' }
  | { type: 'ending.cancelled' };

const answerOf = ({ event }: { event: { output: AnswerOf<typeof askLink> } }) => ({
  answer: event.output,
});
const payloadOf = ({ context }: { context: RecordContext<typeof askLink> }) => context.payload;
const kept = { target: 'ready', actions: { type: 'keepAnswer', params: answerOf } } as const;
const failed = { target: 'ready', actions: { type: 'tellRefused', params: errorIn } } as const;

/** The link by which parents read a given feedback: made when it is asked for, and taken back [SCREEN-195]. */
export const feedbackLink = setup({
  types: {} as {
    context: RecordContext<typeof askLink>;
    events: Event;
    input: RecordInput<typeof askLink>;
    emitted: Notice;
    tags: 'busy' | 'failed';
  },
  actors: { ...actors, make: remote(makeFeedbackLink), end: remote(endFeedbackLink) },
  guards: { ...guards, hasLink: ({ context: { answer } }) => (answer?.link ?? null) !== null },
  actions: {
    ...actionsFor<Event>(),
    tellRefused: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'feedbackLink',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
    ready: { always: [{ guard: 'hasLink', target: 'linked' }, { target: 'unlinked' }] },
    unlinked: { on: { 'link.requested': 'making' } },
    making: {
      tags: 'busy',
      invoke: { src: 'make', input: payloadOf, onDone: kept, onError: failed },
    },
    linked: { on: { 'ending.requested': 'confirming' } },
    confirming: { on: { 'ending.confirmed': 'ending', 'ending.cancelled': 'linked' } },
    ending: {
      tags: 'busy',
      invoke: { src: 'end', input: payloadOf, onDone: kept, onError: failed },
    },
  },
});

type Snapshot = SnapshotFrom<typeof feedbackLink>;

/** What the part shows; a link that is asked about is still there. */
export const selectLinkStage = (snapshot: Snapshot) =>
  stageOf(
    snapshot,
    ['loadFailed', 'unlinked', 'making', 'linked', 'confirming', 'ending'],
    'loading',
  );
/** The link; null while there is none. */
export const selectLink = ({ context }: Snapshot) => context.answer?.link ?? null;
export { selectFailure as selectLinkFailure } from '../parts/record';
