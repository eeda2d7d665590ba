import type { ChartDefinition } from '../formats/definition';
import type { Marks } from '../drawing/marks';
import type { Diagram, DiagramState, DiagramTransition } from '../model/diagram';
import { matchStates } from './matches';
import { markOf, numbered, type NumberedChange } from './numbered';
import { stateChanges } from './states';
import { transitionChanges, transitionPairs } from './transitions';

/** Two versions of a chart in which the same thing has the same id. */
export interface Together {
  /** The former version; what the latter has too is called as it is there. */
  readonly before: Diagram;
  readonly after: Diagram;
  /** The latter version, and in their places what is gone, and where transitions led that lead elsewhere. */
  readonly both: Diagram;
  readonly changes: readonly NumberedChange[];
  /** The signs of the changes, in each of the three. */
  readonly marks: Marks;
  /** The id in all three of what the former version calls so. */
  readonly idOf: (former: string) => string;
}

const gone = 'former:';

/** What a state or transition is called in the version that has it. */
export const ownId = (id: string) => (isGone(id) ? id.slice(gone.length) : id);

/** Whether only the former version has it. */
export const isGone = (id: string) => id.startsWith(gone);

/** Puts two versions of a chart together, matched as a comparison matches them. */
export function together(before: ChartDefinition, after: ChartDefinition): Together {
  const matches = matchStates(before, after);
  const pairs = transitionPairs(before, after, matches);
  const kept = new Map([
    ...matches.later,
    ...pairs.map(([one, other]) => [one.id, other.id] as const),
  ]);
  const idOf = (former: string) => kept.get(former) ?? gone + former;
  const former = renamed(before, idOf);
  const changes = numbered({
    states: stateChanges(before, after, matches),
    transitions: transitionChanges(before, after, matches),
  });
  const turned = changes.flatMap((change) =>
    change.differences.some(({ part }) => part === 'target') && change.before !== null
      ? [{ change, id: change.before }]
      : [],
  );
  const turnedIds = new Set(turned.map(({ id }) => id));
  return {
    before: former,
    after,
    both: {
      ...after,
      root: merged(after.root, former.root),
      transitions: [
        ...after.transitions,
        ...former.transitions.filter(({ id }) => isGone(id)),
        ...before.transitions
          .filter(({ id }) => turnedIds.has(id))
          .map((one) => ({ ...transitionAs(one, idOf), id: gone + one.id })),
      ],
    },
    changes,
    marks: new Map([
      ...changes.map((change) => [idOfChange(change, idOf), markOf(change)] as const),
      ...turned.map(({ change, id }) => [gone + id, markOf(change, 'removed')] as const),
    ]),
    idOf,
  };
}

/** The id in all drawings of what has changed. */
export function idOfChange(
  { before, after }: Pick<NumberedChange, 'before' | 'after'>,
  idOf: Together['idOf'],
): string {
  return after ?? idOf(before ?? '');
}

function renamed({ chart, root, transitions }: Diagram, idOf: Together['idOf']): Diagram {
  return {
    chart,
    root: stateAs(root, idOf),
    transitions: transitions.map((one) => transitionAs(one, idOf)),
  };
}

function stateAs(state: DiagramState, idOf: Together['idOf']): DiagramState {
  return {
    ...state,
    id: idOf(state.id),
    initial: state.initial === null ? null : idOf(state.initial),
    states: state.states.map((child) => stateAs(child, idOf)),
  };
}

function transitionAs(one: DiagramTransition, idOf: Together['idOf']): DiagramTransition {
  return { ...one, id: idOf(one.id), from: idOf(one.from), targets: one.targets.map(idOf) };
}

/** A state of the latter version with what the former one had in it besides. */
function merged(after: DiagramState, before: DiagramState): DiagramState {
  const former = new Map(before.states.map((state) => [state.id, state]));
  const inner = after.states.map((state) => {
    const other = former.get(state.id);
    return other === undefined ? state : merged(state, other);
  });
  const lost = before.states.filter(({ id }) => isGone(id));
  // One that had states within it, and now has none, is still drawn around them.
  const frame = after.states.length === 0 && lost.length > 0 ? before : after;
  return { ...after, kind: frame.kind, initial: frame.initial, states: [...inner, ...lost] };
}
