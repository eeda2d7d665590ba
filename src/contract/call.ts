import { z } from 'zod/mini';
import { codes } from './codes';

/** Which of the server's addresses a call goes to (config.json gives each its base). */
export type Host = 'portal' | 'service';

export interface CallOptions<Payload extends z.core.$ZodShape, FileField extends string> {
  /** Where the call lives; `portal` unless told. */
  readonly host?: Host;
  /** It changes something: it must carry a request id, and a repeated id is answered with the first answer. */
  readonly changes?: boolean;
  /** It changes something only for the sake of its answer, such as a code to be scanned: without the answer nothing is done. */
  readonly forAnswer?: boolean;
  /**
   * It sets something to what the form says, and doing it twice is as good as once: each press is a new act. Otherwise
   * what was set, set otherwise and set again would be answered as the first time, if that had no answer.
   */
  readonly sets?: boolean;
  /** It may be made without a session (login, page texts). */
  readonly open?: boolean;
  /** The page asks it by itself, nobody pressed for it: busy is told where its answer would be, and takes nobody off the page. */
  readonly background?: boolean;
  /** A rule between fields, from the domain: checked on both sides like the fields themselves. */
  readonly rule?: z.core.CheckFn<z.output<z.ZodMiniObject<Payload, z.core.$strict>>>;
  /** The form is multipart: the named field holds a file instead of text. */
  readonly file?: FileField;
}

/** A call of the wire contract: its path and the schemas of what is sent and what comes back. */
export interface Call<
  Payload extends z.core.$ZodShape = z.core.$ZodShape,
  Answer extends z.core.$ZodShape = z.core.$ZodShape,
  FileField extends string = string,
> {
  readonly path: string;
  readonly payload: z.ZodMiniObject<Payload, z.core.$strict>;
  readonly answer: z.ZodMiniObject<Answer, z.core.$strip>;
  readonly host: Host;
  readonly changes: boolean;
  readonly forAnswer: boolean;
  readonly sets: boolean;
  readonly open: boolean;
  readonly background: boolean;
  readonly file: FileField | null;
}

/** The file that goes with a multipart call, under its field. */
type FileOf<C extends Call> = C['file'] extends null
  ? unknown
  : string extends C['file']
    ? unknown
    : Record<NonNullable<C['file']>, Blob>;
/** Without a field there is nothing to say: zod's empty object would forbid the file as well. */
type FieldsOf<C extends Call> = [keyof C['payload']['shape']] extends [never]
  ? object
  : z.output<C['payload']>;
/** What a chart works with: numbers are numbers, lists are lists, a file is a Blob. */
export type PayloadOf<C extends Call> = FieldsOf<C> & FileOf<C>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/**
 * Declares a call once for both sides [CALL-002, CALL-003].
 * The payload's fields are codecs between form text and values (`fields.ts`); the answer's are plain schemas of `data`.
 */
export function call<
  Payload extends z.core.$ZodShape,
  Answer extends z.core.$ZodShape,
  const FileField extends string = never,
>(
  path: `/${string}`,
  payload: Payload,
  answer: Answer,
  options: CallOptions<Payload, FileField> = {},
): Call<Payload, Answer, FileField> {
  const fields = z.strictObject(payload);
  return {
    path,
    payload: options.rule === undefined ? fields : fields.check(options.rule),
    answer: z.object(answer),
    host: options.host ?? 'portal',
    changes: options.changes ?? false,
    forAnswer: options.forAnswer ?? false,
    sets: options.sets ?? false,
    open: options.open ?? false,
    background: options.background ?? false,
    file: options.file ?? null,
  };
}

/** Every answer's envelope. */
export const envelope = z.object({
  code: z.int(),
  message: z.string(),
  data: z.unknown(),
});
export type Envelope = z.output<typeof envelope>;

/** The data of the refusal of a request id that came before with another payload. */
export const reusedRequestId = { reason: 'requestIdReused' } as const;

const reused = z.object({
  code: z.literal(codes.conflict),
  data: z.object({ reason: z.literal(reusedRequestId.reason) }),
});

/** Whether the server has seen the request id with another payload: nothing was done. */
export function isReusedRequestId(answer: Envelope): boolean {
  return reused.safeParse(answer).success;
}

/** The headers of every call [CALL-004, CALL-005, CALL-006]; node lower-cases them. */
export const headers = {
  authorization: 'authorization',
  authType: 'auth-type',
  userId: 'user-id',
  requestId: 'request-id',
} as const;

/** How long the client waits for an answer, in ms [CALL-008]. */
export const callTimeout = 10_000;

/** What a slow uplink carries, in bytes a millisecond: 0.8 Mbit/s. */
const slowestUplink = 100;

/** How long the client waits where the call carries so many bytes of files, in ms. */
export function timeFor(bytes: number): number {
  return callTimeout + Math.ceil(bytes / slowestUplink);
}

/** Tells a call from whatever else there is. */
export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'payload' in value;
}
