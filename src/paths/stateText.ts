import type { StateValue } from 'xstate';
import type { ChartState } from './step';

/** The value of a state. */
export function valueOf({ snapshot }: ChartState): StateValue {
  return snapshot.value;
}

/** A state as the paths of its innermost states, such as `open.editing + draft.saved`. */
export function stateText(state: ChartState): string {
  return leavesOf(valueOf(state), '').join(' + ');
}

function leavesOf(value: StateValue, above: string): string[] {
  if (typeof value === 'string') return [above + value];
  const entries = Object.entries(value);
  if (entries.length === 0) return [above.slice(0, -1)];
  return entries.flatMap(([key, inner]) =>
    inner === undefined ? [] : leavesOf(inner, `${above}${key}.`),
  );
}
