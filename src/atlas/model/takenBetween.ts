import type { StateValue } from 'xstate';
import type { Diagram } from './diagram';
import { statesInValue } from './statesInValue';

/**
 * The transition that led from one state to another with an event, told by what is drawn; none where
 * several could have, or where nobody knows where it came from.
 */
export function takenBetween(
  diagram: Diagram,
  before: StateValue | null,
  event: string,
  after: StateValue,
): readonly string[] {
  if (before === null) return [];
  const left = new Set([...statesInValue(diagram, before), diagram.root.id]);
  const entered = new Set(statesInValue(diagram, after));
  const heard = diagram.transitions.filter((one) => one.event === event && left.has(one.from));
  const isStill = JSON.stringify(before) === JSON.stringify(after);
  const fitting = heard.filter(({ targets }) =>
    targets.length === 0 ? isStill : targets.every((target) => entered.has(target)),
  );
  const [only] = fitting.length === 0 ? heard : fitting;
  return only === undefined || (fitting.length || heard.length) > 1 ? [] : [only.id];
}
