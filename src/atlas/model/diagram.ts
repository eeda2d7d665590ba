import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { stateNodes, transitionsOf } from '../../paths';
import { actionsOf, type DiagramAction } from './actions';
import { invocationsOf, type DiagramInvocation } from './invocations';
import { triggerOf, type Trigger } from './trigger';

/** What a state is made of. */
export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** A state of a chart, with the states within it. */
export interface DiagramState {
  /** XState's id: `studentDetail.ready.idle`; the chart's own id for the whole. */
  readonly id: string;
  /** Where it lies within its chart, `ready.idle`; empty for the chart itself. */
  readonly path: string;
  readonly kind: StateKind;
  /** The id of the state in which a compound state begins; null for all others. */
  readonly initial: string | null;
  /** Whether a history state remembers all levels below, not only the first. */
  readonly isDeep: boolean;
  readonly tags: readonly string[];
  readonly entry: readonly DiagramAction[];
  readonly exit: readonly DiagramAction[];
  readonly invokes: readonly DiagramInvocation[];
  readonly states: readonly DiagramState[];
  /** How many states lie in it that a drawing leaves out. */
  readonly folded?: number;
}

/** A transition of a chart; several with the same state and trigger are tried in their order. */
export interface DiagramTransition {
  /** The id that `transitionsOf` of src/paths gives it. */
  readonly id: string;
  /** The id of the state that it leaves. */
  readonly from: string;
  /** The event as XState calls it; `always` for none. */
  readonly event: string;
  readonly trigger: Trigger;
  readonly guard: string | null;
  /** Ids of the states that it enters; empty where it stays. */
  readonly targets: readonly string[];
  readonly actions: readonly DiagramAction[];
  /** Whether the state is left and entered again even where it is its own target. */
  readonly isReentering: boolean;
  /** Requirement ids of `meta.spec`. */
  readonly spec: readonly string[];
}

/** A chart as data: what is drawn, compared and exported. */
export interface Diagram {
  /** The chart's id. */
  readonly chart: string;
  readonly root: DiagramState;
  /** In document order, as `transitionsOf` lists them. */
  readonly transitions: readonly DiagramTransition[];
}

/** Reads a chart; nothing of it runs. */
export function diagramOf(machine: AnyStateMachine): Diagram {
  return {
    chart: machine.id,
    root: stateOf(machine.root),
    transitions: transitionsIn(machine),
  };
}

/** A state and all within it, in document order. */
export function statesWithin(state: DiagramState): DiagramState[] {
  return [state, ...state.states.flatMap(statesWithin)];
}

/** The branches of a transition's event in its state, itself among them, in the order in which they are tried. */
export function rivalsOf(
  { from, event }: DiagramTransition,
  { transitions }: Diagram,
): readonly DiagramTransition[] {
  return transitions.filter((one) => one.from === from && one.event === event);
}

/** Which of the branches of its event a transition is, from 1; null where it is the only one. */
export function placeOf(transition: DiagramTransition, diagram: Diagram): number | null {
  const rivals = rivalsOf(transition, diagram);
  return rivals.length < 2 ? null : rivals.indexOf(transition) + 1;
}

/** Whether a state or transition of a chart has an id; none has null. */
export function isIn({ root, transitions }: Diagram, id: string | null): boolean {
  return [...statesWithin(root), ...transitions].some((one) => one.id === id);
}

function stateOf(node: AnyStateNode): DiagramState {
  const [initial] = node.type === 'compound' ? node.initial.target : [];
  return {
    id: node.id,
    path: node.path.join('.'),
    kind: node.type,
    initial: initial?.id ?? null,
    isDeep: node.type === 'history' && node.history === 'deep',
    tags: node.tags,
    entry: actionsOf(node.entry),
    exit: actionsOf(node.exit),
    invokes: invocationsOf(node),
    states: Object.values(node.states).map(stateOf),
  };
}

/** `transitionsOf` lists them in this order, so the nth description is of the nth definition. */
function transitionsIn(machine: AnyStateMachine): DiagramTransition[] {
  const definitions = stateNodes(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat(),
  );
  return transitionsOf(machine).flatMap((transition, index) => {
    const definition = definitions[index];
    if (definition === undefined) return [];
    return [
      {
        ...transition,
        trigger: triggerOf(definition),
        actions: actionsOf(definition.actions),
        isReentering: definition.reenter,
      },
    ];
  });
}
