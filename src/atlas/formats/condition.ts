import { guardName } from '../../paths/guardName';
import { isJson, type Json } from './jsonValue';
import { has } from './properties';

/** What a guard or an action is given: nothing, a value in place, or what is worked out as it runs. */
export type Parameters =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'computed' };

/** A guard, taken apart as far as XState shows it. */
export type Condition =
  | { readonly kind: 'named'; readonly name: string; readonly params: Parameters }
  | { readonly kind: 'and' | 'or' | 'not'; readonly of: readonly Condition[] }
  /** Whether the chart stands in a state, by its id or as a state value. */
  | { readonly kind: 'in'; readonly state: Json }
  /** A function in place, which has no name. */
  | { readonly kind: 'inline' };

/** Reads a guard; null where there is none. */
export function conditionOf(guard: unknown): Condition | null {
  return guard === undefined || guard === null ? null : conditionIn(guard);
}

function conditionIn(guard: unknown): Condition {
  if (typeof guard === 'string') return { kind: 'named', name: guard, params: { kind: 'none' } };
  if (typeof guard === 'function') return combined(guard);
  if (!has(guard, 'type')) return { kind: 'inline' };
  const name = String(guard.type);
  return { kind: 'named', name, params: parametersOf(has(guard, 'params') ? guard.params : null) };
}

/** `and`, `or`, `not` and `stateIn` are functions that carry what they ask for. */
function combined(guard: object): Condition {
  if (has(guard, 'stateValue')) return { kind: 'in', state: jsonOf(guard.stateValue) };
  const operator = /^(and|or|not)\(/.exec(guardName(guard) ?? '')?.[1];
  if (!has(guard, 'guards') || !Array.isArray(guard.guards)) return { kind: 'inline' };
  if (operator !== 'and' && operator !== 'or' && operator !== 'not') return { kind: 'inline' };
  return { kind: operator, of: guard.guards.map(conditionIn) };
}

/** Reads what a guard or an action is given. */
export function parametersOf(params: unknown): Parameters {
  if (params === undefined || params === null) return { kind: 'none' };
  if (typeof params === 'function') return { kind: 'computed' };
  const value = jsonOf(params);
  return value === null ? { kind: 'computed' } : { kind: 'value', value };
}

/** A value as JSON keeps it; null for what it cannot keep. */
function jsonOf(value: unknown): Json {
  try {
    const kept: unknown = JSON.parse(JSON.stringify(value));
    return isJson(kept) ? kept : null;
  } catch {
    return null;
  }
}
