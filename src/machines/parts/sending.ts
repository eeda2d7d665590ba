import { assign, type EventObject } from 'xstate';
import { hasCode } from '../../contract/failure';
import { unansweredBy } from './act';
import { type Failure, shownFailure } from './failure';
import type { ActionParams, PartAction } from './partAction';

/** What a chart knows of the last act that it has sent. */
export interface Sending {
  /** The request id of what is under way: it is kept with the draft before it is sent, since a page can be reloaded. */
  readonly requestId?: string | undefined;
  /** The request id of what was sent last without an answer. */
  readonly unanswered?: string | undefined;
}

/** The action that gives what is about to be sent an id: `connect` puts one in its place that makes new ids. */
export const beginRequest = 'beginRequest';

/** The id of each act where no service makes new ones, as when paths are planned. */
const plannedRequestId = () => '0123456789abcdef';

/** What is sent next: what got no answer once more, under its own id, or a new act. */
export function requestBegun(
  { unanswered = '' }: Sending,
  newRequestId: () => string = plannedRequestId,
): Sending {
  return { requestId: unanswered === '' ? newRequestId() : unanswered };
}

/** What is in doubt after a failure: what was sent without an answer, or what was in doubt before it. */
export function stillUnanswered({ unanswered }: Sending, error: unknown): Sending {
  return { unanswered: unansweredBy(error) ?? unanswered };
}

/**
 * A conflict of the request that got no answer, sent once more, ends the doubt: it was not done, was given up, or is
 * known with another form. What is sent next is another act.
 */
export function unansweredAfter(sending: Sending, error: unknown): Sending {
  const isOver =
    hasCode(error, 'conflict') && shownFailure(error).requestId === currentRequestId(sending);
  return isOver ? { unanswered: undefined, requestId: undefined } : {};
}

/** The id of what is under way, else of what got no answer; undefined where neither is. */
export const currentRequestId = ({ requestId, unanswered }: Sending) => requestId ?? unanswered;

/** Whether it was sent without an answer, and nobody knows yet whether it arrived. */
export const selectIsInDoubt = ({ context: { unanswered } }: { context: Sending }) =>
  unanswered !== undefined;

interface SendingActions<Context extends Sending, Event extends EventObject> {
  readonly [beginRequest]: PartAction<Context, Event, ActionParams>;
  readonly endRequest: PartAction<Context, Event, ActionParams>;
  /** Keeps the id of what got no answer. */
  readonly keepUnanswered: PartAction<Context, Event, Failure>;
  readonly forgetUnanswered: PartAction<Context, Event, ActionParams>;
}

/**
 * The actions of a chart that sends under an id of its own. The state that sends has `beginRequest` on entry, before it
 * keeps the draft, and `endRequest` on exit.
 */
export function sendingActions<
  Context extends Sending,
  Event extends EventObject,
>(): SendingActions<Context, Event>;
// An `assign` for `Sending` fits any context that extends it. TypeScript cannot infer that: hence the overload.
export function sendingActions(): SendingActions<Sending, EventObject> {
  return {
    [beginRequest]: assign(({ context }) => requestBegun(context)),
    endRequest: assign({ requestId: undefined }),
    keepUnanswered: assign(({ context }, { error }) => stillUnanswered(context, error)),
    forgetUnanswered: assign({ unanswered: undefined }),
  };
}
