import type {
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
} from 'xstate';
import { Recorder } from './recorder';
import type { Stimulus } from './stimulus';
import { aged, type Timer } from './timers';

/** Everything that decides how a chart goes on. */
export interface ChartState {
  readonly snapshot: AnyMachineSnapshot;
  /** In the order in which they were set, which is the order in which equal ones fire. */
  readonly timers: readonly Timer[];
  /** Invoked actors that have ended, though the state that invoked them is still active. */
  readonly settled: readonly AnyActorRef[];
}

/** What a stimulus does: the next state, the transitions taken on the way, what the world is told. */
export interface Step {
  readonly state: ChartState;
  readonly taken: readonly string[];
  readonly effects: readonly string[];
  /** Where the chart was on the way, from one microstep to the next. */
  readonly passed: readonly AnyMachineSnapshot[];
  /** The types of the events that the chart was asked about, its own among them. */
  readonly heard: readonly string[];
}

/** Starts a chart without running it: no actor starts, no action is carried out, no time passes. */
export function begin(machine: AnyStateMachine, input: unknown): Step {
  const step = observe([], (scope) => machine.getInitialSnapshot(scope, input));
  if (step.state.snapshot.status === 'error') throw step.state.snapshot.error;
  return step;
}

/** One stimulus, as far as the chart comes to rest, without running it. */
export function advance(machine: AnyStateMachine, state: ChartState, stimulus: Stimulus): Step {
  switch (stimulus.kind) {
    case 'event':
      return receive(machine, state, stimulus.event);
    case 'after':
      return elapse(machine, state, stimulus.delay);
    default: {
      const child: AnyActorRef | undefined = state.snapshot.children[stimulus.actor];
      const settled = child === undefined ? state.settled : [...state.settled, child];
      return receive(machine, { ...state, settled }, stimulus.event);
    }
  }
}

/** A refused event changes nothing; an actor has ended, and time has passed, in any case. */
export function isRefusal({ kind }: Stimulus, { taken }: Step): boolean {
  return kind === 'event' && taken.length === 0;
}

function receive(machine: AnyStateMachine, state: ChartState, event: EventObject): Step {
  const step = observe(state.timers, (scope) => machine.transition(state.snapshot, event, scope));
  const children: unknown[] = Object.values(step.state.snapshot.children);
  const settled = state.settled.filter((child) => children.includes(child));
  return { ...step, heard: [event.type, ...step.heard], state: { ...step.state, settled } };
}

/** Timers that are due at the same moment fire one after the other, the first that was set first. */
function elapse(machine: AnyStateMachine, state: ChartState, elapsed: number): Step {
  const taken: string[] = [];
  const effects: string[] = [];
  const passed: AnyMachineSnapshot[] = [];
  const heard: string[] = [];
  let now: ChartState = { ...state, timers: aged(state.timers, elapsed) };
  for (let due = firstDue(now); due !== undefined; due = firstDue(now)) {
    const fired = due;
    const timers = now.timers.filter((timer) => timer !== fired);
    const step = receive(machine, { ...now, timers }, fired.event);
    taken.push(...step.taken);
    effects.push(...step.effects);
    passed.push(...step.passed);
    heard.push(...step.heard);
    now = step.state;
  }
  return { state: now, taken, effects, passed, heard };
}

function firstDue({ timers }: ChartState): Timer | undefined {
  return timers.find((timer) => timer.left <= 0);
}

let recorder = new Recorder();

/** Runs XState's own pure functions and writes down what they would do. */
function observe(
  pending: readonly Timer[],
  run: (scope: AnyActorScope) => AnyMachineSnapshot,
): Step {
  if (!recorder.isFresh) recorder = new Recorder();
  recorder.begin(pending);
  const snapshot = run(recorder.scope);
  const { timers, ...doings } = recorder.doings;
  const isActive = snapshot.status === 'active';
  return { state: { snapshot, timers: isActive ? timers : [], settled: [] }, ...doings };
}
