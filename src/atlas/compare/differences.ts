/** One thing that reads otherwise in the latter version; empty text stands for nothing. */
export interface Difference {
  readonly part: Part;
  readonly before: string;
  readonly after: string;
}

/** What of a state or a transition can differ. */
export type Part =
  | 'kind'
  | 'initial'
  | 'tags'
  | 'entry'
  | 'exit'
  | 'beginning'
  | 'invokes'
  | 'remembers'
  | 'output'
  | 'trigger'
  | 'guard'
  | 'target'
  | 'actions'
  | 'delay'
  | 'reentering'
  | 'spec'
  | 'order'
  | 'description';

/** A part as both versions say it. */
export type Facet = readonly [part: Part, before: string, after: string];

/** The parts that differ. */
export function differencesIn(facets: readonly Facet[]): Difference[] {
  return facets.flatMap(([part, before, after]) =>
    before === after ? [] : [{ part, before, after }],
  );
}
