import type { Comparison, StateChange, TransitionChange } from '../../src/atlas/compare';
import type { Look } from '../../src/atlas/drawing/looks';
import type { Language } from '../paths/words';

/** A change with the number by which a drawing and a list tell of the same one. */
export type NumberedChange = (StateChange | TransitionChange) & {
  readonly number: number;
  readonly what: 'state' | 'transition';
};

/** The signs of the kinds of change: they say without colour what the colours say. */
export const signs = { added: '+', removed: '−', renamed: '»', changed: '~' } as const;

/** A change as a drawing shows it. */
export interface Mark {
  readonly look: Look;
  /** A sign and a number, such as `+3`. */
  readonly text: string;
  readonly number: number;
}

/** The address of a mark on the page: it is there once for each language and version. */
export function addressOf(
  chart: string,
  language: Language,
  version: 'before' | 'after',
  number: number,
): string {
  return [chart, language, version, number].join('.');
}

/** The changes of a chart in one order, states first. */
export function numbered({ states, transitions }: Comparison): NumberedChange[] {
  return [
    ...states.map((one) => ({ ...one, what: 'state' as const })),
    ...transitions.map((one) => ({ ...one, what: 'transition' as const })),
  ].map((one, index) => ({ ...one, number: index + 1 }));
}

/** The marks in the drawing of one version, by the ids of its states and transitions. */
export function marksIn(
  changes: readonly NumberedChange[],
  version: 'before' | 'after',
): ReadonlyMap<string, Mark> {
  return new Map(
    changes.flatMap((change): [string, Mark][] => {
      const id = change[version];
      if (id === null) return [];
      const look = change.kind === 'renamed' ? 'changed' : change.kind;
      const { number } = change;
      return [[id, { look, number, text: `${signs[change.kind]}${number}` }]];
    }),
  );
}
