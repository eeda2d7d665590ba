import type { AnyStateMachine, MachineContext, StateValue } from 'xstate';
import {
  type AnyCatalogue,
  distinguish,
  fingerprint,
  type Start,
  stateText,
  type Stimulus,
  stimulusData,
  valueOf,
} from '../../paths';
import { sendableTypes } from '../../paths/eventTypes';
import { nowhere } from '../../paths/graph';
import { hold } from '../../paths/held';
import type { Step } from '../../paths/step';
import { type Classes, translated } from './classes';
import { type Standing, standingAt, walk } from './walk';

/** What tells two versions of a chart apart, for everybody who only sees what they do. */
export interface Distinction {
  /** The fewest steps after which they differ. */
  readonly steps: readonly DistinctStep[];
  /** What each version has come to after the last of them. */
  readonly before: Reaction;
  readonly after: Reaction;
  /** Whether they show it, or only remember something else, which may show later. */
  readonly isShown: boolean;
}

/** One step of a sequence that tells two versions apart. */
export interface DistinctStep {
  readonly stimulus: Start | Stimulus;
  /** What is sent, answered or started with; empty where nothing is. */
  readonly data: string;
  /** Where it leaves each version; null for one that has failed. */
  readonly before: Standing | null;
  readonly after: Standing | null;
}

/** What a version does in a step; its states by their names in the latter version. */
export interface Reaction {
  /** The innermost states in which it then stands; null where it fails. */
  readonly state: string | null;
  /** The same as XState has it. */
  readonly value: StateValue | null;
  /** Ids of the transitions that it takes. */
  readonly taken: readonly string[];
  /** What it tells the world. */
  readonly effects: readonly string[];
  /** What it remembers, part by part, where that is the difference. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** What is known of how two versions behave. */
export type Behaviour =
  | { readonly kind: 'different'; readonly distinction: Distinction }
  /** Nothing that the catalogues can do tells them apart, in so many pairs of states. */
  | { readonly kind: 'alike'; readonly exhausted: number }
  /** The search was cut off after so many pairs of states. */
  | { readonly kind: 'unknown'; readonly exhausted: number }
  /** The versions cannot be compared with these catalogues. */
  | { readonly kind: 'incomparable'; readonly reason: string };

/** A version of a chart with what QA plans its paths with. */
export interface Version {
  readonly machine: AnyStateMachine;
  readonly catalogue: AnyCatalogue;
  /** The classes of its values, where it was loaded apart from the other version. */
  readonly classes?: Classes;
  /** What its states and transitions are called in it, where they were renamed to be compared. */
  readonly ownIds?: ReadonlyMap<string, string>;
}

/** Tells two versions apart by the fewest steps that show a difference; else by what they remember. */
export function compareBehaviour(before: Version, after: Version): Behaviour {
  try {
    const graph = doableTo(before, after);
    const translate = translatorFor(before);
    const { steps, exhausted, truncated } = distinguish(graph, before.machine, { translate });
    if (steps === null) return { kind: truncated ? 'unknown' : 'alike', exhausted };
    const shown = distinguish(graph, before.machine, { translate, leaveOut: ['context'] }).steps;
    const isShown = shown !== null;
    const distinction = distinctionOf(shown ?? steps, { before, after, isShown });
    return { kind: 'different', distinction };
  } catch (error) {
    return { kind: 'incomparable', reason: error instanceof Error ? error.message : String(error) };
  }
}

type Translate = <One extends Start | Stimulus>(stimulus: One) => One;

function translatorFor({ classes }: Version): Translate {
  return (stimulus) => (classes === undefined ? stimulus : translated(stimulus, classes));
}

/** Everything that QA can do to one of the two, or to the other. */
function doableTo(before: Version, after: Version) {
  const catalogue = commonCatalogue(before.catalogue, after.catalogue);
  const machines = [before.machine, after.machine].map(hold);
  const sendable = machines.flatMap((machine) => sendableTypes(machine, catalogue));
  const starts = Object.entries(catalogue.inputs ?? { default: undefined }).map(
    ([input, value]) => ({
      from: nowhere,
      to: 0,
      stimulus: { kind: 'start' as const, input, value },
      taken: [],
    }),
  );
  return { machine: hold(after.machine), catalogue, sendable: [...new Set(sendable)], starts };
}

/** What either catalogue has; where both have it, the latter's. */
function commonCatalogue(before: AnyCatalogue, after: AnyCatalogue): AnyCatalogue {
  const inputs = after.inputs ?? before.inputs;
  const maxStates = Math.max(before.maxStates ?? 0, after.maxStates ?? 0);
  return {
    ...(inputs !== undefined && { inputs }),
    events: { ...before.events, ...after.events },
    outcomes: { ...before.outcomes, ...after.outcomes },
    ...(maxStates > 0 && { maxStates }),
    project: (context) => projected(context, [after, before]),
  };
}

/** What counts of a context; all of it where it is not of the version that could tell. */
function projected(context: MachineContext, catalogues: readonly AnyCatalogue[]): unknown {
  for (const catalogue of catalogues) {
    try {
      if (catalogue.project !== undefined) return catalogue.project(context);
    } catch {
      // It reads what this version does not remember.
    }
  }
  return context;
}

interface Found {
  readonly before: Version;
  readonly after: Version;
  readonly isShown: boolean;
}

function distinctionOf(
  steps: readonly (Start | Stimulus)[],
  { before, after, isShown }: Found,
): Distinction {
  const former = walk(before.machine, steps.map(translatorFor(before)));
  const latter = walk(after.machine, steps);
  const last = steps.length - 1;
  const standing = ({ machine, ownIds }: Version, step: Step | undefined) =>
    step === undefined ? null : standingAt(machine, step, ownIds);
  return {
    steps: steps.map((stimulus, index) => ({
      stimulus,
      data: stimulusData(stimulus),
      before: standing(before, former[index]),
      after: standing(after, latter[index]),
    })),
    before: reactionOf(former[last], isShown ? undefined : latter[last]),
    after: reactionOf(latter[last], isShown ? undefined : former[last]),
    isShown,
  };
}

function reactionOf(step: Step | undefined, other: Step | undefined): Reaction {
  if (step === undefined) return { state: null, value: null, taken: [], effects: [], context: {} };
  const context = other === undefined ? {} : ownParts(step, other);
  const { state, taken, effects } = step;
  return { state: stateText(state), value: valueOf(state), taken, effects, context };
}

/** What of the context the other version does not remember like this. */
function ownParts(step: Step, other: Step): Record<string, unknown> {
  const [own, others]: object[] = [step, other].map(({ state }) => state.snapshot.context);
  const known = new Map(
    Object.entries(others ?? {}).map(([key, part]) => [key, fingerprint(part)]),
  );
  return Object.fromEntries(
    Object.entries(own ?? {}).filter(([key, part]) => known.get(key) !== fingerprint(part)),
  );
}
