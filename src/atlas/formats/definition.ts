import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { stateNodes } from '../../paths';
import { actionsOf } from '../model/actions';
import {
  diagramOf,
  type Diagram,
  type DiagramState,
  type DiagramTransition,
} from '../model/diagram';
import { actionDefinition, type ActionDefinition } from './action';
import { conditionOf, type Condition } from './condition';

/** A timer that runs while a state is active. */
export interface TimerDefinition {
  /** The event that it sends, as XState calls it. */
  readonly event: string;
  /** Milliseconds, or the name of a delay. */
  readonly delay: number | string;
}

/** A state with all that is known of it before the chart runs. */
export interface StateDefinition extends DiagramState {
  readonly entry: readonly ActionDefinition[];
  readonly exit: readonly ActionDefinition[];
  /** What is done where a compound state begins in its initial one. */
  readonly beginning: readonly ActionDefinition[];
  readonly timers: readonly TimerDefinition[];
  /** The ids of the states in which a history state begins, as long as it remembers nothing. */
  readonly remembers: readonly string[];
  /** Whether a final state, or the chart, hands something out at its end. */
  readonly hasOutput: boolean;
  readonly description: string | null;
  readonly states: readonly StateDefinition[];
}

/** A transition with all that is known of it before the chart runs. */
export interface TransitionDefinition extends DiagramTransition {
  readonly condition: Condition | null;
  readonly actions: readonly ActionDefinition[];
  readonly description: string | null;
}

/** A diagram, and besides it what a drawing leaves out and another format needs. */
export interface ChartDefinition extends Diagram {
  readonly root: StateDefinition;
  readonly transitions: readonly TransitionDefinition[];
}

/** Reads a chart; nothing of it runs. */
export function definitionOf(machine: AnyStateMachine): ChartDefinition {
  const diagram = diagramOf(machine);
  const definitions = stateNodes(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat(),
  );
  return {
    ...diagram,
    root: stateDefinition(diagram.root, machine.root),
    transitions: diagram.transitions.flatMap((transition, index) => {
      const definition = definitions[index];
      return definition === undefined ? [] : [transitionDefinition(transition, definition)];
    }),
  };
}

/** A state and all within it, in document order. */
export function definitionsWithin(state: StateDefinition): StateDefinition[] {
  return [state, ...state.states.flatMap(definitionsWithin)];
}

function stateDefinition(shown: DiagramState, node: AnyStateNode): StateDefinition {
  return {
    ...shown,
    entry: actionDefinitions(node.entry, node.machine),
    exit: actionDefinitions(node.exit, node.machine),
    beginning:
      node.type === 'compound' ? actionDefinitions(node.initial.actions, node.machine) : [],
    timers: timersOf(node),
    remembers: node.type === 'history' ? rememberedBy(node) : [],
    hasOutput: node.output !== undefined,
    description: node.description ?? null,
    states: shown.states.flatMap((state) => {
      const child = Object.values(node.states).find(({ id }) => id === state.id);
      return child === undefined ? [] : [stateDefinition(state, child)];
    }),
  };
}

function transitionDefinition(
  shown: DiagramTransition,
  { guard, actions, description, source }: AnyTransitionDefinition,
): TransitionDefinition {
  return {
    ...shown,
    condition: conditionOf(guard),
    actions: actionDefinitions(actions, source.machine),
    description: description ?? null,
  };
}

/** Without the actions with which XState keeps its own timers, which `actionsOf` leaves out. */
function actionDefinitions(
  actions: readonly unknown[],
  machine: AnyStateMachine,
): ActionDefinition[] {
  return actions.flatMap((action) =>
    actionsOf([action]).map((shown) => actionDefinition(shown, action, machine)),
  );
}

/** Several transitions of one delay share its timer. */
function timersOf(node: AnyStateNode): TimerDefinition[] {
  const timers = node.after.map(({ eventType, delay }): [string, TimerDefinition] => [
    eventType,
    { event: eventType, delay: typeof delay === 'number' ? delay : String(delay) },
  ]);
  return [...new Map(timers).values()];
}

/** XState takes where the parent begins for a history state that names no default. */
function rememberedBy({ parent, config }: AnyStateNode): string[] {
  if (parent === undefined) return [];
  const { target } = config;
  if (typeof target === 'string') return [named(parent, target)];
  if (parent.type !== 'parallel') return parent.initial.target.map(({ id }) => id);
  return Object.values(parent.states).flatMap(({ id, type }) => (type === 'history' ? [] : [id]));
}

/** A target of a history state: an id, or a path from the state that it lies in. */
function named(parent: AnyStateNode, target: string): string {
  if (target.startsWith('#')) return target.slice(1);
  const [key = '', ...rest] = target.split('.');
  const child = parent.states[key];
  if (child === undefined) throw new Error(`"${target}" is no state within "${parent.id}"`);
  return rest.length === 0 ? child.id : named(child, rest.join('.'));
}
