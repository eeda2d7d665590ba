import {
  getNextTransitions,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import type { AnyCatalogue } from './catalogue';
import { matchesDescriptor, sendableTypes } from './eventTypes';
import { guardName } from './guardName';
import { advance, type ChartState, type Step } from './step';
import { stimuliIn } from './stimuli';
import type { Stimulus } from './stimulus';
import { transitionId } from './transitions';

/** What a guard says in a state: the same for all of the catalogue's payloads, or now this, now that. */
export type Verdict = 'true' | 'false' | 'depends';

/** A branch of what is heard, in the order in which the chart tries them. */
export interface Branch {
  /** The transition's id. */
  readonly transition: string;
  /** Null for a branch that asks nothing. */
  readonly guard: string | null;
  readonly verdict: Verdict;
}

/** One of the catalogue's cases, and what would come of it. */
export interface Choice {
  readonly stimulus: Stimulus;
  readonly step: Step;
}

/** Something that a chart hears in a state: an event, an end of an actor, the passing of time. */
export interface Option {
  /** The same for the same thing in two states. */
  readonly key: string;
  readonly branches: readonly Branch[];
  readonly choices: readonly Choice[];
}

/**
 * All that can happen to a chart in a state, each guard asked with every payload that the catalogue
 * has. The chart's actors have to be held. Throws where the catalogue lacks an outcome.
 */
export function optionsIn(
  machine: AnyStateMachine,
  state: ChartState,
  catalogue: AnyCatalogue,
): readonly Option[] {
  const stimuli = stimuliIn(state, catalogue, sendableTypes(machine, catalogue));
  return [...new Set(stimuli.map(keyOf))].map((key) => {
    const cases = stimuli.filter((stimulus) => keyOf(stimulus) === key);
    return {
      key,
      branches: branchesOf(state, cases),
      choices: cases.map((stimulus) => ({ stimulus, step: advance(machine, state, stimulus) })),
    };
  });
}

function keyOf(stimulus: Stimulus): string {
  if (stimulus.kind === 'event') return `event ${stimulus.event.type}`;
  return stimulus.kind === 'after' ? 'after' : `${stimulus.kind} ${stimulus.actor}`;
}

function branchesOf(state: ChartState, cases: readonly Stimulus[]): Branch[] {
  const [type = ''] = cases.map(({ event }) => event.type);
  return getNextTransitions(state.snapshot).flatMap((transition) => {
    const id = transitionId(transition);
    if (id === null || !matchesDescriptor(type, String(transition.eventType))) return [];
    const answers = cases.map(({ event }) => answerOf(transition.guard, state, event));
    return [{ transition: id, guard: guardName(transition.guard), verdict: verdictOf(answers) }];
  });
}

/** A guard that cannot make anything of a payload says neither. */
function answerOf(
  guard: AnyTransitionDefinition['guard'],
  { snapshot }: ChartState,
  event: EventObject,
): boolean | null {
  if (guard === undefined) return true;
  try {
    return evaluateGuard(guard, snapshot.context, event, snapshot);
  } catch {
    return null;
  }
}

function verdictOf(answers: readonly (boolean | null)[]): Verdict {
  if (answers.every((answer) => answer === true)) return 'true';
  return answers.every((answer) => answer === false) ? 'false' : 'depends';
}
