import type { AnswerOf, Call, PayloadOf } from '../../contract/call';
import { isUnsure } from '../../contract/failure';
import { shownFailure } from './failure';
import { translated, type Work } from './translated';

/** A change that is sent, with the request id under which it was sent before without an answer, where it was. */
export interface Act<C extends Call> {
  readonly payload: PayloadOf<C>;
  readonly unanswered: string | undefined;
}

/** A placeholder for a change that is a new act, whatever was sent before, unless it repeats one without an answer. */
export function act<C extends Call>(call: C) {
  const work: Work<Act<C>, AnswerOf<C>> = (ask, { payload, unanswered = '' }, signal) =>
    ask(call, payload, signal, unanswered);
  return translated(Object.assign(work, { asks: call }));
}

/** The request id of a change that may have been made, though no answer came; undefined after an answer. */
export function unansweredBy(error: unknown): string | undefined {
  const { requestId } = shownFailure(error);
  return isUnsure(error) && requestId !== '' ? requestId : undefined;
}
