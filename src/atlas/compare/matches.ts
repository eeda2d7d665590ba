import type { ChartDefinition, StateDefinition } from '../formats/definition';
import { type CommonName, type Depth, keyOf, shapeOf } from './shape';

/** Which states of two versions are the same one: ids of the former by ids of the latter, and back. */
export interface Matches {
  /** From an id of the former version to the same state's id in the latter. */
  readonly later: ReadonlyMap<string, string>;
  /** From an id of the latter version to the same state's id in the former. */
  readonly earlier: ReadonlyMap<string, string>;
}

type Pair = readonly [before: StateDefinition, after: StateDefinition];

/**
 * States that lie in the same state and have the same name are the same; of the others, those whose
 * structure is the same and like no other's are one state that was renamed: those first that are
 * the same in every respect.
 */
export function matchStates(before: ChartDefinition, after: ChartDefinition): Matches {
  const later = new Map<string, string>();
  const earlier = new Map<string, string>();
  const note = ([one, other]: Pair) => {
    later.set(one.id, other.id);
    earlier.set(other.id, one.id);
  };
  const byName = (pair: Pair) => {
    note(pair);
    sameName(pair).forEach(byName);
  };
  const commonBefore: CommonName = (id) => later.get(id) ?? null;
  const commonAfter: CommonName = (id) => (earlier.has(id) ? id : null);
  /** Of two states that are one, what lies within them. */
  const renamedIn = (pair: Pair, depth: Depth): Pair[] => {
    const [old, young] = [unmatched(pair[0], later), unmatched(pair[1], earlier)];
    const shapes = new Map(
      young.map((state) => [state, shapeOf(state, after, commonAfter, depth)]),
    );
    const own = old.map((state) => ({ state, shape: shapeOf(state, before, commonBefore, depth) }));
    return own.flatMap(({ state, shape }): Pair[] => {
      const alike = young.filter((other) => shapes.get(other) === shape);
      const rivals = own.filter((other) => other.shape === shape);
      const [only] = alike;
      return only === undefined || alike.length + rivals.length > 2 ? [] : [[state, only]];
    });
  };
  byName([before.root, after.root]);
  const renamed = (depth: Depth) =>
    pairsBelow([before.root, after.root], later).flatMap((pair) => renamedIn(pair, depth));
  for (;;) {
    const alike = renamed('all');
    const found = alike.length > 0 ? alike : renamed('structure');
    if (found.length === 0) break;
    found.forEach(byName);
  }
  return { later, earlier };
}

function sameName([before, after]: Pair): Pair[] {
  return before.states.flatMap((state): Pair[] => {
    const other = after.states.find((one) => keyOf(one) === keyOf(state));
    return other === undefined ? [] : [[state, other]];
  });
}

function unmatched({ states }: StateDefinition, known: ReadonlyMap<string, string>) {
  return states.filter(({ id }) => !known.has(id));
}

/** Two states that are one, and all such pairs within them. */
function pairsBelow(pair: Pair, later: ReadonlyMap<string, string>): Pair[] {
  const [before, after] = pair;
  const inner = before.states.flatMap((state): Pair[] => {
    const other = after.states.find(({ id }) => id === later.get(state.id));
    return other === undefined ? [] : pairsBelow([state, other], later);
  });
  return [pair, ...inner];
}
