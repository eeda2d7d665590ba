import { codes, type CodeName } from './codes';

/** Why a call did not succeed. */
export type FailureKind = 'code' | 'network' | 'timeout' | 'aborted' | 'shape';

/** What a remote call rejects with; charts read it, views show it. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  /** The answer's code; 0 when there was no answer. */
  readonly code: number;
  readonly requestId: string;
  readonly path: string;
  /** The answer's data, for refusals that say more than a sentence. */
  readonly data: unknown;
  /** Set where the call changes something, which may have been done where no answer says that it was not. */
  declare readonly isChange?: true;

  constructor(
    kind: FailureKind,
    details: {
      path: string;
      requestId?: string;
      code?: number;
      message?: string;
      data?: unknown;
      isChange?: boolean;
    },
  ) {
    super(details.message ?? '');
    this.name = 'CallFailure';
    this.kind = kind;
    this.code = details.code ?? 0;
    this.requestId = details.requestId ?? '';
    this.path = details.path;
    this.data = details.data;
    if (details.isChange === true) this.isChange = true;
  }
}

/** Whether a failure is an answer with that code. */
export function hasCode(failure: unknown, name: CodeName): boolean {
  return failure instanceof CallFailure && failure.kind === 'code' && failure.code === codes[name];
}

/** Whether nobody knows if a change was made: no answer came that could be read. */
export function isUnsure(failure: unknown): boolean {
  if (!(failure instanceof CallFailure) || failure.isChange !== true) return false;
  return failure.kind !== 'code' && failure.kind !== 'aborted';
}

/** Whether the server may never have seen the call: the network or the clock failed, not the request. */
export function isNetworkFailure(failure: unknown): boolean {
  return (
    failure instanceof CallFailure && (failure.kind === 'network' || failure.kind === 'timeout')
  );
}
