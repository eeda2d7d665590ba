import type { Names } from '../model/names';
import type { Line, Placed } from './placed';

/**
 * What each drawn state and transition is called for those who do not see the drawing, by id: what is written on it,
 * which is also what people say to a computer that listens to them, and where a transition leads.
 */
export function handlesOf(
  { states, transitions }: Pick<Placed, 'states' | 'transitions'>,
  names: Names,
): ReadonlyMap<string, string> {
  const named = new Map(states.map(({ state: { id, path } }) => [id, names.state(path)]));
  return new Map([
    ...states.map(({ state, lines }): [string, string] => [state.id, written(lines)]),
    ...transitions.map(({ transition: { id, from, targets }, label }): [string, string] => {
      const to = (targets.length === 0 ? [from] : targets).map((target) => named.get(target) ?? '');
      return [id, `${written(label.lines)}: ${named.get(from) ?? ''} → ${to.join(' + ')}`];
    }),
  ]);
}

const written = (lines: readonly Line[]) =>
  lines
    .map(({ text }) => text)
    .join('')
    .trim();
