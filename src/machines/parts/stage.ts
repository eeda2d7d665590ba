import { matchesState, type StateValue } from 'xstate';

/** The names of the top-level states in a state value. */
type NameIn<Value extends StateValue> = Value extends string ? Value : string & keyof Value;

/** The one of some top-level states that is active, or `otherwise`: the stage that a view shows. */
export function stageOf<
  Value extends StateValue,
  State extends NameIn<Value>,
  Otherwise extends string,
>(
  snapshot: { readonly value: Value },
  states: readonly State[],
  otherwise: Otherwise,
): State | Otherwise {
  return states.find((state) => matchesState(state, snapshot.value)) ?? otherwise;
}
