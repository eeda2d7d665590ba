import { CallFailure } from '../../contract/failure';
import type { SocketMessage } from '../../contract/socket';

interface RenewalSample<Payload, Scope> {
  readonly payload: Payload;
  /** What an answer changes of the form's circumstances. */
  readonly scope: Scope;
  /** A message that concerns them. */
  readonly message: SocketMessage;
}

/** Samples for the paths of any renewal. */
export function renewalPaths<Payload, Scope>({
  payload,
  scope,
  message,
}: RenewalSample<Payload, Scope>) {
  const other: SocketMessage = { type: 'session.ended' };
  return {
    inputs: { usual: { payload } },
    events: { 'socket.received': [{ message }, { message: other }] },
    outcomes: {
      ask: { done: [{ scope }], error: [new CallFailure('network', { path: '/renewal' })] },
    },
  };
}
