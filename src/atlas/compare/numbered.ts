import type { Look } from '../drawing/looks';
import type { Mark } from '../drawing/marks';
import type { Comparison } from './comparison';
import type { StateChange } from './states';
import type { TransitionChange } from './transitions';

/** A change with the number by which a drawing and a list tell of the same one. */
export type NumberedChange = (StateChange | TransitionChange) & {
  readonly number: number;
  readonly what: 'state' | 'transition';
};

type Kind = NumberedChange['kind'];

/** The signs of the kinds of change: they say without colour what the colours say. */
export const signs = { added: '+', removed: '−', renamed: '»', changed: '~' } as const;

const looks: Readonly<Record<Kind, Look>> = {
  added: 'added',
  removed: 'removed',
  renamed: 'changed',
  changed: 'changed',
};

/** The changes of a chart in one order, states first. */
export function numbered({
  states,
  transitions,
}: Pick<Comparison, 'states' | 'transitions'>): NumberedChange[] {
  return [
    ...states.map((one) => ({ ...one, what: 'state' as const })),
    ...transitions.map((one) => ({ ...one, what: 'transition' as const })),
  ].map((one, index) => ({ ...one, number: index + 1 }));
}

/** How a drawing marks a change; or, as another kind, a part of it. */
export function markOf(change: NumberedChange, kind = change.kind): Mark {
  const { number } = change;
  return { kind, number, look: looks[kind], text: `${signs[change.kind]}${number}` };
}
