import { type ActionFunction, assign, type EventObject, type ParameterizedObject } from 'xstate';
import { hasCode } from '../../contract/failure';
import { unansweredBy } from './act';
import { type Failure, shownFailure } from './failure';

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

/** A conflict of the request that got no answer, sent once more, ends the doubt: it was not done, or is known with another form. */
export function unansweredAfter({ unanswered }: Sending, error: unknown): Sending {
  const isOver = hasCode(error, 'conflict') && shownFailure(error).requestId === unanswered;
  return isOver ? { unanswered: undefined } : {};
}

/** The id of what is under way, else of what got no answer; undefined where neither is. */
export const currentRequestId = ({ requestId, unanswered }: Sending) => requestId ?? unanswered;

/** Whether it was sent without an answer, and nobody knows yet whether it arrived. */
export const selectIsInDoubt = ({ context: { unanswered } }: { context: Sending }) =>
  unanswered !== undefined;

type Params = ParameterizedObject['params'] | undefined;
type Action<Context extends object, Event extends EventObject, P extends Params> = ActionFunction<
  Context,
  Event,
  Event,
  P,
  never,
  never,
  never,
  never,
  never
>;

interface SendingActions<Context extends Sending, Event extends EventObject> {
  readonly [beginRequest]: Action<Context, Event, Params>;
  readonly endRequest: Action<Context, Event, Params>;
  /** Keeps the id of what got no answer. */
  readonly keepUnanswered: Action<Context, Event, Failure>;
  readonly forgetUnanswered: Action<Context, Event, Params>;
}

/** The actions of a chart that sends under an id of its own: `beginRequest` on entry, before the chart keeps its draft, `endRequest` on exit. */
export function sendingActions<
  Context extends Sending,
  Event extends EventObject,
>(): SendingActions<Context, Event>;
// An `assign` typed for `Sending` fits any context that extends it, which TypeScript cannot infer: hence the overload.
export function sendingActions(): SendingActions<Sending, EventObject> {
  return {
    [beginRequest]: assign(({ context }) => requestBegun(context)),
    endRequest: assign({ requestId: undefined }),
    keepUnanswered: assign(({ context }, { error }) => stillUnanswered(context, error)),
    forgetUnanswered: assign({ unanswered: undefined }),
  };
}
