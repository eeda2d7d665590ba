import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { failureMessage, type Message } from './notice';

/** The reason of a failed call, as guards and actions take it. */
export interface Failure {
  readonly error: unknown;
}

/** The params of guards and actions that take a failed call: `params: errorIn`. */
export const errorIn = ({ event }: { event: Failure }): Failure => ({ error: event.error });

/** A failure as a screen shows it. */
export interface ShownFailure {
  readonly message: Message;
  /** What support asks for; empty when there was no request. */
  readonly requestId: string;
  /** The answer's code; 0 when there was no answer. */
  readonly code: number;
}

/** What a screen shows of a failure: plain data, so that a chart can be kept over a reload. */
export function shownFailure(failure: unknown): ShownFailure {
  return {
    message: failureMessage(failure),
    requestId: failure instanceof CallFailure ? failure.requestId : '',
    code: failure instanceof CallFailure ? failure.code : 0,
  };
}

/** Whether the person may not ask for it, however often it is tried. */
export const isForbidden = ({ code }: ShownFailure): boolean => code === codes.forbidden;

/** Whether somebody else was faster, or what it is about is past that state. */
export const isConflict = ({ code }: ShownFailure): boolean => code === codes.conflict;

/** Whether what was asked for is not there, or not for this person. */
export const isAbsent = ({ code }: ShownFailure): boolean => code === codes.absent;
