import type {
  ActorLogic,
  AnyActorRef,
  AnyStateMachine,
  AnyStateNode,
  EventObject,
  Snapshot,
} from 'xstate';
import { isSending } from './sends';
import { stateNodes } from './stateNodes';

/** How an invoked actor may end. */
export type OutcomeKind = 'done' | 'error';

const settled = '@paths.settled';
const active = { status: 'active', output: undefined, error: undefined } as const;

interface Settlement extends EventObject {
  readonly kind: OutcomeKind;
  readonly value: unknown;
}

/** An actor that does nothing until a path says how it ends; it ignores all other messages. */
export const heldActor: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => active,
  getPersistedSnapshot: (snapshot) => snapshot,
  restoreSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === 'xstate.stop') return { ...active, status: 'stopped' };
    return isSettlement(event) ? ended(event) : snapshot;
  },
};

/** It does nothing, and still says what the actor in whose place it stands would send. */
function heldFor(logic: unknown): ActorLogic<Snapshot<unknown>, EventObject> {
  return isSending(logic) ? Object.assign({ sends: logic.sends }, heldActor) : heldActor;
}

function isSettlement(event: EventObject): event is Settlement {
  return event.type === settled && 'kind' in event;
}

function ended({ kind, value }: Settlement): Snapshot<unknown> {
  return kind === 'done'
    ? { status: 'done', output: value, error: undefined }
    : { status: 'error', output: undefined, error: value };
}

/** More steps than any chart needs to come to rest: an endless loop fails instead of hanging. */
const maxIterations = 1_000;

const alreadyHeld = new WeakSet<AnyStateMachine>();

/**
 * The chart with every actor held that it names or invokes, so that a path alone decides how they
 * end. A chart that is held already is returned as it is.
 * Throws for `onSnapshot`: a held actor has nothing to show on the way.
 */
export function hold(machine: AnyStateMachine): AnyStateMachine {
  if (alreadyHeld.has(machine)) return machine;
  const nodes = stateNodes(machine);
  const sources = nodes.flatMap((node) => node.invoke.map(({ src }) => src));
  const named = sources.filter((source) => typeof source === 'string');
  const { actors } = machine.implementations;
  const names = new Set([...Object.keys(actors), ...named]);
  const held = machine.provide({
    actors: Object.fromEntries([...names].map((name) => [name, heldFor(actors[name])])),
  });
  stateNodes(held).forEach(holdInvocations);
  held.options = { maxIterations, ...machine.config.options };
  alreadyHeld.add(held);
  return held;
}

/** An actor that is invoked by value has no name to provide for; XState looks it up in `config`. */
function holdInvocations(node: AnyStateNode): void {
  const watched = node.invoke.find(({ onSnapshot }) => onSnapshot !== undefined);
  if (watched !== undefined) {
    throw new Error(`The actor "${watched.id}" is watched by onSnapshot, which paths do not model`);
  }
  const { invoke } = node.config;
  if (invoke === undefined) return;
  const invocations = [invoke]
    .flat()
    .map((invocation) =>
      typeof invocation.src === 'string'
        ? invocation
        : { ...invocation, src: heldFor(invocation.src) },
    );
  node.config = { ...node.config, invoke: invocations };
}

/** Ends a held actor; its parent takes the matching transition before this returns. */
export function settle(child: AnyActorRef, kind: OutcomeKind, value: unknown): void {
  child.send({ type: settled, kind, value } satisfies Settlement);
}
