import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { boardLottery, drawLottery, type Lottery } from '../../contract/lottery';
import { canPayDraw } from '../../domain/lottery';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type { RecordContext, RecordEvent, RecordInput } from '../parts/record/types';
import { remote } from '../parts/remote';

const definition = { call: boardLottery };
const { actors, guards, actionsFor } = recordParts(definition);
const { loading, loadFailed } = recordStates(definition);

type Context = RecordContext<typeof boardLottery>;
type Event =
  | RecordEvent
  | { type: 'draw.requested' }
  | { type: 'draw.confirmed' }
  | { type: 'draw.cancelled' };

/** The lottery of a season board: what a draw costs is confirmed, then the server draws once [SCREEN-118]. */
export const seasonLottery = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RecordInput<typeof boardLottery>;
    emitted: Notice;
    tags: 'busy' | 'failed';
  },
  actors: { ...actors, draw: remote(drawLottery) },
  guards: {
    ...guards,
    canPay: ({ context: { answer } }) => answer !== null && canPayDraw(answer),
  },
  actions: {
    ...actionsFor<Event>(),
    tellWinner: emit((_, { answer: { draws } }: { answer: Lottery }) =>
      successNotice('foundation:lottery.won', {
        name: draws[0]?.winner ?? '',
        count: draws[0]?.prize ?? 0,
      }),
    ),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
    forget: assign({ answer: null }),
  },
}).createMachine({
  id: 'seasonLottery',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
    ready: {
      initial: 'shown',
      states: {
        shown: { on: { 'draw.requested': { guard: 'canPay', target: 'confirming' } } },
        confirming: { on: { 'draw.confirmed': 'drawing', 'draw.cancelled': 'shown' } },
        drawing: {
          invoke: {
            src: 'draw',
            input: ({ context: { payload, answer } }) => ({
              ...payload,
              commitment: answer?.commitment ?? '',
            }),
            onDone: {
              target: 'shown',
              actions: [
                { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                { type: 'tellWinner', params: ({ event }) => ({ answer: event.output }) },
              ],
            },
            // The draw may have happened all the same: what came of it is asked before another one.
            onError: {
              target: '#seasonLottery.loading',
              actions: [{ type: 'showFailure', params: errorIn }, 'forget'],
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof seasonLottery>;

/** What the dialog asks or does beside showing the draws. */
export function selectDrawing(snapshot: Snapshot): 'confirming' | 'drawing' | null {
  if (snapshot.matches({ ready: 'confirming' })) return 'confirming';
  return snapshot.matches({ ready: 'drawing' }) ? 'drawing' : null;
}
export type { Lottery, LotteryDraw } from '../../contract/lottery';
export const selectCanDraw = (snapshot: Snapshot) => snapshot.can({ type: 'draw.requested' });
