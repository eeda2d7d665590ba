import { statesWithin, type Diagram } from './diagram';
import type { Names } from './names';

/** What each state and transition is called for those who do not see the drawing, by id. */
export function handlesOf(
  { root, transitions }: Diagram,
  names: Names,
): ReadonlyMap<string, string> {
  const states = statesWithin(root);
  const named = new Map(states.map(({ id, path }) => [id, names.state(path)]));
  return new Map([
    ...named,
    ...transitions.map(({ id, from, targets, trigger, guard }): [string, string] => {
      const to = (targets.length === 0 ? [from] : targets).map((target) => named.get(target) ?? '');
      const condition = guard === null ? '' : ` [${names.guard(guard) ?? guard}]`;
      return [
        id,
        `${names.trigger(trigger)}${condition}: ${named.get(from) ?? ''} → ${to.join(' + ')}`,
      ];
    }),
  ]);
}
