import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { login } from '../../../src/contract/account';
import {
  type AnswerOf,
  type Call,
  envelope,
  headers,
  type PayloadOf,
} from '../../../src/contract/call';
import { codes } from '../../../src/contract/codes';
import { password } from './fill';

export interface AskOptions {
  /** Username of an account of the world; logged in on first use. */
  readonly as?: string;
  /** A token to send instead of one of `as`. */
  readonly token?: string;
  /** Sent with a changing call; a fresh one unless told. */
  readonly requestId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address of another server than the first. */
  readonly server?: string;
}

/** An answer as it came: status, bytes, and what the envelope holds. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** What `ask` throws for every answer but success. */
class Refused extends Error {
  readonly code: number;
  readonly reply: Reply;

  constructor(path: string, reply: Reply) {
    super(`${path} was answered ${reply.code}: ${reply.message} ${JSON.stringify(reply.data)}`);
    this.name = 'Refused';
    this.code = reply.code;
    this.reply = reply;
  }
}

const bases = { portal: '/api', service: '/service' } as const;

/** The call's address at a server. */
export function addressOf(call: Call, server: string): string {
  return `${server}${bases[call.host]}${call.path}`;
}

async function replyOf(response: Response): Promise<Reply> {
  const body = await response.text();
  const { code, message, data } = envelope.parse(JSON.parse(body));
  return { status: response.status, headers: response.headers, body, code, message, data };
}

export interface Client {
  /** Makes a call and returns its checked answer; throws Refused for any code but success. */
  ask<C extends Call>(call: C, payload: PayloadOf<C>, options?: AskOptions): Promise<AnswerOf<C>>;
  /** Makes a call and returns the answer as it came. */
  send<C extends Call>(call: C, payload: PayloadOf<C>, options?: AskOptions): Promise<Reply>;
  /** Sends a form as it is, well formed or not. */
  post(call: Call, form: BodyInit, options?: AskOptions): Promise<Reply>;
  /** The token of an account of the world; logged in on first use. */
  tokenOf(username: string): Promise<string>;
  /** Logs everybody in anew on their next use. */
  forgetTokens(): void;
}

/** A typed client over real HTTP. */
export function createClient(server: string): Client {
  const tokens = new Map<string, Promise<string>>();

  async function logIn(uname: string): Promise<string> {
    const { teacher_info } = await ask(login, { uname, password });
    return teacher_info.user_token;
  }

  function tokenOf(username: string): Promise<string> {
    const token = tokens.get(username) ?? logIn(username);
    tokens.set(username, token);
    return token;
  }

  async function post(call: Call, form: BodyInit, options: AskOptions = {}): Promise<Reply> {
    const token = options.token ?? (options.as === undefined ? '' : await tokenOf(options.as));
    const response = await fetch(addressOf(call, options.server ?? server), {
      method: 'POST',
      body: form,
      headers: {
        [headers.authorization]: token,
        [headers.authType]: 'password',
        [headers.userId]: '1',
        [headers.requestId]: options.requestId ?? randomUUID(),
        'accept-language': 'en',
        ...options.headers,
      },
    });
    return replyOf(response);
  }

  function send(call: Call, payload: object, options?: AskOptions) {
    const wire = z
      .record(z.string(), z.string().optional())
      .parse(z.encode(call.payload, { ...payload }));
    const fields = Object.entries(wire).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return post(call, new URLSearchParams(fields), options);
  }

  async function ask<C extends Call>(
    call: C,
    payload: PayloadOf<C>,
    options?: AskOptions,
  ): Promise<AnswerOf<C>> {
    const reply = await send(call, payload, options);
    if (reply.code !== codes.success) throw new Refused(call.path, reply);
    const schema: C['answer'] = call.answer;
    return z.parse(schema, reply.data);
  }

  return {
    ask,
    send,
    post,
    tokenOf,
    forgetTokens: () => {
      tokens.clear();
    },
  };
}
