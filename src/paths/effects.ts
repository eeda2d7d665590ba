import { fingerprint } from './fingerprint';

/**
 * What a step tells the world: events that it emits or sends, actors that it starts with their
 * input, actions of the chart's own. Null for what XState keeps to itself (timers, assignments).
 */
export function effectOf(action: { type: string; params: unknown }): string | null {
  const { type, params } = action;
  if (!type.startsWith('xstate.')) return `${type} ${fingerprint(params)}`;
  const shown = shownParams[type];
  return shown === undefined ? null : `${type} ${fingerprint(pick(params, shown))}`;
}

const shownParams: Readonly<Record<string, readonly string[]>> = {
  'xstate.emit': ['event'],
  'xstate.sendTo': ['targetId', 'event', 'delay'],
  'xstate.spawnChild': ['src', 'input'],
};

function pick(params: unknown, keys: readonly string[]): Record<string, unknown> {
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(Object.entries(params).filter(([key]) => keys.includes(key)));
}
