import { createHash } from 'node:crypto';
import { type Graph, type Path, stimulusKey } from '../../src/paths';

/** Names a path by what is done in it, so that its id outlives changes of other paths. */
export function pathId({ machine }: Graph, { start, steps }: Path): string {
  const done = [start.stimulus.input, ...steps.map(({ stimulus }) => stimulusKey(stimulus))];
  const sum = createHash('sha256').update(done.join('\n')).digest('hex');
  return `${machine.id}-${sum.slice(0, 6)}`;
}

/** The chart of a path, by the path's id. */
export function chartOfPath(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
