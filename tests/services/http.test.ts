import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { call, headers as names, reusedRequestId } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { CallFailure, isUnsure } from '../../src/contract/failure';
import { id, text } from '../../src/contract/fields';
import { portalConfig } from '../../src/contract/config';
import { createHttp, type Http } from '../../src/services/http';
import { createTransport } from '../../src/services/transport';

const read = call('/thing/read', { thing_id: id }, { name: z.string() });
const change = call('/thing/change', { name: text(1, 20) }, {}, { changes: true });
const setting = call('/thing/set', { name: text(1, 20) }, {}, { changes: true, sets: true });
const filtered = call('/thing/list', { name: z.optional(text(1, 20)), kind: text(1, 20) }, {});
const upload = call('/thing/upload', { kind: text(1, 20) }, {}, { changes: true, file: 'file' });
const code = call('/thing/code', {}, { link: text(1, 20) }, { changes: true, forAnswer: true });
const outside = call('/thing/outside', {}, {}, { host: 'service' });

interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse) => void;

const json =
  (value: unknown): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };
const success = (data: unknown) => json({ code: 200, message: '', data });
const broken: Answer = (response) => {
  response.destroy();
};
const silent: Answer = () => undefined;

describe('http', () => {
  let server: Server;
  let received: Received[];
  let answers: Answer[];
  let failures: CallFailure[];
  let settled: string[];
  let isSpecial: boolean;
  let token: string;
  let isLoadable: boolean;
  let http: Http;

  beforeEach(async () => {
    received = [];
    answers = [];
    failures = [];
    settled = [];
    isSpecial = false;
    token = 'token';
    isLoadable = true;
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        received.push({ path: request.url ?? '', headers: request.headers, body });
        (answers.shift() ?? silent)(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const origin = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
    http = createHttp(
      {
        config: portalConfig.parse({
          calls: `${origin}/api`,
          specialCalls: `${origin}/special`,
          service: `${origin}/service`,
        }),
        caller: () => ({
          token,
          authType: 'password',
          userId: '101',
          language: 'en',
          isSpecial,
        }),
        failed: (failure) => failures.push(failure),
        settled: (act) => settled.push(act),
      },
      () =>
        isLoadable
          ? Promise.resolve(createTransport(300))
          : Promise.reject(new Error('the code did not come')),
    );
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('[CALL-002, CALL-003, CALL-004, CALL-005, CALL-006] posts a form with the three headers', async () => {
    answers = [success({ name: 'card' })];
    await expect(http.send(read, { thing_id: 7 })).resolves.toEqual({ name: 'card' });
    const [request] = received;
    expect(request?.path).toBe('/api/thing/read');
    expect(request?.body).toBe('thing_id=7');
    expect(request?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
      authorization: 'token',
      'auth-type': 'password',
      'user-id': '101',
      'accept-language': 'en',
    });
  });

  it('[GRD-25] tells no failure of a session that another has taken the place of', async () => {
    answers = [
      (response) => {
        token = 'next';
        json({ code: -8940004, message: 'ended', data: {} })(response);
      },
      json({ code: -8940004, message: 'ended', data: {} }),
    ];
    await expect(http.send(read, { thing_id: 7 })).rejects.toMatchObject({ code: -8940004 });
    expect(failures).toEqual([]);
    await expect(http.send(read, { thing_id: 7 })).rejects.toMatchObject({ code: -8940004 });
    expect(failures).toHaveLength(1);
  });

  it('a call whose code did not come failed for want of a network, and the next one loads it', async () => {
    answers = [success({ name: 'card' })];
    isLoadable = false;
    await expect(http.send(read, { thing_id: 7 })).rejects.toMatchObject({ kind: 'network' });
    isLoadable = true;
    await expect(http.send(read, { thing_id: 7 })).resolves.toEqual({ name: 'card' });
  });

  it('does not send what is left out', async () => {
    answers = [success({})];
    await http.send(filtered, { name: undefined, kind: 'a' });
    expect(received[0]?.body).toBe('kind=a');
  });

  it('[CALL-007] goes to the base of the special course type and of the service host', async () => {
    answers = [success({ name: 'card' }), success({})];
    isSpecial = true;
    await http.send(read, { thing_id: 7 });
    await http.send(outside, {});
    expect(received.map(({ path }) => path)).toEqual([
      '/special/thing/read',
      '/service/thing/outside',
    ]);
  });

  it('[CODE-002, CALL-009] rejects every code but 200 with the server sentence and data', async () => {
    answers = [json({ code: 4009, message: 'changed', data: { by: 'Han' } })];
    await expect(http.send(read, { thing_id: 7 })).rejects.toMatchObject({
      kind: 'code',
      code: 4009,
      message: 'changed',
      data: { by: 'Han' },
    });
    expect(failures).toHaveLength(1);
  });

  it.each([
    ['no envelope', json({ ok: true })],
    ['another shape of data', success({ title: 'card' })],
    ['no JSON', (response: ServerResponse) => response.end('<html>')],
  ] as const)('[MSG-013] refuses an answer with %s', async (_, answer) => {
    answers = [answer];
    await expect(http.send(read, { thing_id: 7 })).rejects.toMatchObject({ kind: 'shape' });
  });

  it('[CALL-008, MSG-006] tells a timeout, a lost network and an aborted request apart', async () => {
    answers = [silent, broken, silent];
    await expect(http.send(read, { thing_id: 7 })).rejects.toMatchObject({ kind: 'timeout' });
    await expect(http.send(read, { thing_id: 7 })).rejects.toMatchObject({ kind: 'network' });
    const leaving = new AbortController();
    const asked = http.send(read, { thing_id: 7 }, { signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
    expect(failures.map(({ kind }) => kind)).toEqual(['timeout', 'network']);
  });

  it('tells a change that got no answer from a question, and from what is called for its answer', async () => {
    answers = [
      broken,
      broken,
      broken,
      success('what'),
      json({ code: 4000, message: 'No', data: {} }),
    ];
    await expect(http.send(change, { name: 'a' })).rejects.toSatisfy(isUnsure);
    await expect(http.send(read, { thing_id: 7 })).rejects.not.toSatisfy(isUnsure);
    await expect(http.send(code, {})).rejects.not.toSatisfy(isUnsure);
    await expect(http.send(change, { name: 'a' })).rejects.toSatisfy(isUnsure);
    await expect(http.send(change, { name: 'a' })).rejects.not.toSatisfy(isUnsure);
  });

  it('sends the same act again under the same request id until it is answered', async () => {
    answers = [broken, success({}), success({})];
    await expect(http.send(change, { name: 'a' })).rejects.toMatchObject({ kind: 'network' });
    await http.send(change, { name: 'a' });
    await http.send(change, { name: 'a' });
    const ids = received.map(({ headers }) => headers['request-id']);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it('[CALL-215] what sets something is done anew each time, also after an answer that was lost', async () => {
    answers = [broken, success({}), success({})];
    await expect(http.send(setting, { name: 'on' })).rejects.toMatchObject({ kind: 'network' });
    await http.send(setting, { name: 'off' });
    await http.send(setting, { name: 'on' });
    expect(new Set(received.map(({ headers }) => headers[names.requestId])).size).toBe(3);
  });

  it('[CALL-215] sends an act under the same request id after an answer that nobody can read', async () => {
    answers = [success('what'), success({})];
    await expect(http.send(change, { name: 'a' })).rejects.toMatchObject({ kind: 'shape' });
    await http.send(change, { name: 'a' });
    const [first, second] = received.map(({ headers }) => headers['request-id']);
    expect(first).toBe(second);
  });

  it('[CALL-215] two files that are sent at the same time have an id each', async () => {
    answers = [success({}), success({})];
    const send = (content: string) =>
      http.send(upload, { kind: 'picture', file: new File([content], 'a.png') });
    await Promise.all([send('one'), send('two')]);
    const [first, second] = received.map(({ headers }) => headers['request-id']);
    expect(first).not.toBe(second);
  });

  it('[CALL-215] a person who does the same again before the answer has come does it twice', async () => {
    answers = [success({}), success({})];
    await Promise.all([http.send(change, { name: 'a' }), http.send(change, { name: 'a' })]);
    const [first, second] = received.map(({ headers }) => headers['request-id']);
    expect(first).not.toBe(second);
  });

  it('[CALL-215] a file whose answer was lost is sent again under its id', async () => {
    answers = [broken, success({})];
    const file = new File(['one'], 'a.png');
    await expect(http.send(upload, { kind: 'picture', file })).rejects.toMatchObject({
      kind: 'network',
    });
    await http.send(upload, { kind: 'picture', file });
    const [first, second] = received.map(({ headers }) => headers['request-id']);
    expect(first).toBe(second);
  });

  it('[CALL-215] an act that the server has given up is refused, and not sent again under another id', async () => {
    const repeats = 'a'.repeat(32);
    answers = [json({ code: codes.conflict, message: '', data: reusedRequestId })];
    await expect(http.send(change, { name: 'Bob' }, { repeats })).rejects.toMatchObject({
      ...{ kind: 'code', code: codes.conflict, requestId: repeats },
    });
    expect(received.map(({ headers }) => headers[names.requestId])).toEqual([repeats]);
  });

  it('[CALL-215] tells once that an act without an answer is answered, and of no other act', async () => {
    answers = [broken, broken, broken, success({}), success({}), success({}), success({})];
    const lost = async (call: typeof change, name: string) => {
      await expect(http.send(call, { name })).rejects.toSatisfy(isUnsure);
      return failures.at(-1)?.requestId;
    };
    const ids = [await lost(change, 'a'), await lost(change, 'b'), await lost(setting, 'on')];
    await http.send(setting, { name: 'off' });
    await http.send(change, { name: 'b' });
    expect(settled).toEqual([ids[1]]);
    await http.send(setting, { name: 'on' });
    await http.send(change, { name: 'b' });
    expect(settled).toEqual([ids[1], ids[2]]);
  });

  it('gives another act another request id', async () => {
    answers = [broken, broken];
    await expect(http.send(change, { name: 'a' })).rejects.toBeInstanceOf(CallFailure);
    await expect(http.send(change, { name: 'b' })).rejects.toBeInstanceOf(CallFailure);
    expect(received[0]?.headers['request-id']).not.toBe(received[1]?.headers['request-id']);
  });
});
