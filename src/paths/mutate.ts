import { not } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { hold } from './held';
import { stateNodes } from './stateNodes';
import { transitionId } from './transitions';

/** What can be wrong with a transition. */
export type Mutation =
  | 'delete'
  | 'retarget'
  | 'negate guard'
  | 'drop guard'
  | 'drop actions'
  | 'swap branches'
  | 'change delay';

/** A chart with one thing wrong. */
export interface Mutant {
  readonly mutation: Mutation;
  /** The id, in the right chart, of the transition that is wrong. */
  readonly transition: string;
  /** The id of the state node that has it. */
  readonly node: string;
  /** The event that it is of; null where what the node does by itself is wrong. */
  readonly event: string | null;
  /** Makes the chart anew, its actors held. */
  readonly build: () => AnyStateMachine;
}

interface Site {
  readonly node: AnyStateNode;
  readonly definition: AnyTransitionDefinition;
  /** The branches of the same event, this one among them. */
  readonly branches: AnyTransitionDefinition[];
}

/** Every way to get one transition of a chart wrong that can make a difference. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return sitesOf(machine).flatMap((site) =>
    mutationsAt(site).map(([mutation, mutate]) => {
      const transition = transitionId(site.definition) ?? '';
      return {
        mutation,
        transition,
        node: site.node.id,
        event: mutation === 'change delay' ? null : eventOf(site),
        build: () => mutated(machine, transition, mutate),
      };
    }),
  );
}

/** Null for a transition that is taken without an event. */
function eventOf({ definition: { eventType } }: Site): string | null {
  return eventType === '' ? null : eventType;
}

type Mutate = (site: Site) => void;

/**
 * `hold` makes new nodes and transitions, so that changing those of one copy leaves the chart
 * itself and every other copy as they are.
 */
function mutated(machine: AnyStateMachine, transition: string, mutate: Mutate): AnyStateMachine {
  const copy = hold(machine.provide({}));
  const site = sitesOf(copy).find(({ definition }) => transitionId(definition) === transition);
  if (site === undefined) throw new Error(`There is no transition "${transition}"`);
  mutate(site);
  return copy;
}

function sitesOf(machine: AnyStateMachine): Site[] {
  return stateNodes(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((branches) =>
      branches.map((definition) => ({ node, definition, branches })),
    ),
  );
}

function mutationsAt(site: Site): [Mutation, Mutate][] {
  const { definition, branches } = site;
  const applicable: [Mutation, boolean, Mutate][] = [
    ['delete', true, remove],
    ['retarget', otherTarget(site) !== undefined, retarget],
    ['negate guard', definition.guard !== undefined, negateGuard],
    ['drop guard', definition.guard !== undefined, dropGuard],
    ['drop actions', definition.actions.length > 0, dropActions],
    ['swap branches', branches.indexOf(definition) < branches.length - 1, swapBranches],
    ['change delay', delayOf(site) !== undefined, changeDelay],
  ];
  return applicable.filter(([, applies]) => applies).map(([name, , mutate]) => [name, mutate]);
}

function remove({ definition, branches }: Site): void {
  branches.splice(branches.indexOf(definition), 1);
}

function retarget(site: Site): void {
  const target = otherTarget(site);
  if (target !== undefined) site.definition.target = [target];
}

/** A sibling of the target, so that the wrong chart is still a possible one. */
function otherTarget({ definition }: Site): AnyStateNode | undefined {
  const target = definition.target?.[0];
  const siblings = Object.values(target?.parent?.states ?? {});
  return target?.parent?.type === 'parallel'
    ? undefined
    : siblings.find((sibling) => sibling !== target && sibling.type !== 'history');
}

function negateGuard({ definition }: Site): void {
  const { guard } = definition;
  if (typeof guard === 'string') definition.guard = not(guard);
  else if (typeof guard === 'object') definition.guard = not(guard);
  else if (isPredicate(guard)) definition.guard = not(guard);
}

/** XState calls a guard with or without parameters; its types ask for one that takes either. */
function isPredicate(guard: unknown): guard is Parameters<typeof not>[0] {
  return typeof guard === 'function';
}

function dropGuard({ definition }: Site): void {
  delete definition.guard;
}

function dropActions({ definition }: Site): void {
  definition.actions = [];
}

function swapBranches({ definition, branches }: Site): void {
  const index = branches.indexOf(definition);
  branches.splice(index, 2, ...branches.slice(index, index + 2).reverse());
}

function changeDelay(site: Site): void {
  const raise = delayOf(site);
  if (raise !== undefined) raise.delay = typeof raise.delay === 'number' ? raise.delay + 1_000 : 1;
}

/** XState turns `after` into a raise on entry, whose id is the transition's event. */
function delayOf({ node, definition }: Site): { delay: unknown } | undefined {
  for (const action of node.entry) {
    if (typeof action !== 'function' || !('delay' in action) || !('id' in action)) continue;
    if (action.id === definition.eventType) return action;
  }
  return undefined;
}
