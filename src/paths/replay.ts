import type { Path } from './plan';
import { remembered } from './remembered';
import { advance, begin, type Step } from './step';
import type { Start, Stimulus } from './stimulus';

/** One step of a path with what it does. */
export interface Replayed extends Step {
  readonly stimulus: Start | Stimulus;
}

/**
 * A path as it goes by itself, its start first. A path is planned on states that stand for others
 * (see `project` of a catalogue); these are the states that it really passes.
 */
export const replay = remembered(({ machine }, { start, steps }: Path): readonly Replayed[] => {
  let step = begin(machine, start.stimulus.value);
  const replayed: Replayed[] = [{ stimulus: start.stimulus, ...step }];
  for (const { stimulus } of steps) {
    step = advance(machine, step.state, stimulus);
    replayed.push({ stimulus, ...step });
  }
  return replayed;
});
