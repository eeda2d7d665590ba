import { fingerprint } from './fingerprint';
import { sentBy } from './sends';

/**
 * What a step tells the world: events that it emits or sends, actors that it starts with their
 * input and what these send to the server, actions of the chart's own. None for what XState keeps to
 * itself (timers, assignments).
 */
export function effectsOf({ type, params }: { type: string; params: unknown }): string[] {
  if (!type.startsWith('xstate.')) return [`${type} ${fingerprint(params)}`];
  const shown = shownParams[type];
  if (shown === undefined) return [];
  return [`${type} ${fingerprint(pick(params, shown))}`, ...sentBy(params)];
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
