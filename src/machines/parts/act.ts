import type { AnswerOf, Call, PayloadOf } from '../../contract/call';
import { isUnsure } from '../../contract/failure';
import { shownFailure } from './failure';
import { translated, type Work } from './translated';

/** A change that is sent, with the request id that the chart has given it or under which it was sent before. */
export interface Act<C extends Call> {
  readonly payload: PayloadOf<C>;
  readonly requestId: string | undefined;
}

/** A placeholder for a change that is a new act, whatever was sent before, unless it carries the id of another. */
export function act<C extends Call>(call: C) {
  const work: Work<Act<C>, AnswerOf<C>> = (ask, { payload, requestId = '' }, signal) =>
    ask(call, payload, signal, requestId);
  return translated(Object.assign(work, { asks: call }));
}

/** The request id of a change that may have been made, though no answer came; undefined after an answer. */
export function unansweredBy(error: unknown): string | undefined {
  const { requestId } = shownFailure(error);
  return isUnsure(error) && requestId !== '' ? requestId : undefined;
}
