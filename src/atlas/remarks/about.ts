import { statesWithin, type Diagram } from '../model/diagram';
import type { Names } from '../model/names';

interface About {
  readonly kind: 'state' | 'transition';
  readonly name: string;
}

/** The state or transition with an id, by its name; null where there is none. */
export function aboutOf(id: string | null, diagram: Diagram, names: Names): About | null {
  const state = statesWithin(diagram.root).find((one) => one.id === id);
  if (state !== undefined) return { kind: 'state', name: names.state(state.path) };
  const transition = diagram.transitions.find((one) => one.id === id);
  if (transition === undefined) return null;
  return { kind: 'transition', name: names.trigger(transition.trigger) };
}
