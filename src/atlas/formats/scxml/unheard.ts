import { definitionsWithin, type ChartDefinition, type StateDefinition } from '../definition';
import type { TransitionDefinition } from '../definition';
import { expressionOf, quoted } from './expression';
import { eventName, xmlId } from './names';

/**
 * XState asks a state for a transition only where no state within it has one. SCXML asks it for
 * each region that has none, even where another region has one. This is the condition under which
 * they agree: no state within a parallel one takes the event. Null where none could.
 */
export function unheardWithin(
  { root, transitions }: ChartDefinition,
  { from, event }: TransitionDefinition,
): string | null {
  if (event === 'always') return null;
  const state = definitionsWithin(root).find(({ id }) => id === from);
  const inRegions = new Set(state === undefined ? [] : belowParallels(state).map(({ id }) => id));
  const rivals = transitions.flatMap((rival) => {
    const overlap = inRegions.has(rival.from) ? overlapOf(event, rival.event) : null;
    return overlap === null
      ? []
      : [[`In(${quoted(xmlId(rival.from))})`, ...overlap, ...guard(rival)]];
  });
  const terms = new Set(rivals.map((parts) => parts.join(' && ')));
  return terms.size === 0 ? null : `!(${[...terms].join(' || ')})`;
}

function guard({ condition, id }: TransitionDefinition): string[] {
  return condition === null ? [] : [expressionOf(condition, id)];
}

/** What lies within the parallel states in a state, or within the state itself if it is one. */
function belowParallels(state: StateDefinition): StateDefinition[] {
  return state.kind === 'parallel'
    ? state.states.flatMap(definitionsWithin)
    : state.states.flatMap(belowParallels);
}

/** When an event that the outer descriptor means is meant by the inner one; null for never. */
function overlapOf(outer: string, inner: string): string[] | null {
  if (outer === inner || isMeant(outer, inner)) return [];
  return isMeant(inner, outer) ? [`_event.name === ${quoted(eventName(inner))}`] : null;
}

function isMeant(event: string, descriptor: string): boolean {
  return descriptor.endsWith('*') && event.startsWith(descriptor.slice(0, -1));
}
