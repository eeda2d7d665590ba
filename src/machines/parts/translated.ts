import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';

/** Makes a call; `signal` drops it when the state that asked is left. */
export type Ask = <C extends Call>(
  call: C,
  payload: PayloadOf<C>,
  signal: AbortSignal,
) => Promise<AnswerOf<C>>;

/** Work that asks the server, in the terms of whoever wants it done. */
export type Work<Input, Output> = (ask: Ask, input: Input, signal: AbortSignal) => Promise<Output>;

/** A placeholder that knows how to ask, but not whom. */
export type TranslatedLogic<Input, Output> = PromiseActorLogic<Output, Input> & {
  readonly connectedBy: (ask: Ask) => PromiseActorLogic<Output, Input>;
};

/** What is sent for an input, and what the answer means. */
export interface Translation<C extends Call, Input, Output> {
  readonly call: C;
  readonly payload: (input: Input) => PayloadOf<C>;
  readonly answer: (answer: AnswerOf<C>, input: Input) => Output;
}

/** A call in other terms than its own. */
export function translate<C extends Call, Input, Output>({
  call,
  payload,
  answer,
}: Translation<C, Input, Output>): Work<Input, Output> {
  return async (ask, input, signal) => answer(await ask(call, payload(input), signal), input);
}

/**
 * Like `remote`, for parts that serve many calls: a list asks for a page of rows, whatever the
 * call's payload looks like. `connect` puts `connectedBy(ask)` in its place, a test any
 * `fromPromise<Output, Input>`.
 */
export function translated<Input, Output>(
  work: Work<Input, Output>,
): TranslatedLogic<Input, Output> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error('not connected')));
  return Object.assign(logic, {
    connectedBy: (ask: Ask) =>
      fromPromise<Output, Input>(({ input, signal }) => work(ask, input, signal)),
  });
}
