import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

/** The value of a state that a record tells by its names; null where the chart has no such states. */
export function stateOf(machine: AnyStateMachine, names: readonly string[]): StateValue | null {
  return within(
    machine.root,
    names.map((name) => name.split('.')),
  );
}

function within(node: AnyStateNode, paths: readonly (readonly string[])[]): StateValue | null {
  const inner = paths.filter((path) => path.length > 0);
  const keys = [...new Set(inner.map(([key = '']) => key))];
  const states: Record<string, StateValue> = {};
  for (const key of keys) {
    const child = node.states[key];
    const below = inner.filter(([first]) => first === key).map((path) => path.slice(1));
    const value = child === undefined ? null : within(child, below);
    if (value === null) return null;
    states[key] = value;
  }
  if (!stands(node, keys)) return null;
  const [only] = keys;
  const isLeaf = only !== undefined && Object.keys(node.states[only]?.states ?? {}).length === 0;
  return node.type === 'compound' && isLeaf ? only : states;
}

/** A parallel state stands in all of its regions, a compound one in one of its states. */
function stands({ type, states }: AnyStateNode, keys: readonly string[]): boolean {
  if (type === 'parallel') return keys.length === Object.keys(states).length;
  return type === 'compound' ? keys.length === 1 : keys.length === 0;
}
