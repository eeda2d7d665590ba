import { z } from 'zod/mini';
import {
  type AnswerOf,
  type Call,
  envelope,
  type Envelope,
  headers,
  isReusedRequestId,
  type PayloadOf,
} from '../contract/call';
import { codes } from '../contract/codes';
import { CallFailure, hasCode, isUnsure } from '../contract/failure';
import { byName } from '../domain/byName';
import type { PortalConfig } from '../contract/config';
import { newRequestId, type RequestIdKeeper, requestIdKeeper } from './requestIds';
import { noteServerTime } from './serverTime';
import type { Transport } from './transport';
import { createUnderway } from './underway';
import { unsureActs } from './unsureActs';
import { noteSent } from './uploads';

/** Who is calling, read anew for every call. */
export interface Caller {
  readonly token: string;
  readonly authType: string;
  readonly userId: string;
  readonly language: string;
  /** Whether a course of the special type is open. */
  readonly isSpecial: boolean;
}

export interface HttpSettings {
  readonly config: PortalConfig;
  caller(): Caller;
  /**
   * Hears every call that failed, before the chart that asked does, except a background call that was answered
   * with busy. A call of a session that has been replaced meanwhile says nothing about the one that stands.
   */
  failed?(failure: CallFailure): void;
  /** Hears, by its request id, of an act without an answer that it was done once more and answered. */
  settled?(act: string): void;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /** The id of the act that is done once more if the form is the same, empty for a new act; unless told, of any act. */
  readonly repeats?: string | undefined;
}

export interface Http {
  /** Makes a call; rejects with CallFailure. Aborting the signal drops the request. */
  send<C extends Call>(call: C, payload: PayloadOf<C>, options?: SendOptions): Promise<AnswerOf<C>>;
}

function baseOf(call: Call, { config, caller }: HttpSettings): string {
  if (call.host === 'service') return config.service;
  return caller().isSpecial ? config.specialCalls : config.calls;
}

function headersOf(caller: Caller, requestId: string): Record<string, string> {
  return {
    [headers.authorization]: caller.token,
    [headers.authType]: caller.authType,
    [headers.userId]: caller.userId,
    [headers.requestId]: requestId,
    'accept-language': caller.language,
  };
}

const wireShape = byName(z.optional(z.string()));

/** The form's fields as text; what is left out is not sent. */
function fieldsOf(call: Call, payload: Record<string, unknown>): [string, string][] {
  const wire = wireShape.parse(z.encode(call.payload, payload));
  return Object.entries(wire).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

/** Whose failure it is. */
const failedCall = ({ path, changes, forAnswer }: Call, requestId: string) => ({
  ...{ path, requestId, isChange: changes && !forAnswer },
});

/** What a call sends: text fields, and a file where the call has one. */
function formOf(call: Call, payload: object): { fields: [string, string][]; file: unknown } {
  if (call.file === null) return { fields: fieldsOf(call, { ...payload }), file: null };
  const { [call.file]: file, ...rest }: Record<string, unknown> = { ...payload };
  return { fields: fieldsOf(call, rest), file };
}

type CallForm = ReturnType<typeof formOf>;

/** Whether an answer says what it has to say. */
const isReadable = (call: Call, { code, data }: Envelope) =>
  code !== codes.success || z.safeParse(call.answer, data ?? {}).success;

function bodyOf(call: Call, { fields, file }: CallForm): URLSearchParams | FormData {
  if (call.file === null) return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  if (file instanceof Blob) form.set(call.file, file);
  return form;
}

/** The portal's one way to the server: it also knows when all calls are answered. */
export interface PortalHttp extends Http {
  /** Resolves when the calls made so far are answered, and their answers have led to no other for a moment. */
  answered(): Promise<void>;
}

/** The browser's way to the server [CALL-002 … CALL-009]: form-encoded, three headers, 10 s, every answer checked. */
export function createHttp(
  settings: HttpSettings,
  open: () => Promise<Transport>,
  keeper: RequestIdKeeper = requestIdKeeper(),
): PortalHttp {
  let transport: Promise<Transport> | null = null;
  const unsure = unsureActs((act) => settings.settled?.(act));
  const calls = createUnderway();

  /** Loads what sends the calls. A load that fails is tried again by the next call. */
  async function opened(): Promise<Transport> {
    transport ??= open();
    try {
      return await transport;
    } catch (error) {
      transport = null;
      throw error;
    }
  }

  async function ask(
    call: Call,
    form: CallForm,
    requestId: string,
    signal: AbortSignal | undefined,
  ): Promise<Envelope> {
    // Read before the first wait: whoever logs out has forgotten the token after it.
    const told = headersOf(settings.caller(), requestId);
    const { post, kindOf } = await opened().catch(() => {
      throw new CallFailure('network', { path: call.path, requestId });
    });
    const url = `${baseOf(call, settings)}${call.path}`;
    try {
      const sent = call.file === null ? undefined : (share: number) => noteSent(form.file, share);
      const { data, date } = await post(url, bodyOf(call, form), told, signal, sent);
      noteServerTime(date);
      const answer = envelope.safeParse(data);
      if (answer.success) return answer.data;
    } catch (error) {
      throw new CallFailure(kindOf(error), failedCall(call, requestId));
    }
    throw new CallFailure('shape', failedCall(call, requestId));
  }

  function checked<C extends Call>(call: C, answer: Envelope, requestId: string): AnswerOf<C> {
    const { code, message, data } = answer;
    if (code !== codes.success) {
      throw new CallFailure('code', { ...failedCall(call, requestId), code, message, data });
    }
    const schema: C['answer'] = call.answer;
    const parsed = z.safeParse(schema, data ?? {});
    if (parsed.success) return parsed.data;
    throw new CallFailure('shape', failedCall(call, requestId));
  }

  /** Asks under the id of the act, or of an act from before a reload where it may be the same. */
  async function change(call: Call, form: CallForm, { signal, repeats }: SendOptions) {
    const place = `${settings.caller().userId} ${call.path}`;
    const sent = { fields: new URLSearchParams(form.fields).toString(), file: form.file };
    const unfit: string[] = [];
    // Whoever names the act hears that the server knows it with another form, or has given it up.
    const isNamed = repeats !== undefined && repeats !== '';
    for (;;) {
      const act = keeper.begin(place, sent, { repeats, unfit });
      const release = () => {
        act.isUnderWay = false;
      };
      // At once: the state that is entered next may ask the same again.
      signal?.addEventListener('abort', release, { once: true });
      try {
        const answer = await ask(call, form, act.id, signal);
        if (act.sent !== null || isNamed || !isReusedRequestId(answer)) {
          // Of an answer that cannot be read nobody learns what was done: the act stays open.
          if (isReadable(call, answer)) keeper.settle(act);
          return { answer, requestId: act.id };
        }
        unfit.push(act.id);
      } finally {
        signal?.removeEventListener('abort', release);
        release();
      }
    }
  }

  /** Asks under an id of its own. */
  async function look(call: Call, form: CallForm, signal: AbortSignal | undefined) {
    const requestId = newRequestId();
    return { answer: await ask(call, form, requestId, signal), requestId };
  }

  return {
    async send(call, payload, options = {}) {
      const { token } = settings.caller();
      const form = formOf(call, payload);
      try {
        const isRepeatable = call.changes && !call.sets;
        const asked = isRepeatable ? change(call, form, options) : look(call, form, options.signal);
        const { answer, requestId } = await calls.follow(asked);
        if (isReadable(call, answer)) unsure.settle({ call, fields: form.fields });
        return checked(call, answer, requestId);
      } catch (error) {
        if (error instanceof CallFailure && isUnsure(error)) {
          unsure.add({ call, fields: form.fields }, error.requestId);
        }
        const isOfSession = settings.caller().token === token;
        const isPassedOver = call.background && hasCode(error, 'busy');
        if (
          error instanceof CallFailure &&
          error.kind !== 'aborted' &&
          isOfSession &&
          !isPassedOver
        ) {
          settings.failed?.(error);
        }
        throw error;
      }
    },
    answered: calls.ended,
  };
}
