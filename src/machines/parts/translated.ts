import { type AnyActorLogic, fromPromise, type PromiseActorLogic } from 'xstate';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';

/**
 * Makes a call; `signal` drops it when the state that asked is left. `repeats` is the request id that it is given, or
 * that of what was sent without an answer and may be sent once more; empty for what is new and nobody asks about.
 */
export type Ask = <C extends Call>(
  call: C,
  payload: PayloadOf<C>,
  signal: AbortSignal,
  repeats?: string,
) => Promise<AnswerOf<C>>;

/** Work that asks the server, in the terms of whoever wants it done. */
export interface Work<Input, Output> {
  (ask: Ask, input: Input, signal: AbortSignal): Promise<Output>;
  /** The call that it makes, where it is always the same. */
  readonly asks?: Call;
}

/** What is sent for an input, and what the answer means. */
export interface Translation<C extends Call, Input, Output> {
  readonly call: C;
  readonly payload: (input: Input) => PayloadOf<C>;
  readonly answer: (answer: AnswerOf<C>) => Output;
}

/** A call in other terms than its own. */
export function translate<C extends Call, Input, Output>({
  call,
  payload,
  answer,
}: Translation<C, Input, Output>): Work<Input, Output> {
  const work: Work<Input, Output> = async (ask, input, signal) =>
    answer(await ask(call, payload(input), signal));
  return Object.assign(work, { asks: call });
}

/** A call with what it carries. */
export interface Sent {
  readonly call: Call;
  readonly payload: unknown;
}

/** A placeholder that knows what to ask, but not whom. */
export interface Translated {
  readonly connectedBy: (ask: Ask) => AnyActorLogic;
  /** The calls that it begins with for an input, without making them. */
  readonly sends: (input: never) => readonly Sent[];
}

/**
 * Like `remote`, for parts that serve many calls: a list asks for a page of rows, whatever its call's
 * payload looks like. `connect` puts `connectedBy(ask)` in its place, a test any `fromPromise`.
 */
export function translated<Input, Output>(
  work: Work<Input, Output>,
): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error('not connected')));
  const connectedBy = (ask: Ask) =>
    fromPromise<Output, Input>(({ input, signal }) => work(ask, input, signal));
  const sends = (input: Input) => sentBy(work, input);
  return Object.assign(logic, { connectedBy, sends, asks: work.asks });
}

/** What work asks before any answer has come; nothing where it cannot ask. */
function sentBy<Input, Output>(work: Work<Input, Output>, input: Input): readonly Sent[] {
  const sent: Sent[] = [];
  const ask: Ask = (call, payload) => {
    sent.push({ call, payload });
    return new Promise(() => undefined);
  };
  work(ask, input, new AbortController().signal).catch(() => undefined);
  return sent;
}
