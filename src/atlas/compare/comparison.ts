import { definitionOf } from '../formats/definition';
import { compareBehaviour, type Behaviour, type Version } from './behaviour';
import { implementationChanges, type ImplementationChange } from './implementations';
import { type Matches, matchStates } from './matches';
import { formerIds, renamedAs } from './renamed';
import { stateChanges, type StateChange } from './states';
import { transitionChanges, type TransitionChange } from './transitions';

/** What differs between two versions of a chart. */
export interface Comparison {
  readonly chart: string;
  readonly states: readonly StateChange[];
  readonly transitions: readonly TransitionChange[];
  readonly implementations: readonly ImplementationChange[];
  readonly behaviour: Behaviour;
  /** Nothing reads otherwise and nothing behaves otherwise. */
  readonly isSame: boolean;
}

/** Compares two versions of a chart, as they read and as they behave. Renamed states are no difference in behaviour. */
export function compareCharts(before: Version, after: Version): Comparison {
  const [old, young] = [definitionOf(before.machine), definitionOf(after.machine)];
  const matches = matchStates(old, young);
  const states = stateChanges(old, young, matches);
  const isRenamed = states.some(({ kind }) => kind === 'renamed');
  const former = isRenamed ? renamedVersion(before, matches) : before;
  const parts = {
    states,
    transitions: transitionChanges(old, young, matches),
    implementations: implementationChanges(before.machine, after.machine, young),
  };
  const behaviour = compareBehaviour(former, after);
  const isSame =
    Object.values(parts).every((changes) => changes.length === 0) && behaviour.kind !== 'different';
  return { chart: young.chart, ...parts, behaviour, isSame };
}

function renamedVersion(version: Version, matches: Matches): Version {
  const machine = renamedAs(version.machine, matches);
  return { ...version, machine, ownIds: formerIds(machine, version.machine) };
}
