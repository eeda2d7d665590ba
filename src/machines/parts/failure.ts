import { CallFailure } from '../../contract/failure';
import { failureMessage, type Message } from './notice';

/** A failure as a screen shows it. */
export interface ShownFailure {
  readonly message: Message;
  /** What support asks for; empty when there was no request. */
  readonly requestId: string;
}

/** What a screen shows of a failure: plain data, so that a chart can be kept over a reload. */
export function shownFailure(failure: unknown): ShownFailure {
  return {
    message: failureMessage(failure),
    requestId: failure instanceof CallFailure ? failure.requestId : '',
  };
}
