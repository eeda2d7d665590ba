import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import type { rewardHighlights } from '../../contract/highlights';
import { coinCount } from '../../contract/rewards';
import { ascending } from '../../domain/ascending';
import type { HighlightOutcome, HighlightRow } from '../../domain/highlights';
import type { ListPage } from '../parts/collection/query';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';
import { highlightReward } from './highlightReward';
import { highlightRows } from './highlightRows';
import { rewardMessages } from './rewardMessages';

interface Chosen {
  /** What a reward is for; `highlights` are those of them that are in sight. */
  readonly ids: readonly number[];
  readonly highlights: readonly HighlightRow[];
}

type Answer = AnswerOf<typeof rewardHighlights>;

interface Context extends ListPage, Chosen {
  readonly balance: number;
  readonly outcomes: readonly HighlightOutcome[];
  /** How many students were left out, who are no longer the person's. */
  readonly notYours: number;
  readonly failure: ShownFailure | null;
}

type Event =
  | ({ type: 'reward.requested' } & Chosen)
  | { type: 'balance.retried' }
  | { type: 'dialog.closed' };

/** Highlight moments: what the students did well, the dialog that rewards it, and what came of it [SCREEN-122, SCREEN-123]. */
export const highlights = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ListPage,
    children: {} as {
      list: 'highlightRows';
      reward: 'highlightReward';
      messages: 'rewardMessages';
    },
    tags: {} as 'busy' | 'failed',
  },
  actors: { highlightRows, highlightReward, rewardMessages, askBalance: remote(coinCount) },
  guards: {
    hasHighlights: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
  },
  actions: {
    keepChosen: assign((_, { ids, highlights: chosen }: Chosen) => ({
      ...{ ids: ascending(ids), highlights: chosen },
    })),
    keepBalance: assign((_, { balance }: { balance: number }) => ({ balance })),
    keepOutcomes: assign((_, { answer }: { answer: Answer | null }) => ({
      ...{ outcomes: answer?.outcomes ?? [], notYours: answer?.not_yours ?? 0 },
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
    refresh: sendTo('list', { type: 'refresh.requested' }),
    clearSelection: sendTo('list', { type: 'selection.cleared' }),
  },
}).createMachine({
  id: 'highlights',
  context: ({ input }) => ({
    ...{ ...input, ids: [], highlights: [], balance: 0, outcomes: [], notYours: 0, failure: null },
  }),
  invoke: {
    id: 'list',
    src: 'highlightRows',
    input: ({ context: { subjectId, address } }) => ({ scope: { subject_id: subjectId }, address }),
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'reward.requested': {
          guard: { type: 'hasHighlights', params: ({ event }) => event },
          target: 'rewarding',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
      },
    },
    rewarding: {
      on: { 'dialog.closed': { target: 'browsing', actions: 'refresh' } },
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            src: 'askBalance',
            input: ({ context: { subjectId } }) => ({ subject_id: subjectId }),
            onDone: {
              target: 'open',
              actions: {
                type: 'keepBalance',
                params: ({ event }) => ({ balance: event.output.coin_cnt }),
              },
            },
            onError: { target: 'failed', actions: { type: 'keepFailure', params: errorIn } },
          },
        },
        failed: { tags: 'failed', on: { 'balance.retried': 'asking' } },
        open: {
          invoke: [
            {
              id: 'messages',
              src: 'rewardMessages',
              input: ({ context: { subjectId } }) => ({ subjectId }),
            },
            {
              id: 'reward',
              src: 'highlightReward',
              input: ({ context: { subjectId, ids, highlights: chosen, balance } }) => ({
                scope: {
                  ...{ subject_id: subjectId, highlight_ids: [...ids] },
                  ...{ highlights: [...chosen], balance },
                },
                draftKey: `highlightReward.${ids.join('.')}`,
              }),
              onDone: {
                target: '#highlights.rewarded',
                actions: [
                  {
                    type: 'keepOutcomes',
                    params: ({ event }) => ({ answer: event.output.answer }),
                  },
                  'clearSelection',
                  'refresh',
                ],
              },
            },
          ],
        },
      },
    },
    /** Who got how many, and who nothing, stays in sight until it is closed. */
    rewarded: { on: { 'dialog.closed': 'browsing' } },
  },
});

type Snapshot = SnapshotFrom<typeof highlights>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectReward = ({ children }: Snapshot) => children.reward;
/** Whether the balance is on its way, or did not come. */
export const selectIsWaiting = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || snapshot.hasTag('failed');
export const selectBalanceFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;
/** How many highlights a reward is for. */
export const selectCount = ({ context: { ids } }: Snapshot) => ids.length;
/** What came of it for each; null while nothing was given. */
export const selectOutcomes = (snapshot: Snapshot) =>
  snapshot.matches('rewarded') ? snapshot.context.outcomes : null;
export const selectNotYours = ({ context }: Snapshot) => context.notYours;
