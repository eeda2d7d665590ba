import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  StateMachine,
} from 'xstate';
import { stateNodes, transitionsOf } from '../../paths';
import type { Matches } from './matches';

/**
 * The same chart with its states called as in another version, so that the two can be compared by
 * how they behave. States that the other version has not keep their names.
 */
export function renamedAs(
  machine: AnyStateMachine,
  { later }: Pick<Matches, 'later'>,
): AnyStateMachine {
  const keys = (node: AnyStateNode) =>
    (later.get(node.id) ?? node.id).split('.').at(-1) ?? node.key;
  return new StateMachine(configOf(machine.root, keys), machine.implementations);
}

/** What the states and transitions of a renamed chart were called: both versions list them in one order. */
export function formerIds(
  renamed: AnyStateMachine,
  former: AnyStateMachine,
): ReadonlyMap<string, string> {
  const ids = (machine: AnyStateMachine) =>
    [...stateNodes(machine), ...transitionsOf(machine)].map(({ id }) => id);
  const own = ids(former);
  return new Map(ids(renamed).map((id, index) => [id, own[index] ?? id]));
}

type KeyOf = (node: AnyStateNode) => string;

function configOf(node: AnyStateNode, keyOf: KeyOf): object {
  const { config, states, transitions, always, after } = node;
  const own = (event: string) =>
    (transitions.get(event) ?? []).map((one) => transitionOf(one, keyOf));
  const invocations = [config.invoke ?? []].flat();
  return {
    ...config,
    states: Object.fromEntries(
      Object.values(states).map((child) => [keyOf(child), configOf(child, keyOf)]),
    ),
    ...(config.initial !== undefined && { initial: initialOf(node, keyOf) }),
    on: Object.fromEntries(Object.keys(config.on ?? {}).map((event) => [event, own(event)])),
    always: (always ?? []).map((one) => transitionOf(one, keyOf)),
    after: Object.fromEntries(
      after.map(({ delay, eventType }) => [String(delay), own(String(eventType))]),
    ),
    ...(config.onDone !== undefined && { onDone: own(`xstate.done.state.${node.id}`) }),
    invoke: invocations.map((invocation, index) => {
      const id = node.invoke[index]?.id ?? '';
      return {
        ...invocation,
        ...('onDone' in invocation && { onDone: own(`xstate.done.actor.${id}`) }),
        ...('onError' in invocation && { onError: own(`xstate.error.actor.${id}`) }),
      };
    }),
  };
}

function initialOf({ initial }: AnyStateNode, keyOf: KeyOf): object {
  return { target: initial.target.map(keyOf)[0], actions: initial.actions };
}

function transitionOf(
  { target, guard, actions, reenter, meta }: AnyTransitionDefinition,
  keyOf: KeyOf,
): object {
  return {
    ...(target !== undefined && { target: target.map((node) => targetOf(node, keyOf)) }),
    ...(guard !== undefined && { guard }),
    actions,
    reenter,
    meta,
  };
}

/** A target by its id, which XState makes of the names on the way to it. */
function targetOf(node: AnyStateNode, keyOf: KeyOf): string {
  return `#${idOf(node, keyOf)}`;
}

function idOf(node: AnyStateNode, keyOf: KeyOf): string {
  if (node.parent === undefined || node.config.id !== undefined) return node.id;
  return [node.machine.id, ...pathOf(node, keyOf)].join('.');
}

function pathOf(node: AnyStateNode, keyOf: KeyOf): string[] {
  return node.parent === undefined ? [] : [...pathOf(node.parent, keyOf), keyOf(node)];
}
