import { CallFailure } from '../../contract/failure';
import type { SocketMessage } from '../../contract/socket';

interface SharedPollSample<Payload, Answer> {
  readonly payload: Payload;
  /** What the server answers, here and in another tab. */
  readonly answers: readonly Answer[];
  /** A message that concerns the answer, where one does. */
  readonly message?: SocketMessage;
}

/** Samples for the paths of any poll that tabs share. */
export function sharedPollPaths<Payload, Answer>({
  payload,
  answers,
  message,
}: SharedPollSample<Payload, Answer>) {
  const others: SocketMessage = { type: 'session.ended' };
  return {
    inputs: { usual: { payload } },
    events: {
      'answer.shared': [...answers.slice(-1).map((answer) => ({ answer })), { answer: 'nonsense' }],
      'socket.received': [...(message === undefined ? [] : [{ message }]), { message: others }],
    },
    outcomes: { ask: { done: answers, error: [new CallFailure('network', { path: '/poll' })] } },
  };
}
