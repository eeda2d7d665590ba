import { statesWithin, type Diagram } from './diagram';

/** Where an arrow key leads. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * What comes next in a direction, along the chart: from a state right into its first transition, left
 * into the first one that leads to it, up and down to the state before and after it; from a transition
 * right to where it leads, left to where it comes from, up and down to those tried before and after it.
 * What there is nothing of stays where it is.
 */
export function neighbour(diagram: Diagram, id: string, direction: Direction): string {
  const { transitions, root } = diagram;
  const transition = transitions.find((one) => one.id === id);
  if (transition !== undefined) {
    if (direction === 'left') return transition.from;
    if (direction === 'right') return transition.targets[0] ?? transition.from;
    const siblings = transitions.filter(({ from }) => from === transition.from);
    return beside(siblings, id, direction);
  }
  if (direction === 'right') return transitions.find(({ from }) => from === id)?.id ?? id;
  if (direction === 'left')
    return transitions.find(({ targets }) => targets.includes(id))?.id ?? id;
  return beside(statesWithin(root), id, direction);
}

function beside(
  all: readonly { readonly id: string }[],
  id: string,
  direction: 'up' | 'down',
): string {
  const place = all.findIndex((one) => one.id === id);
  return all[place + (direction === 'down' ? 1 : -1)]?.id ?? id;
}
