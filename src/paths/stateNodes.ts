import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Every state node of a chart in document order, the root first. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  return withDescendants(machine.root);
}

function withDescendants(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withDescendants)];
}
