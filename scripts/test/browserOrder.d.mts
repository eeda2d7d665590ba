/** The tests that prove each requirement, and the others as one turn has them. */
export function inOrder(
  tests: readonly string[],
  turn: number,
): { proving: string[]; further: string[] };
