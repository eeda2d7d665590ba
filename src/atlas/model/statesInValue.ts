import type { StateValue } from 'xstate';
import { statesWithin, type Diagram } from './diagram';

/** The ids of all states in which a chart stands, from the outside in, without the chart itself. */
export function statesInValue({ root }: Diagram, value: StateValue): string[] {
  const ids = new Map(statesWithin(root).map(({ path, id }) => [path, id]));
  return pathsIn(value, '').flatMap((path) => ids.get(path) ?? []);
}

function pathsIn(value: StateValue, above: string): string[] {
  if (typeof value === 'string') return [above + value];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : [above + key, ...pathsIn(inner, `${above}${key}.`)],
  );
}
