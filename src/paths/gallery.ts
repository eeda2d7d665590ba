import { createActor, SimulatedClock, type AnyActor } from 'xstate';
import type { Graph } from './graph';
import { fingerprint } from './fingerprint';
import type { ChartState } from './step';

/** One state value of a chart, and how to have a chart that stands in it. */
export interface Exhibit {
  /** The state value as text, such as `"saving"`. */
  readonly value: string;
  readonly state: ChartState;
  /** A running actor in this state; it reacts to events, but its clock stands still. */
  readonly open: () => AnyActor;
}

/** One example of every state value that a chart reaches: what a test of views has to show. */
export function gallery({ machine, states }: Graph): Exhibit[] {
  const examples = new Map<string, ChartState>();
  for (const state of states) {
    const value = fingerprint(state.snapshot.value);
    if (!examples.has(value)) examples.set(value, state);
  }
  return [...examples].map(([value, state]) => ({
    value,
    state,
    open: () => {
      const snapshot = machine.getPersistedSnapshot(state.snapshot);
      return createActor(machine, { snapshot, clock: new SimulatedClock() }).start();
    },
  }));
}
