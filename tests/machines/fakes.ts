import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { AnswerOf, Call, PayloadOf } from '../../src/contract/call';
import { codes, type CodeName } from '../../src/contract/codes';
import { CallFailure } from '../../src/contract/failure';
import type { Act } from '../../src/machines/parts/act';
import type { RemoteLogic } from '../../src/machines/parts/remote';

/** A server that answers one call; it throws what the call is to reject with. */
export function answering<C extends Call>(
  call: C,
  answer: (payload: PayloadOf<C>) => AnswerOf<C> | Promise<AnswerOf<C>>,
): RemoteLogic<C> {
  const logic = fromPromise<AnswerOf<C>, PayloadOf<C>>(async ({ input }) => answer(input));
  return Object.assign(logic, { call });
}

/** A server that answers a change, which may be an act that got no answer before. */
export function acting<C extends Call>(
  _: C,
  answer: (act: Act<C>) => AnswerOf<C> | Promise<AnswerOf<C>>,
): PromiseActorLogic<AnswerOf<C>, Act<C>> {
  return fromPromise<AnswerOf<C>, Act<C>>(async ({ input }) => answer(input));
}

/** A server that never answers one call. */
export function silent<C extends Call>(call: C): RemoteLogic<C> {
  return answering(call, () => new Promise(() => {}));
}

/** An answer with a code that is not success. */
export function refusal(name: CodeName, message = '', data: unknown = null): CallFailure {
  return new CallFailure('code', { path: '/a', requestId: 'r1', code: codes[name], message, data });
}

/** A call that got no answer; of a change nobody knows whether it was made. */
export function noAnswer(
  kind: 'network' | 'timeout' | 'shape' = 'network',
  { isChange = false } = {},
): CallFailure {
  return new CallFailure(kind, { path: '/a', isChange });
}

/** What an actor tells the app from now on. */
export function heardFrom<Emitted>(actor: {
  on(type: '*', hear: (event: Emitted) => void): unknown;
}): Emitted[] {
  const heard: Emitted[] = [];
  actor.on('*', (event) => heard.push(event));
  return heard;
}
