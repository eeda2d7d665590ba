// @vitest-environment happy-dom
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod/mini';
import { openTeacherSocket } from '../../src/services/socket';

const opening = {
  ...{ token: 't', teacher_id: '1', subject_id: '2', school_id: '3', nick: 'Zhou' },
  ...{ app_type: 'web', refer_teacher_id: '', user_type: '1' },
};

let server: WebSocketServer;
let close: () => void = () => undefined;

/** The server's end of the next connection, and what the page said there. */
async function connected() {
  const said: string[] = [];
  const [socket] = await once(server, 'connection');
  if (!(socket instanceof WebSocket)) throw new Error('no socket came');
  socket.on('message', (data: Buffer) => said.push(data.toString()));
  return { socket, said };
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterEach(() => {
  close();
  server.close();
  vi.unstubAllGlobals();
});

function open() {
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const caughtUp = vi.fn();
  const heard = vi.fn();
  close = openTeacherSocket({
    ...{ address: `http://127.0.0.1:${String(port)}/socket`, opening, caughtUp, heard },
    ended: () => undefined,
  });
  return { caughtUp, heard };
}

it('after a lost connection what was missed is asked for once the server answers, not before', async () => {
  const { caughtUp, heard } = open();
  const first = await connected();
  first.socket.send('{"type":"pong"}');
  first.socket.send('{"type":"message.changed"}');
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(caughtUp).not.toHaveBeenCalled();
  first.socket.terminate();

  const { socket, said } = await connected();
  await expect.poll(() => said.map((text) => text.includes('ping'))).toEqual([false, true]);
  expect(caughtUp).not.toHaveBeenCalled();
  socket.send('{"type":"pong"}');
  await expect.poll(() => caughtUp.mock.calls.length).toBe(1);
  socket.send('{"type":"pong"}');
  socket.send('{"type":"message.changed"}');
  await expect.poll(() => heard.mock.calls.length).toBe(2);
  expect(caughtUp).toHaveBeenCalledTimes(1);
});

it('a first connection that needs a second try has missed what changed before it', async () => {
  const { caughtUp } = open();
  const first = await connected();
  first.socket.close();
  const { socket } = await connected();
  socket.send('{"type":"pong"}');
  await expect.poll(() => caughtUp.mock.calls.length).toBe(1);
});
