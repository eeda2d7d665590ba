import type { ReactElement } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import { isActorOf } from '../world/useChart';

/** A chart with the view that draws an actor of it. */
export interface ShownChart {
  readonly chart: AnyStateMachine;
  /** Throws for an actor of another chart. */
  readonly show: (actor: AnyActorRef) => ReactElement;
}

/** Ties a chart to its view. */
export function shownChart<Chart extends AnyStateMachine>(
  chart: Chart,
  view: (actor: ActorRefFrom<Chart>) => ReactElement,
): ShownChart {
  return {
    chart,
    show(actor) {
      if (!isActorOf(actor, chart)) throw new Error(`${chart.id} is not running`);
      return view(actor);
    },
  };
}
