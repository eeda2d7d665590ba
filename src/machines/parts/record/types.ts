import type { AnswerOf, Call, PayloadOf } from '../../../contract/call';
import type { SocketMessage } from '../../../contract/socket';
import type { ShownFailure } from '../failure';
import type { Signals } from '../signal';

export interface RecordInput<C extends Call, Scope = object> {
  /** The payload of the call: the key of the thing, and its subject. */
  readonly payload: PayloadOf<C>;
  /** Further circumstances of the screen, which are not sent. */
  readonly scope: Scope;
}

export interface RecordContext<C extends Call, Scope = object> extends RecordInput<C, Scope> {
  /** The last answer; null before there was one. */
  readonly answer: AnswerOf<C> | null;
  /** Why the last load failed; with an answer, that answer may be old. */
  readonly failure: ShownFailure | null;
  /** Whether a message came while the call was under way, so that its answer may be old. */
  readonly isOvertaken: boolean;
}

export type RecordEvent =
  | { type: 'load.retried' }
  /** An invoking chart has changed the thing: a call that was under way before is dropped, and made once more. */
  | { type: 'load.overtaken' }
  | Signals['socket'];

/** The events that an invoking chart receives from a record with `tells`. */
export type Told<Answer> =
  | { type: 'watch.told'; answer: Answer }
  | { type: 'watch.failed'; error: unknown };

export interface RecordDefinition<C extends Call, Scope = object> {
  readonly call: C;
  /**
   * Whether an address names the thing, which need not exist; else the thing is opened from where it is
   * listed, and its absence is a failure like any other.
   */
  readonly mayBeAbsent?: boolean;
  /** Whether a socket message says that the answer may have changed; without it nothing is asked again. */
  readonly concerns?: (message: SocketMessage, record: RecordContext<C, Scope>) => boolean;
  /**
   * Whether the chart also changes the thing, and calls `keepOvertaken` with the answer of each change: an answer that
   * was asked for before it is dropped, and the thing is loaded once more.
   */
  readonly changes?: boolean;
  /** Whether an answer says that there is nothing to show. */
  readonly isEmpty?: (answer: AnswerOf<C>) => boolean;
  /** Whether the invoking chart receives each answer, and the failure of the first load. */
  readonly tells?: boolean;
}
