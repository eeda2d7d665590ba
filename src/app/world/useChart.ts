import {
  Actor,
  type ActorRefFrom,
  type AnyActor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  StateMachine,
} from 'xstate';
import { type PortalParts, usePortal } from './portalContext';
import { useRunning } from './useRunning';

/** Creates an actor of the chart with the real services. It is not started. */
export function actorOf<Chart extends AnyStateMachine>(
  chart: Chart,
  { connected, inspect }: PortalParts,
  input: InputFrom<Chart>,
): AnyActor {
  return createActor<AnyStateMachine>(connected(chart), { input, inspect });
}

/** Whether the actor runs this chart. `provide` and `createActor` lose the chart's own type. */
export function isActorOf<Chart extends AnyStateMachine>(
  actor: unknown,
  chart: Chart,
): actor is ActorRefFrom<Chart> {
  return (
    actor instanceof Actor && actor.logic instanceof StateMachine && actor.logic.id === chart.id
  );
}

/** Returns the chart's actor, which runs while the component is mounted. Only the first input is used. */
export function useChart<Chart extends AnyStateMachine>(
  chart: Chart,
  input: InputFrom<Chart>,
): ActorRefFrom<Chart> {
  const portal = usePortal();
  const actor = useRunning(() => actorOf(chart, portal, input));
  if (!isActorOf(actor, chart)) throw new Error(`${chart.id} is not running`);
  return actor;
}
