import type { AnyStateMachine } from 'xstate';
import type { DiagramAction } from '../model/actions';
import { parametersOf, type Parameters } from './condition';
import { has } from './properties';

/** What XState's own actions do; `own` is a function of the chart's. */
const kinds = [
  ...['assign', 'raise', 'sendTo', 'forwardTo', 'emit', 'enqueueActions'],
  ...['spawnChild', 'stopChild', 'cancel', 'log'],
] as const;

/** An action with what is known of it before it runs. */
export interface ActionDefinition extends DiagramAction {
  /** XState's word for what it does, such as `assign` or `raise`; `own` for a function. */
  readonly does: string;
  readonly given: Parameters;
  /** The type of the event that it sends; null where it sends none or works it out as it runs. */
  readonly event: string | null;
  /** The id of the actor that it sends to; null where that is worked out or does not matter. */
  readonly to: string | null;
  /** Milliseconds or a delay's name until it is sent; null for at once. */
  readonly delay: number | string | null;
}

/** Reads an action of a chart. */
export function actionDefinition(
  shown: DiagramAction,
  action: unknown,
  machine: AnyStateMachine,
): ActionDefinition {
  const logic = typeof action === 'function' ? action : machine.implementations.actions[shown.name];
  const params = typeof action === 'object' && has(action, 'params') ? action.params : null;
  return {
    ...shown,
    does: kindOf(logic),
    given: parametersOf(params),
    event: eventOf(logic),
    to: has(logic, 'to') && typeof logic.to === 'string' ? logic.to : null,
    delay: delayOf(logic),
  };
}

function kindOf(logic: unknown): string {
  const type = has(logic, 'type') ? String(logic.type).replace(/^xstate\./, '') : '';
  return kinds.find((kind) => kind === type) ?? 'own';
}

function eventOf(logic: unknown): string | null {
  if (!has(logic, 'event') || !has(logic.event, 'type')) return null;
  return typeof logic.event.type === 'string' ? logic.event.type : null;
}

function delayOf(logic: unknown): number | string | null {
  if (!has(logic, 'delay')) return null;
  const { delay } = logic;
  return typeof delay === 'number' || typeof delay === 'string' ? delay : null;
}
