/** What a chart does on a transition, or on entering or leaving a state. */
export interface DiagramAction {
  readonly name: string;
  /** What it is given, where the chart says so in place; null where it is worked out when it happens. */
  readonly params: Readonly<Record<string, unknown>> | null;
}

/** The actions of a list as XState holds it, without those with which it keeps its own timers. */
export function actionsOf(actions: readonly unknown[]): DiagramAction[] {
  return actions.filter((action) => !isOfTimer(action)).map(actionOf);
}

function actionOf(action: unknown): DiagramAction {
  if (typeof action === 'string') return { name: action, params: null };
  if (!isTyped(action)) return { name: 'inline', params: null };
  return { name: action.type.replace(/^xstate\./, ''), params: paramsOf(action) };
}

function paramsOf(action: object): DiagramAction['params'] {
  if (!('params' in action) || typeof action.params !== 'object' || action.params === null) {
    return null;
  }
  return Object.fromEntries(Object.entries(action.params));
}

/** `after` raises an event later, and cancels it when the state is left. */
function isOfTimer(action: unknown): boolean {
  if (typeof action !== 'function' || !isTyped(action)) return false;
  if (action.type === 'xstate.cancel') return true;
  const event = 'event' in action ? action.event : null;
  return action.type === 'xstate.raise' && isTyped(event) && event.type.startsWith('xstate.after.');
}

function isTyped(value: unknown): value is object & { readonly type: string } {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  return 'type' in value && typeof value.type === 'string';
}
