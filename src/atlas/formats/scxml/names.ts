/** An id as XML allows it; what it does not allow is written as its code, such as `_x20_`. */
export function xmlId(id: string): string {
  const allowed = id.replace(
    /[^\p{L}\p{N}._-]/gu,
    (character) => `_x${(character.codePointAt(0) ?? 0).toString(16)}_`,
  );
  return /^[\p{L}_]/u.test(allowed) ? allowed : `_${allowed}`;
}

/** The id of an invocation; where the chart gives none, as SCXML makes one: `state.number`. */
export function invokeId(id: string): string {
  const [, number, state] = /^(\d+)\.(.+)$/.exec(id) ?? [];
  return xmlId(number === undefined || state === undefined ? id : `${state}.${number}`);
}

/** The id of the final state in which a whole chart ends. */
export function endOf(chart: string): string {
  return `${xmlId(chart)}-end`;
}

/** An event as SCXML calls it: its own names for what ends, and no `xstate.` before the rest. */
export function eventName(event: string): string {
  const [, kind = '', actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? [];
  if (kind === 'done') return `done.invoke.${invokeId(actor)}`;
  if (kind === 'error') return `error.platform.${invokeId(actor)}`;
  const [, state] = /^xstate\.done\.state\.(.+)$/.exec(event) ?? [];
  if (state !== undefined) return `done.state.${xmlId(state)}`;
  return event.replace(/^xstate\./, '').replace(/\s/g, '_');
}
