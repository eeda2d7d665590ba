import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { login, loginCheck, logout, uploadImage } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { worldOf } from './rig';
import { addressOf } from './rig/client';

const leaks = /at .+:\d+|node_modules|FST_|SQLSTATE|select |insert |Error:|\.ts\b/;

describe('answers that are no answers of calls', () => {
  const world = worldOf({ database: 'pglite' });
  let loginAddress: string;
  beforeAll(async () => {
    loginAddress = addressOf(login, world.server(0));
  });

  /** Sends bytes as they are and returns all that comes back until the connection closes. */
  const sendBytes = (...chunks: string[]) => sendSlowly(0, ...chunks);

  /** Sends one after the other, with so many ms between. */
  function sendSlowly(pause: number, ...chunks: string[]): Promise<string> {
    return new Promise((resolve) => {
      const { port, hostname } = new URL(world.server(0));
      const socket = connect(Number(port), hostname);
      let received = '';
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve(received);
      });
      chunks.forEach((chunk, at) => {
        setTimeout(() => socket.write(chunk), at * pause);
      });
    });
  }

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const requests: [string, number, () => Promise<Response>][] = [
    ['an unknown call', 404, () => fetch(`${world.server(0)}/api/nothing`, { method: 'POST' })],
    ['an unknown page of the service host', 404, () => fetch(`${world.server(0)}/service/x`)],
    ['a call by GET', 405, () => fetch(loginAddress)],
    [
      'a call by PUT',
      405,
      () => fetch(loginAddress, { method: 'PUT', body: 'a=b', headers: form }),
    ],
    ['JSON', 415, () => post('{}', { 'content-type': 'application/json' })],
    [
      'plain text',
      415,
      () => post('uname=zhou&password=demo1234', { 'content-type': 'text/plain' }),
    ],
    ['a form too large', 413, () => post(`uname=${'x'.repeat(300_000)}`, form)],
    ['a broken address', 400, () => fetch(`${world.server(0)}/%zz`)],
    ['a page of another site', 403, () => post('', { ...form, 'sec-fetch-site': 'cross-site' })],
    ['a page of a sister site', 403, () => post('', { ...form, 'sec-fetch-site': 'same-site' })],
    ['a foreign Origin', 403, () => post('', { ...form, origin: 'https://elsewhere.example' })],
    ['an Origin without a name', 403, () => post('', { ...form, origin: 'null' })],
  ];
  const post = (body: string, headers: Record<string, string>) =>
    fetch(loginAddress, { method: 'POST', body, headers });

  it.each(requests)('answer %s with %i and the envelope', async (_what, status, send) => {
    const response = await send();
    const body = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(body)).toEqual({
      code: expect.any(Number),
      message: expect.stringMatching(/./),
      data: {},
    });
    expect(body).not.toMatch(leaks);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('say which method a call takes', async () => {
    expect((await fetch(loginAddress)).headers.get('allow')).toBe('POST');
  });

  it('let requests of the own pages and of programs through', async () => {
    const right = 'uname=zhou&password=demo1234';
    for (const own of [
      { 'sec-fetch-site': 'same-origin' },
      { origin: world.server(0) },
      { 'sec-fetch-site': 'none' },
      {},
    ]) {
      const response = await post(right, { ...form, ...own });
      expect(await response.json()).toMatchObject({ code: codes.success });
    }
  });

  it('take a token from the header alone', async () => {
    const token = await world.tokenOf('zhou');
    const address = addressOf(logout, world.server(0));
    const body = new URLSearchParams({ subject_id: '2' });
    for (const request of [
      fetch(address, { method: 'POST', body, headers: { cookie: `authorization=${token}` } }),
      fetch(`${address}?authorization=${token}`, { method: 'POST', body }),
    ]) {
      expect(await (await request).json()).toMatchObject({ code: codes.loginRequired });
    }
    const inBody = new URLSearchParams({ subject_id: '2', authorization: token });
    expect((await world.post(logout, inBody)).code).toBe(codes.loginRequired);
    const byHeader = { authKey: '', from: '', system_user_id: '' } as const;
    expect((await world.send(loginCheck, byHeader, { token })).code).toBe(codes.success);
  });

  it('wait for a file by its bytes, and say 408 of one that does not come', async () => {
    const token = await world.tokenOf('zhou');
    const send = (bytes: number, path: string) =>
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\nrequest-id: ${randomUUID()}\r\n` +
      `connection: close\r\ncontent-length: ${String(bytes)}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\n\r\n';
    const path = new URL(addressOf(uploadImage, world.server(0))).pathname;
    const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    const file = `${head}${'a'.repeat(300_000)}\r\n--x--\r\n`;
    const start = performance.now();
    const stuck = sendBytes(send(20_000, path), head).then((received) => {
      expect(performance.now() - start).toBeLessThan(13_000);
      expect(received).toContain('HTTP/1.1 408 ');
    });
    const slow = sendSlowly(
      10_500,
      send(file.length, path) + file.slice(0, 90_000),
      file.slice(90_000),
    );
    // It came as a whole: what is wrong with it is that it shows nothing.
    expect(await slow).toContain('"rule":"imageType"');
    await stuck;
  });

  it('name the host that was asked by a forged name in no link and no policy', async () => {
    const token = await world.tokenOf('zhou');
    const { host } = new URL(world.server(0));
    const { port } = new URL(world.server(0));
    const ask = (path: string, name: string) =>
      sendBytes(
        `GET ${path} HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\nauthorization: ${token}\r\n\r\n`,
      );
    for (const path of ['/', '/clients/windows']) {
      expect(await ask(path, 'forged.example')).not.toContain('forged.example');
    }
    expect(await ask('/clients/windows', 'forged.example')).toContain(`http://${host}/`);
    expect(await ask('/clients/windows', `localhost:${port}`)).toContain(`localhost:${port}/`);
  });

  it('answer what is no HTTP, and headers without end, in the envelope too', async () => {
    for (const [bytes, status] of [
      ['NONSENSE\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`, 431],
    ] as const) {
      const received = await sendBytes(bytes);
      expect(received).toContain(`HTTP/1.1 ${status} `);
      expect(received.toLowerCase()).toContain('x-content-type-options: nosniff');
      expect(received).toMatch(/\{"code":4000,"message":".+","data":\{\}\}$/);
    }
  });

  it('cut a body off that does not arrive in time', async () => {
    const start = performance.now();
    const received = await sendBytes(
      'POST /api/teacher/login HTTP/1.1\r\nhost: x\r\n',
      'content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nuname=',
    );
    expect(performance.now() - start).toBeLessThan(12_000);
    expect(received).toContain('HTTP/1.1 408 ');
    expect(received).toMatch(/"data":\{\}\}$/);
  });

  it('believe no forwarded address', async () => {
    const wrong = { uname: 'zhou', password: 'wrong' };
    for (let i = 0; i < 6; i += 1) {
      await world.send(login, wrong, { headers: { 'x-forwarded-for': `192.0.2.${i}` } });
    }
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const refused = await world.send(login, { uname: 'zhou', password: 'demo1234' }, { headers });
    expect(refused.code).toBe(codes.wrongCredentials);
  });
});
