import type { AnyStateMachine, StateValue } from 'xstate';
import { advance, begin, hold, type Start, type Step, type Stimulus, valueOf } from '../../paths';
import { diagramOf } from '../model/diagram';
import { statesInValue } from '../model/statesInValue';

/** Where a version stands after a step, and how it came there, by the ids that it has itself. */
export interface Standing {
  /** By the names of the latter version. */
  readonly value: StateValue;
  /** From the outside in, without the chart itself. */
  readonly states: readonly string[];
  readonly taken: readonly string[];
}

/** What each of some steps does to a chart, up to the one at which it fails. */
export function walk(chart: AnyStateMachine, steps: readonly (Start | Stimulus)[]): Step[] {
  const machine = hold(chart);
  const done: Step[] = [];
  try {
    for (const stimulus of steps) {
      const last = done.at(-1);
      if (stimulus.kind === 'start') done.push(begin(machine, stimulus.value));
      else if (last !== undefined) done.push(advance(machine, last.state, stimulus));
    }
  } catch {
    // The steps are those of a pair of versions: one of them may not know what to do.
  }
  return done;
}

/** Where a chart stands after a step; `ownIds` says what was renamed to be compared. */
export function standingAt(
  machine: AnyStateMachine,
  { state, taken }: Step,
  ownIds: ReadonlyMap<string, string> = new Map(),
): Standing {
  const own = (id: string) => ownIds.get(id) ?? id;
  const value = valueOf(state);
  return {
    value,
    states: statesInValue(diagramOf(machine), value).map(own),
    taken: taken.map(own),
  };
}
