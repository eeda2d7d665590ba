import { assign, fromPromise, setup } from 'xstate';
import type { Catalogue } from '../../../src/paths';

/** How far an exploration must see: actors, guards, timers, history, regions, all in one chart. */
type Context = {
  attempts: number;
  amount: number;
  senior: boolean;
  notes: string[];
  problem: string | null;
};

type Event =
  | { type: 'claim.opened' }
  | { type: 'claim.retried' }
  | { type: 'claim.cancelled' }
  | { type: 'note.added'; text: string }
  | { type: 'page.turned' }
  | { type: 'drawer.toggled' }
  | { type: 'work.paused' }
  | { type: 'work.resumed' }
  | { type: 'claim.approved' }
  | { type: 'claim.rejected' };

const building = setup({
  types: {} as { context: Context; events: Event; input: { senior: boolean } },
  actors: {
    fetchClaim: fromPromise<{ amount: number }>(() => Promise.reject(new Error('not connected'))),
    storeClaim: fromPromise<null, { notes: string[] }>(() =>
      Promise.reject(new Error('not connected')),
    ),
  },
  delays: { patience: 30_000 },
  guards: {
    isLarge: ({ context }) => context.amount > 100,
    hasManyNotes: ({ context }) => context.notes.length > 1,
    canAddNote: ({ context }) => context.notes.length < 2,
    canTryAgain: ({ context }) => context.attempts < 2,
    isSenior: ({ context }) => context.senior,
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    noteProblem: assign({ problem: (_, { problem }: { problem: string }) => problem }),
  },
});

/** A claim is fetched, worked on in two regions at once, reviewed if need be, and stored. */
function claimChart(retried: { target: string; guard?: 'canTryAgain' }) {
  return building.createMachine({
    id: 'claim',
    context: ({ input }) => ({
      attempts: 0,
      amount: 0,
      senior: input.senior,
      notes: [],
      problem: null,
    }),
    initial: 'idle',
    on: { 'claim.cancelled': { target: '.cancelled' } },
    states: {
      idle: { on: { 'claim.opened': { target: 'loading', meta: { spec: 'CLM-01' } } } },
      loading: {
        invoke: {
          id: 'fetch',
          src: 'fetchClaim',
          onDone: [
            {
              guard: ({ event }) => event.output.amount > 100,
              target: 'work',
              actions: assign({ amount: ({ event }) => event.output.amount }),
              meta: { spec: ['CLM-02', 'CLM-03'] },
            },
            {
              guard: ({ event }) => event.output.amount > 0,
              target: 'work',
              actions: assign({ amount: ({ event }) => event.output.amount }),
            },
            { target: 'empty' },
          ],
          onError: [
            {
              guard: 'canTryAgain',
              target: 'failed',
              actions: ['countAttempt', { type: 'noteProblem', params: { problem: 'network' } }],
            },
            { target: 'dead' },
          ],
        },
        after: {
          5000: {
            target: 'failed',
            actions: { type: 'noteProblem', params: { problem: 'timeout' } },
          },
        },
      },
      empty: { type: 'final' },
      failed: { on: { 'claim.retried': retried }, after: { patience: 'cancelled' } },
      work: {
        type: 'parallel',
        onDone: 'deciding',
        states: {
          pages: {
            initial: 'first',
            states: {
              first: { on: { 'page.turned': 'second', 'work.paused': '#claim.paused' } },
              second: {
                on: {
                  'page.turned': 'end',
                  'work.paused': '#claim.paused',
                  'note.added': {
                    guard: 'canAddNote',
                    actions: assign({
                      notes: ({ context, event }) => [...context.notes, event.text],
                    }),
                  },
                },
              },
              end: { type: 'final' },
              lastOpen: { type: 'history' },
            },
          },
          drawer: {
            initial: 'shut',
            states: {
              shut: { on: { 'drawer.toggled': 'open' } },
              open: { on: { 'drawer.toggled': 'shut', 'page.turned': { target: 'away' } } },
              away: { type: 'final' },
            },
          },
        },
      },
      paused: { on: { 'work.resumed': '#claim.work.pages.lastOpen' } },
      deciding: {
        always: [
          { guard: 'isLarge', target: 'review' },
          { guard: 'hasManyNotes', target: 'review' },
          { target: 'storing' },
        ],
      },
      review: {
        on: {
          'claim.approved': { target: 'storing', guard: 'isSenior' },
          'claim.rejected': { target: 'work' },
        },
      },
      storing: {
        invoke: {
          id: 'store',
          src: 'storeClaim',
          input: ({ context }) => ({ notes: context.notes }),
          onDone: 'stored',
          onError: {
            target: 'failed',
            actions: { type: 'noteProblem', params: { problem: 'disk' } },
          },
        },
      },
      stored: { type: 'final' },
      dead: { type: 'final' },
      cancelled: { type: 'final' },
    },
  });
}

export const claim = claimChart({ target: 'loading' });

/** As first drafted: a retry has the same guard as an error, so `loading` never gives up. */
export const claimDraft = claimChart({ target: 'loading', guard: 'canTryAgain' });

export const claimPaths = {
  inputs: { senior: { senior: true } },
  events: { 'note.added': [{ text: 'x' }] },
  outcomes: {
    fetchClaim: {
      done: [{ amount: 500 }, { amount: 50 }, { amount: 0 }],
      error: [new Error('network')],
    },
    store: { done: [null], error: [new Error('disk')] },
  },
  project: ({ attempts, amount, senior, notes }) => ({
    attempts: Math.min(attempts, 2),
    isLarge: amount > 100,
    senior,
    notes: notes.length,
  }),
} satisfies Catalogue<typeof claim>;
