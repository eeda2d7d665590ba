import type { Graph } from './graph';
import type { Path } from './plan';
import { stimulusKey } from './stimulus';
import { textSum } from './textSum';

/** Names a path by what is done in it, so that its id outlives changes of other paths. */
export function pathId({ machine }: Graph, { start, steps }: Path): string {
  const done = [start.stimulus.input, ...steps.map(({ stimulus }) => stimulusKey(stimulus))];
  return `${machine.id}-${textSum(done.join('\n'))}`;
}

/** The chart of a path, by the path's id. */
export function chartOfPath(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
