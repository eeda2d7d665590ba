import { WebSocket } from 'ws';
import type { TestWorld } from '../rig';

/** A page as the browser opens it: what it hears, and how it ends. */
export interface TestPage {
  readonly socket: WebSocket;
  readonly opened: Promise<void>;
  /** The close code. */
  readonly closed: Promise<number>;
  /** The HTTP status by which the socket was refused. */
  readonly refused: Promise<number>;
  say(value: unknown): void;
  /** All that was heard, once it is so many messages. */
  hear(count: number): Promise<unknown[]>;
}

export function openPage(
  server: string,
  settings: WebSocket.ClientOptions = {},
  query = '',
): TestPage {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/socket${query}`, settings);
  const heard: unknown[] = [];
  const waiting: (() => void)[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()));
    for (const wake of waiting.splice(0)) wake();
  });
  return {
    socket,
    opened: new Promise((resolve) => {
      socket.once('open', resolve);
    }),
    closed: new Promise((resolve) => {
      socket.once('close', resolve);
    }),
    refused: new Promise((resolve) => {
      socket.once('unexpected-response', (_request, response) => {
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
    }),
    say(value) {
      socket.send(JSON.stringify(value));
    },
    async hear(count) {
      while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return heard;
    },
  };
}

/** The first message of a page. */
export function openingOf(token: string, teacherId: number): Record<string, string> {
  return {
    ...{ token, teacher_id: String(teacherId), subject_id: '2', school_id: '1', nick: 'Ming' },
    ...{ app_type: 'web', refer_teacher_id: '', user_type: '4' },
  };
}

const teacherIds: Readonly<Record<string, number>> = { zhou: 101, emily: 102, type6: 103 };

/** A page whose opening the server has taken: it answered a ping after it. */
export async function meetPage(
  world: Pick<TestWorld, 'server' | 'tokenOf'>,
  username: string,
  server = 0,
  query = '',
): Promise<TestPage> {
  const page = openPage(world.server(server), {}, query);
  await page.opened;
  page.say(openingOf(await world.tokenOf(username), teacherIds[username] ?? 0));
  page.say({ type: 'ping' });
  await page.hear(1);
  return page;
}
