import type { MachineContext } from 'xstate';
import { fingerprint } from './fingerprint';
import type { AnyEdge, Graph } from './graph';
import { passedOver, refusedTransitions } from './refusals';
import { remembered } from './remembered';
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

/**
 * What tells a right chart from most wrong ones: every transition taken, taken where it changes
 * something, and seen refusing.
 */
export function thoroughGoals(graph: Graph): Goals {
  return allOf(transitionGoals(), changeGoals(graph), refusalGoals(graph));
}

/**
 * Every guarded transition seen refusing, written `<id> refused`: an event that then does nothing,
 * or that another transition takes.
 */
export function refusalGoals(graph: Graph): Goals {
  const refused = graph.states.map((_, index) => refusedTransitions(graph, index));
  const passed = remembered((_, edge: AnyEdge) => passedOver(graph.states[edge.from], edge));
  return single((edge) =>
    [...(refused[edge.to] ?? []), ...passed(graph, edge)].map((id) => `${id} refused`),
  );
}

/** Every transition taken where the context, as the catalogue projects it, changes: `<id> felt`. */
function changeGoals({ states, catalogue }: Graph): Goals {
  const contexts = states.map(({ snapshot: { context } }) => {
    const memory: MachineContext = context;
    return fingerprint(catalogue.project === undefined ? memory : catalogue.project(memory));
  });
  return single(({ from, to, taken }) =>
    contexts[from] === undefined || contexts[from] === contexts[to]
      ? []
      : taken.map((id) => `${id} felt`),
  );
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
