import {
  type Graph,
  explore,
  fingerprint,
  pathId,
  plan,
  textSum,
  thoroughGoals,
} from '../../paths';
import { definitionOf, type ChartDefinition } from '../formats/definition';
import { causeKey, doable, type Subject } from './doable';
import { actorLines, stateLines, transitionLines } from './reading';
import { type Situation, situationsIn } from './situations';
import { type KnownPath, pathLines } from './steps';
import { bothNames } from './words';

/** What a chart is held against: as it was when somebody recorded or approved it. */
export interface Approval {
  readonly definition: ChartDefinition;
  readonly paths: readonly KnownPath[];
  readonly situations: readonly Situation[];
  /** What a person reads of it, in blocks of lines. */
  readonly text: readonly (readonly string[])[];
}

/** A chart as it is now, for somebody to approve. */
export function approvalOf(subject: Subject): Approval {
  const graph = explore(subject.machine, subject.catalogue);
  const { paths } = plan(graph, thoroughGoals(graph));
  const known = paths.map((path) => ({
    id: pathId(graph, path),
    causes: [path.start, ...path.steps].map(({ stimulus }) => causeKey(stimulus)),
  }));
  return {
    definition: definitionOf(subject.machine),
    paths: known,
    situations: situationsIn(graph),
    text: textOf(subject, known, doable(subject)),
  };
}

/** What a chart does now along paths that it was known to go, in blocks of lines. */
export function textOf(
  { machine }: Subject,
  paths: readonly KnownPath[],
  graph: Graph,
): string[][] {
  const names = bothNames(machine.id);
  const definition = definitionOf(machine);
  return [
    stateLines(definition),
    transitionLines(definition, names),
    actorLines(machine),
    ...paths.map((path) => pathLines(graph, path, names)),
  ].filter((block) => block.length > 0);
}

/** What of a text counts: names for readers may change. */
export function binding(lines: readonly string[]): string[] {
  return lines.filter((line) => !/^\s*#/.test(line));
}

/**
 * What tells one approval's content from another: who signs, signs this.
 * @param agreed what was approved before, where that is kept beside it
 */
export function contentSum(
  { text, ...rest }: Approval,
  agreed: ChartDefinition | null = null,
): string {
  return textSum(fingerprint([text.map(binding), rest, ...(agreed === null ? [] : [agreed])]));
}
