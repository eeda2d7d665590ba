import { assign, setup, type ActorRefFrom, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import {
  advance,
  begin,
  hold,
  type AnyCatalogue,
  type Start,
  type Step,
  type Stimulus,
} from '../../paths';

export interface PlayInput {
  readonly machine: AnyStateMachine;
  /** Null for a chart without: it can be started, and is told of what is missing. */
  readonly catalogue: AnyCatalogue | null;
}

/** What is played: a chart whose actors end only as one says. */
export interface Game {
  readonly machine: AnyStateMachine;
  readonly catalogue: AnyCatalogue;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** A step that was taken: what was done, and what came of it. */
export interface Played {
  readonly stimulus: Start | Stimulus;
  readonly step: Step;
}

interface Context {
  readonly game: Game;
  /** What the chart was started with, by name. */
  readonly input: string;
  readonly now: Played;
  readonly past: readonly Played[];
  /** What was taken back, the next one first; it stays until something else is done. */
  readonly future: readonly Played[];
}

type Event =
  | { type: 'input.chosen'; input: string }
  | { type: 'stimulus.chosen'; stimulus: Stimulus }
  | { type: 'step.chosen'; position: number };

function gameOf({ machine, catalogue }: PlayInput): Game {
  const inputs = catalogue?.inputs ?? { default: undefined };
  return { machine: hold(machine), catalogue: catalogue ?? {}, inputs };
}

function begun(game: Game, input: string): Context {
  const value = game.inputs[input];
  const now = {
    stimulus: { kind: 'start' as const, input, value },
    step: begin(game.machine, value),
  };
  return { game, input, now, past: [], future: [] };
}

const stepsOf = ({ past, now, future }: Context): readonly Played[] => [...past, now, ...future];

/** Plays a chart by hand, without running it: each step is XState's own, and can be taken back. */
export const play = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as PlayInput },
  guards: {
    isInput: ({ context }, { input }: { input: string }) => input in context.game.inputs,
  },
  actions: {
    beginAnew: assign(({ context }, { input }: { input: string }) => begun(context.game, input)),
    take: assign(({ context: { game, now, past } }, { stimulus }: { stimulus: Stimulus }) => ({
      past: [...past, now],
      now: { stimulus, step: advance(game.machine, now.step.state, stimulus) },
      future: [],
    })),
    stand: assign(({ context }, { position }: { position: number }) => {
      const steps = stepsOf(context);
      const now = steps[position];
      if (now === undefined) return {};
      return { past: steps.slice(0, position), now, future: steps.slice(position + 1) };
    }),
  },
}).createMachine({
  id: 'play',
  context: ({ input }) => {
    const game = gameOf(input);
    return begun(game, Object.keys(game.inputs)[0] ?? '');
  },
  on: {
    'input.chosen': {
      guard: { type: 'isInput', params: ({ event }) => event },
      actions: { type: 'beginAnew', params: ({ event }) => event },
    },
    'stimulus.chosen': { actions: { type: 'take', params: ({ event }) => event } },
    'step.chosen': { actions: { type: 'stand', params: ({ event }) => event } },
  },
});

export type PlayActor = ActorRefFrom<typeof play>;
type Snapshot = SnapshotFrom<typeof play>;

export const selectGame = ({ context }: Snapshot) => context.game;
export const selectInput = ({ context }: Snapshot) => context.input;
export const selectNow = ({ context }: Snapshot) => context.now;
export const selectPast = ({ context }: Snapshot) => context.past;
export const selectFuture = ({ context }: Snapshot) => context.future;
