import { z } from 'zod/mini';
import {
  keepalive,
  pingEvery,
  pongWithin,
  remembered,
  type SocketMessage,
  socketMessage,
  type socketOpening,
} from '../contract/socket';

export type SocketOpening = z.input<typeof socketOpening>;

export interface TeacherSocketSettings {
  /** Path or address of the socket. */
  readonly address: string;
  readonly opening: SocketOpening;
  /** Whether it opens so late that something may have been missed. */
  readonly hasMissed?: boolean | undefined;
  heard(message: SocketMessage): void;
  /**
   * The server tells this page what changes, after a time in which it could not: what happened meanwhile
   * must be asked for again.
   */
  caughtUp(): void;
  /** The server ended the session: no further tries. */
  ended(): void;
}

const pong = z.object({ type: z.literal('pong') });
/** The close code by which the server says that the session is over. */
const sessionOver = 4401;
const firstWait = 500;
const longestWait = 30_000;

/** How long to wait before try number `tries`, in ms: growing, with full jitter, at most 30 s. */
function waitBefore(tries: number): number {
  return Math.random() * Math.min(longestWait, firstWait * 2 ** tries);
}

/** The address with the age of this page, so that the server tells what changed after it was loaded. */
function webAddress(address: string, isFirst: boolean): string {
  const url = new URL(address, window.location.href);
  const age = Math.min(Math.ceil(performance.now()), remembered);
  if (isFirst) url.searchParams.set('age', String(age));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** What was sent as JSON; undefined for anything else, such as the page of a proxy. */
function readJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

/** The teacher socket [LIVE-003 … LIVE-005]: opens, keeps itself alive, notices a dead link and comes back. */
export function openTeacherSocket(settings: TeacherSocketSettings): () => void {
  let socket: WebSocket | null = null;
  let tries = 0;
  let isClosed = false;
  let { hasMissed = false } = settings;
  let isHeard = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const say = (type: 'ping' | 'keepalive') => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type }));
    // A link that died without a close never answers: it is closed from here.
    if (type === 'ping') deadline ??= setTimeout(() => socket?.close(), pongWithin);
  };
  const pings = setInterval(() => {
    say('ping');
  }, pingEvery);
  // Pages load at once. A server that remembers nothing of what changed before the first connection is made up for.
  const late = setTimeout(() => {
    hasMissed ||= !isHeard;
  }, pongWithin);
  const keepalives = setInterval(() => {
    say('keepalive');
  }, keepalive);

  /** Only an answer shows that the server has this page among those that it tells. */
  function answered(): void {
    if (isHeard) return;
    isHeard = true;
    if (hasMissed) settings.caughtUp();
    hasMissed = false;
  }

  function receive(data: unknown): void {
    clearTimeout(deadline);
    deadline = undefined;
    const value = readJson(data);
    const isPong = pong.safeParse(value).success;
    const message = socketMessage.safeParse(value);
    if (isPong || message.success) answered();
    if (message.success) settings.heard(message.data);
  }

  function connect(): void {
    socket = new WebSocket(webAddress(settings.address, !hasMissed));
    socket.addEventListener('open', () => {
      socket?.send(JSON.stringify(settings.opening));
      say('ping');
    });
    socket.addEventListener('message', ({ data }) => {
      tries = 0;
      receive(data);
    });
    socket.addEventListener('close', ({ code }) => {
      clearTimeout(deadline);
      deadline = undefined;
      if (isClosed) return;
      isHeard = false;
      hasMissed = true;
      if (code === sessionOver) {
        stop();
        settings.ended();
        return;
      }
      retry = setTimeout(connect, waitBefore(tries));
      tries += 1;
    });
  }

  function stop(): void {
    isClosed = true;
    clearInterval(pings);
    clearInterval(keepalives);
    clearTimeout(late);
    clearTimeout(retry);
    clearTimeout(deadline);
    socket?.close();
  }

  connect();
  return stop;
}
