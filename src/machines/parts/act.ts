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

/** What a chart knows of the last act that it has sent. */
export interface Sending {
  /** The request id of what is under way: it is kept with the draft before it is sent, since a page can be reloaded. */
  readonly requestId?: string | undefined;
  /** The request id of what was sent last without an answer. */
  readonly unanswered?: string | undefined;
}

/** The action of a chart that gives what it is about to send an id: `connect` puts one in its place with new ids. */
export const beginRequest = 'beginRequest';

/** What is sent next: what got no answer once more, under its own id, or a new act. */
export function requestBegun({ unanswered = '' }: Sending, newRequestId: () => string): Sending {
  return { requestId: unanswered === '' ? newRequestId() : unanswered };
}

/** The id of each act where no service makes new ones, as when paths are planned. */
export const plannedRequestId = () => '0123456789abcdef';

/** The request id that a draft is kept with; undefined where nothing of it was sent without an answer. */
export const keptRequestId = ({ requestId, unanswered }: Sending) => requestId ?? unanswered;

/** The request id of a change that may have been made, though no answer came; undefined after an answer. */
export function unansweredBy(error: unknown): string | undefined {
  const { requestId } = shownFailure(error);
  return isUnsure(error) && requestId !== '' ? requestId : undefined;
}
