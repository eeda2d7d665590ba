import type { EventObject } from 'xstate';

/** A delayed event that a chart waits for: `after` is a delayed raise too. */
export interface Timer {
  /** What a cancel calls it; a delayed raise without an id can't be cancelled. */
  readonly id: string | undefined;
  readonly event: EventObject;
  /** Milliseconds until it fires. */
  readonly left: number;
}

/** The pending timers after an action: a delayed raise adds one, a cancel removes one. */
export function scheduled(
  timers: readonly Timer[],
  action: { type: string; params: unknown },
): readonly Timer[] {
  const { type, params } = action;
  if (type === 'xstate.raise' && isDelayedRaise(params)) {
    return [...timers, { id: params.id, event: params.event, left: params.delay }];
  }
  if (type === 'xstate.cancel' && isCancel(params)) {
    return timers.filter((timer) => timer.id !== params.sendId);
  }
  return timers;
}

/** The timers when some time has passed. */
export function aged(timers: readonly Timer[], elapsed: number): readonly Timer[] {
  return timers.map((timer) => ({ ...timer, left: timer.left - elapsed }));
}

interface DelayedRaise {
  readonly event: EventObject;
  readonly id: string | undefined;
  readonly delay: number;
}

function isDelayedRaise(params: unknown): params is DelayedRaise {
  return has(params, 'delay') && typeof params.delay === 'number';
}

function isCancel(params: unknown): params is { readonly sendId: string } {
  return has(params, 'sendId');
}

function has<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
