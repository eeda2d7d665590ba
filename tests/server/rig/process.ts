import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server in a process of its own, started as an operator does. */
export interface ServerProcess {
  /** The address that it printed; rejects when it ended without one. */
  readonly address: Promise<string>;
  /** Exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly pid: number;
  /** All that it printed so far. */
  printed(): string;
  signal(name: NodeJS.Signals): void;
}

/** Starts `server/main.ts` on a free port. */
export function startProcess(settings: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: {
      ...{ PATH: process.env['PATH'], PORT: '0', DEMONSTRATION: 'on', LIFE: 'off' },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => {
      reject(new Error(`the server ended with ${String(code)}: ${printed}`));
    });
  });
  address.catch(() => undefined);
  return {
    address,
    ended,
    pid: child.pid ?? 0,
    printed: () => printed,
    signal: (name) => void child.kill(name),
  };
}
