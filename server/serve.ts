import { z } from 'zod';
import type { Call } from '../src/contract/call';
import type { SocketMessage } from '../src/contract/socket';
import { brokenRules } from '../src/domain/brokenRule';
import type { Permission } from '../src/domain/permissions';
import { demandSubject } from './authority';
import type { Queries } from './db/database';
import type { UploadedFile } from './http/form';
import { Refusal } from './refusal';
import type { Session } from './session';
import type { World } from './settings';
import type { Language } from './words';

/** What every handler is given besides its payload. */
export interface Situation {
  /** A transaction when the call changes something (`changes`), else for reading only. */
  readonly db: Queries;
  /**
   * For an open or a reading call: writes what must stay even when the call is refused, such as a counted try.
   * A changing call is in a transaction already and may not use it.
   */
  transact<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** The same for a single statement. */
  writeOnce<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  readonly now: Date;
  readonly language: Language;
  /** The file that came with a multipart call. */
  readonly file: UploadedFile | null;
  /** The token of the call's header, for the calls that look at it themselves; empty when there is none. */
  readonly token: string;
  /** The client's network address, for throttling. */
  readonly address: string;
  /** Where the person's browser finds this server, as `https://portal.example`. */
  readonly origin: string;
  readonly world: World;
  /** Tells the open pages of these accounts, once the change is committed. */
  tell(accountIds: readonly number[], message: SocketMessage): Promise<void>;
}

type Sent<Payload extends z.core.$ZodShape> = z.output<Call<Payload>['payload']>;
type Answered<Answer extends z.core.$ZodShape> = z.input<Call<never, Answer>['answer']>;

export interface OpenRequest<Payload> extends Situation {
  readonly payload: Payload;
}

export interface Request<Payload> extends OpenRequest<Payload> {
  readonly session: Session;
}

/** The work of a call that may be done now; within the transaction of a changing call. */
export type Run = (situation: Situation) => Promise<object>;

/** A call with the work that answers it; payload and answer are checked around it. */
export interface Handler {
  readonly call: Call;
  readonly needs: Permission | null;
  /** The largest file that the call takes, in bytes. */
  readonly largestFile: number;
  /** Whether it may take the server for long, so that few of its kind run at a time. */
  readonly isHeavy: boolean;
  /** Whether it also answers an account whose use of the portal is locked, or whose identity is not bound. */
  readonly isBeforeAccess: boolean;
  /** Whether `prepare` does more than read the form. */
  readonly isChecked: boolean;
  /** Looks at a request outside any transaction. Throws Refusal for a broken form and for a "no". */
  prepare(form: unknown, session: Session | null, situation: Situation): Promise<Run>;
}

export interface ServeOptions {
  /** The permission without which the call is refused before any work is done. */
  readonly needs?: Permission;
  /** The payload's `subject_id` need not be one of the account's subjects. */
  readonly anySubject?: boolean;
  /** The largest file that the call takes, in bytes; none unless told. */
  readonly largestFile?: number;
  /** It reads what many have done for long: few such calls run at a time. */
  readonly isHeavy?: boolean;
}

/** A form's values, or a refusal that names the fields that are wrong. */
function read<Payload extends z.core.$ZodShape>(call: Call<Payload>, form: unknown): Sent<Payload> {
  const read = call.payload.safeParse(form);
  if (read.success) return read.data;
  throw new Refusal('badPayload', 'badPayload', { issues: brokenRules(read.error) });
}

const subject = z.object({ subject_id: z.number() });

/** What a handler is asked, once form and subject are checked. */
function requestOf<Payload extends z.core.$ZodShape>(
  call: Call<Payload>,
  form: unknown,
  session: Session | null,
  options: ServeOptions,
): { payload: Sent<Payload>; session: Session } {
  if (session === null) throw new Error(`${call.path} was run without a session`);
  const payload = read(call, form);
  const subjectId = subject.safeParse(payload).data?.subject_id;
  if (subjectId !== undefined && options.anySubject !== true) demandSubject(session, subjectId);
  return { payload, session };
}

/** Implements a call for somebody who is logged in. Its `subject_id` has to be one of theirs. */
export function serve<Payload extends z.core.$ZodShape, Answer extends z.core.$ZodShape>(
  call: Call<Payload, Answer>,
  work: (request: Request<Sent<Payload>>) => Promise<Answered<Answer>>,
  options: ServeOptions = {},
): Handler {
  return { ...serveChecked(call, () => Promise.resolve(), work, options), isChecked: false };
}

/**
 * Implements a changing call with something to check before its transaction, where `transact` may be used:
 * what is written there stays even when the call is refused, such as a counted try.
 */
export function serveChecked<
  Payload extends z.core.$ZodShape,
  Answer extends z.core.$ZodShape,
  Found,
>(
  call: Call<Payload, Answer>,
  check: (request: Request<Sent<Payload>>) => Promise<Found>,
  work: (request: Request<Sent<Payload>>, found: Found) => Promise<Answered<Answer>>,
  options: ServeOptions = {},
): Handler {
  return {
    call,
    needs: options.needs ?? null,
    largestFile: options.largestFile ?? 0,
    isHeavy: options.isHeavy ?? false,
    isBeforeAccess: false,
    isChecked: true,
    async prepare(form, session, situation) {
      const request = requestOf(call, form, session, options);
      const found = await check({ ...situation, ...request });
      return async (inside) => call.answer.parse(await work({ ...inside, ...request }, found));
    },
  };
}

/** Implements a call that needs no session, such as logging in. */
export function serveOpen<Payload extends z.core.$ZodShape, Answer extends z.core.$ZodShape>(
  call: Call<Payload, Answer>,
  work: (request: OpenRequest<Sent<Payload>>) => Promise<Answered<Answer>>,
): Handler {
  return {
    call,
    needs: null,
    largestFile: 0,
    isHeavy: false,
    isBeforeAccess: true,
    isChecked: false,
    async prepare(form) {
      const payload = read(call, form);
      return async (situation) => call.answer.parse(await work({ ...situation, payload }));
    },
  };
}

/** Lets a call also answer an account whose use of the portal is locked, or whose identity is not bound. */
export function beforeAccess(handler: Handler): Handler {
  return { ...handler, isBeforeAccess: true };
}
