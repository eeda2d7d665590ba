import type { ActionFunction, EventObject, ParameterizedObject } from 'xstate';

export type ActionParams = ParameterizedObject['params'] | undefined;

/** An action that a part gives to a chart with such a context: it needs none of the chart's actors, guards or delays. */
export type PartAction<
  Context extends object,
  Event extends EventObject,
  P extends ActionParams,
> = ActionFunction<Context, Event, Event, P, never, never, never, never, never>;
