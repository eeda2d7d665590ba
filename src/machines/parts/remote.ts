import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { AnswerOf, Call, PayloadOf } from '../../contract/call';

/** Actor logic that knows its call; `connect` puts the real call in its place. */
export type RemoteLogic<C extends Call> = PromiseActorLogic<AnswerOf<C>, PayloadOf<C>> & {
  readonly call: C;
};

/** A placeholder for a call to the server: its input is the payload, its output the answer's data. */
export function remote<C extends Call>(call: C): RemoteLogic<C> {
  const logic = fromPromise<AnswerOf<C>, PayloadOf<C>>(() =>
    Promise.reject(new Error(`${call.path} is not connected`)),
  );
  return Object.assign(logic, { call });
}
