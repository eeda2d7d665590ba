import { definitionOf } from '../formats/definition';
import { matchStates } from '../compare/matches';
import { stateChanges, type StateChange } from '../compare/states';
import { transitionChanges, type TransitionChange } from '../compare/transitions';
import { type Approval, binding, textOf } from './approval';
import { doable, type Subject } from './doable';
import { type Departure, departureFrom } from './situations';

/** Where a text that was approved reads otherwise now. */
export interface OtherText {
  /** What the block is about, such as a path. */
  readonly block: string;
  /** The steps that lead there; none outside of paths. */
  readonly steps: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What differs between a chart and what was approved of it. */
export interface Drift {
  readonly states: readonly StateChange[];
  readonly transitions: readonly TransitionChange[];
  readonly departure: Departure | null;
  /** Of all paths that differ, the one that shows it first. */
  readonly text: OtherText | null;
}

/** Holds a chart against what was approved of it; null where nothing differs. */
export function driftOf(subject: Subject, approval: Approval): Drift | null {
  const [before, after] = [approval.definition, definitionOf(subject.machine)];
  const matches = matchStates(before, after);
  const graph = doable(subject);
  const drift = {
    states: stateChanges(before, after, matches),
    transitions: transitionChanges(before, after, matches),
    departure: departureFrom(graph, approval.situations),
    text: otherText(approval.text, textOf(subject, approval.paths, graph)),
  };
  const { states, transitions, departure, text } = drift;
  const isSame = states.length + transitions.length === 0 && departure === null && text === null;
  return isSame ? null : drift;
}

type Blocks = readonly (readonly string[])[];

function otherText(before: Blocks, after: Blocks): OtherText | null {
  const now = new Map(after.map((block) => [block[0], binding(block)]));
  const others = before.flatMap((block) => {
    const [formerly, latterly] = [binding(block), now.get(block[0]) ?? []];
    return formerly.join('\n') === latterly.join('\n') ? [] : [differenceOf(formerly, latterly)];
  });
  const added = after.filter(([title]) => before.every((block) => block[0] !== title));
  const all = [...others, ...added.map((block) => differenceOf([], binding(block)))];
  return all.sort((one, other) => lengthOf(one) - lengthOf(other))[0] ?? null;
}

/** What is not of a path comes last: it has no steps to be seen after. */
const lengthOf = ({ steps }: OtherText) => steps.length || Infinity;

const step = /^ {2}\d+\. /;

/** The first step of a path that differs, with all that does in it; or all that does in another block. */
function differenceOf(before: readonly string[], after: readonly string[]): OtherText {
  const [block = ''] = before.length > 0 ? before : after;
  const isPath = before.some((line) => step.test(line));
  const first = before.findIndex((line, index) => line !== after[index]);
  const place = first === -1 ? before.length : first;
  const steps = isPath ? before.slice(0, place + 1).filter((line) => step.test(line)) : [];
  const stepAt = (lines: readonly string[]) => (isPath ? stepLines(lines, steps.length) : lines);
  const [one, other] = [stepAt(before), stepAt(after)];
  return {
    block,
    steps: steps.map((line) => line.trim()),
    before: one.filter((line) => !other.includes(line)).map((line) => line.trim()),
    after: other.filter((line) => !one.includes(line)).map((line) => line.trim()),
  };
}

/** The lines of the step with a number, from 1. */
function stepLines(lines: readonly string[], number: number): readonly string[] {
  const starts = lines.flatMap((line, index) => (step.test(line) ? [index] : []));
  return lines.slice(starts[number - 1] ?? lines.length, starts[number] ?? lines.length);
}
