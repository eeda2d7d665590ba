import { and, not, or } from 'xstate';

/**
 * A guard's name as a reader knows it: `isBig`, `and(isBig, not(isEmpty))`; `inline` for a function
 * in place, null for no guard.
 */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return combinedName(guard) ?? 'inline';
  return typeof guard === 'object' && 'type' in guard ? String(guard.type) : 'inline';
}

/** Told apart by what they check with, since a build may shorten the names of functions. */
const operators = new Map([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not(() => true)), 'not'],
]);

/** `and`, `or` and `not` are functions that carry the guards they combine. */
function combinedName(guard: object): string | null {
  const operator = operators.get(checkOf(guard));
  if (operator === undefined || !('guards' in guard) || !Array.isArray(guard.guards)) return null;
  return `${operator}(${guard.guards.map(guardName).join(', ')})`;
}

function checkOf(guard: object): unknown {
  return 'check' in guard ? guard.check : null;
}
