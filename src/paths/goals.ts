import { fingerprint } from './fingerprint';
import type { AnyEdge, Graph } from './graph';
import { refusedTransitions } from './refusals';
import { transitionsOf } from './transitions';

/** What a set of paths has to achieve. */
export interface Goals {
  /** The goals that an edge achieves, taken after another one. */
  readonly achieved: (edge: AnyEdge, previous: AnyEdge | null) => readonly string[];
  /** Whether the previous edge matters. */
  readonly inPairs: boolean;
}

/** Every transition, or those of a given set, such as the ones that changed. */
export function transitionGoals(only?: ReadonlySet<string>): Goals {
  return single(({ taken }) => (only === undefined ? taken : taken.filter((id) => only.has(id))));
}

/** Every state value. */
export function stateGoals(graph: Graph): Goals {
  const values = graph.states.map(({ snapshot }) => fingerprint(snapshot.value));
  return single(({ to }) => [values[to] ?? '']);
}

/** Every guarded transition of an event seen refusing it, written `<id> refused`. */
export function refusalGoals(graph: Graph): Goals {
  const known = new Map<number, readonly string[]>();
  return single(({ to }) => {
    const state = graph.states[to];
    if (state !== undefined && !known.has(to)) known.set(to, refusedTransitions(graph, state));
    return known.get(to)?.map((id) => `${id} refused`) ?? [];
  });
}

/** Every requirement that a transition names in `meta.spec`. */
export function requirementGoals(graph: Graph): Goals {
  const specs = new Map(transitionsOf(graph.machine).map(({ id, spec }) => [id, spec]));
  return single(({ taken }) => taken.flatMap((id) => specs.get(id) ?? []));
}

/** Every two transitions that can follow each other, written `<id> >> <id>`. */
export function pairGoals(): Goals {
  return {
    achieved: (edge, previous) => {
      const all = [...(previous?.taken.slice(-1) ?? []), ...edge.taken];
      return all.slice(1).map((id, index) => `${all[index]} >> ${id}`);
    },
    inPairs: true,
  };
}

/** All goals of several kinds. */
export function allOf(...kinds: readonly Goals[]): Goals {
  return {
    achieved: (edge, previous) => kinds.flatMap((kind) => kind.achieved(edge, previous)),
    inPairs: kinds.some(({ inPairs }) => inPairs),
  };
}

function single(achieved: (edge: AnyEdge) => readonly string[]): Goals {
  return { achieved, inPairs: false };
}
