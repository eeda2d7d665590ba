import { getPathsFromEvents, getShortestPaths, joinPaths, TestModel } from '@xstate/graph';
import { assign, createMachine, setup } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  explore,
  fingerprint,
  plan,
  stateGoals,
  statePaths,
  transitionGoals,
  transitionsOf,
} from '../../src/paths';
import type { AnyCatalogue } from '../../src/paths';
import { claim, claimPaths } from './charts/claim';

const turnstile = setup({
  types: {} as {
    context: { coins: number };
    events: { type: 'coin.put'; value: number } | { type: 'gate.pushed' };
  },
}).createMachine({
  id: 'turnstile',
  context: { coins: 0 },
  initial: 'locked',
  states: {
    locked: {
      on: {
        'coin.put': [
          { guard: ({ event }) => event.value < 1, actions: assign({ coins: 0 }) },
          { target: 'open', actions: assign({ coins: ({ context }) => context.coins + 1 }) },
        ],
      },
    },
    open: {
      on: {
        'gate.pushed': [
          { guard: ({ context }) => context.coins > 2, target: 'full' },
          { target: 'locked' },
        ],
      },
    },
    full: { type: 'final' },
  },
});

const player = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    sound: { initial: 'on', states: { on: { on: { MUTE: 'off' } }, off: { on: { MUTE: 'on' } } } },
    film: {
      initial: 'paused',
      states: { paused: { on: { PLAY: 'running' } }, running: { on: { PLAY: 'paused' } } },
      on: { REWIND: { target: '.paused', reenter: true } },
    },
  },
});

const wizard = createMachine({
  id: 'wizard',
  initial: 'form',
  states: {
    form: {
      initial: 'first',
      states: {
        first: { on: { NEXT: 'second' } },
        second: { on: { NEXT: 'third', BACK: 'first' } },
        third: { type: 'final' },
        last: { type: 'history' },
      },
      onDone: 'sent',
      on: { HELP: 'help' },
    },
    help: { on: { CLOSE: 'form.last' } },
    sent: { always: 'thanks' },
    thanks: {},
  },
});

/** What tells two states apart for both planners. */
const stateText = ({ value, context, historyValue }: AnyMachineSnapshot) => {
  const history = Object.values(historyValue).map((nodes) => nodes.map(({ id }) => id));
  const held: object = context;
  return fingerprint([value, held, history]);
};

const charts: [string, AnyStateMachine, AnyCatalogue][] = [
  ['a counter with guards', turnstile, { events: { 'coin.put': [{ value: 0 }, { value: 1 }] } }],
  ['regions', player, {}],
  ['history, completion and always', wizard, {}],
];

describe('@xstate/graph as a second opinion', () => {
  it.each(charts)('reaches the same states of %s', (_, machine, catalogue) => {
    const ours = explore(machine, catalogue);
    const sent = ours.edges.flat().map(({ stimulus }) => stimulus.event);
    const theirs = getShortestPaths(machine, {
      events: (snapshot: AnyMachineSnapshot) => (snapshot.status === 'active' ? sent : []),
      serializeState: stateText,
    });
    expect(new Set(ours.states.map(({ snapshot }) => stateText(snapshot)))).toEqual(
      new Set(theirs.map(({ state }) => stateText(state))),
    );
  });

  it.each(charts)('goes the same way through %s, event by event', (_, machine, catalogue) => {
    const graph = explore(machine, catalogue);
    const { paths } = plan(graph, transitionGoals());
    for (const path of statePaths(graph, paths)) {
      const events = path.steps.slice(1).map(({ event }) => event);
      const [theirs] = getPathsFromEvents(machine, events, { serializeState: stateText, events });
      expect(theirs?.weight).toBe(path.weight);
      expect(theirs?.steps.map(({ state }) => stateText(state))).toEqual(
        path.steps.map(({ state }) => stateText(state)),
      );
    }
  });
});

describe('planned paths in the shape of @xstate/graph', () => {
  const graph = explore(wizard, {});
  const [path] = statePaths(graph, plan(graph, stateGoals(graph)).paths);
  if (path === undefined) throw new Error('no path');

  it('begin with the start and tell each event with the state that it leads to', () => {
    expect(path.steps[0]?.event).toEqual({ type: 'xstate.init' });
    expect(path.steps[0]?.state.value).toEqual({ form: 'first' });
    expect(path.steps.at(-1)?.state).toBe(path.state);
    expect(path.weight).toBe(path.steps.length - 1);
  });

  it('are run by its test model', async () => {
    const passed: string[] = [];
    await new TestModel<AnyMachineSnapshot, { type: string }, unknown>(wizard).testPath(path, {
      states: { '*': (state) => void passed.push(fingerprint(state.value)) },
    });
    expect(passed).toEqual(path.steps.map(({ state }) => fingerprint(state.value)));
  });

  it('can be joined by it', () => {
    const rest = { state: path.state, steps: path.steps.slice(-1), weight: 0 };
    expect(joinPaths(path, rest).steps).toHaveLength(path.steps.length);
  });

  it('show timers and outcomes as the events that they bring', () => {
    const claimGraph = explore(claim, claimPaths);
    const types = statePaths(claimGraph, plan(claimGraph, transitionGoals()).paths)
      .flatMap(({ steps }) => steps)
      .map(({ event }) => event.type);
    expect(types).toContain('xstate.after.5000.claim.loading');
    expect(types).toContain('xstate.error.actor.store');
  });
});

describe('what @xstate/graph alone would miss', () => {
  it('is every second transition between the same states', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { X: 'b', Y: 'b' } }, b: {} },
    });
    const taken = new Set(
      getShortestPaths(machine).flatMap(({ steps }) => steps.map(({ event }) => event.type)),
    );
    expect(taken).toEqual(new Set(['xstate.init', 'X']));
    expect(plan(explore(machine, {}), transitionGoals()).achieved.size).toBe(
      transitionsOf(machine).length,
    );
  });
});
