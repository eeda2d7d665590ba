import { emit, setup, type SnapshotFrom } from 'xstate';
import { feedbackInfo } from '../../contract/feedback';
import { local } from '../parts/local';
import { type Notice, warningNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type { RecordContext, RecordEvent, RecordInput } from '../parts/record/types';

const definition = { call: feedbackInfo };
const { actors, guards, actionsFor } = recordParts(definition);
const { loading, loadFailed } = recordStates(definition);

type Event = RecordEvent | { type: 'file.requested' };

/** One feedback as it went to headquarters; it can be read, and its record kept as a file [CALL-149]. */
export const sentFeedback = setup({
  types: {} as {
    context: RecordContext<typeof feedbackInfo>;
    events: Event;
    input: RecordInput<typeof feedbackInfo>;
    emitted: Notice;
    tags: 'busy' | 'failed';
  },
  actors: { ...actors, saveRecord: local('record.save') },
  guards: { ...guards, hasRecord: ({ context: { answer } }) => (answer?.record ?? null) !== null },
  actions: { ...actionsFor<Event>(), tellFailure: emit(warningNotice('feedback:record.notSaved')) },
}).createMachine({
  id: 'sentFeedback',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
    ready: {
      initial: 'shown',
      states: {
        shown: { on: { 'file.requested': { guard: 'hasRecord', target: 'savingFile' } } },
        savingFile: {
          invoke: {
            id: 'saveRecord',
            src: 'saveRecord',
            input: ({ context }) => ({ record: context.answer?.record ?? null }),
            onDone: 'shown',
            onError: { target: 'shown', actions: 'tellFailure' },
          },
        },
      },
    },
  },
});

/** What was sent; null until it is there. */
export { selectAnswer as selectSent } from '../parts/record';
/** Why it could not be loaded; null where it is there or on its way. */
export const selectLoadFailure = (snapshot: SnapshotFrom<typeof sentFeedback>) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
