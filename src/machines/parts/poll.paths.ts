import { CallFailure } from '../../contract/failure';

interface PollSample<Payload, Answer> {
  readonly payload: Payload;
  /** One that the poll goes on after, and one that it ends with, where it can end. */
  readonly answers: readonly Answer[];
}

/** Samples for the paths of any poll. */
export function pollPaths<Payload, Answer>({ payload, answers }: PollSample<Payload, Answer>) {
  return {
    inputs: { usual: { payload } },
    outcomes: { ask: { done: answers, error: [new CallFailure('network', { path: '/poll' })] } },
  };
}
