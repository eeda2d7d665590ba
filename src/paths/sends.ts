import { fingerprint } from './fingerprint';

/** An actor that makes its calls in other terms than theirs, and can say which. */
export interface Sending {
  readonly sends: (input: unknown) => Iterable<unknown>;
}

/** What an actor that is started sends to the server, where its input is not the payload itself. */
export function sentBy(started: unknown): string[] {
  if (!has(started, 'actorRef') || !has(started, 'input')) return [];
  const { actorRef, input } = started;
  const logic = has(actorRef, 'logic') ? actorRef.logic : null;
  return isSending(logic) ? [...logic.sends(input)].map(sentText) : [];
}

/** Whether an actor can say what it sends. */
export function isSending(logic: unknown): logic is Sending {
  return has(logic, 'sends') && typeof logic.sends === 'function';
}

function sentText(sent: unknown): string {
  if (!has(sent, 'call') || !has(sent, 'payload')) return `sends ${fingerprint(sent)}`;
  const { call, payload } = sent;
  const place = has(call, 'host') && has(call, 'path') ? [call.host, call.path] : [];
  return `sends ${place.join(' ')} ${fingerprint(payload)}`;
}

function has<Key extends string>(
  value: unknown,
  key: Key,
): value is Readonly<Record<Key, unknown>> {
  return (
    (typeof value === 'object' || typeof value === 'function') && value !== null && key in value
  );
}
