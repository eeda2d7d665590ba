/**
 * Transitions of a state as XState tries them, whatever their order in the chart: those for one event
 * before those for several (`draft.*`), and those for all (`*`) last.
 */
export function inOrder<One extends { readonly event: string }>(
  transitions: readonly One[],
): One[] {
  const breadth = ({ event }: One) => (event.endsWith('*') ? 1 / event.length : 0);
  return [...transitions].sort((one, other) => breadth(one) - breadth(other));
}
