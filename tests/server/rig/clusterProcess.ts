import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Starts PostgreSQL with the filled world beside the run, and stops it when the run ends or is killed. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const script = fileURLToPath(new URL('./postgres.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  const message = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => {
      reject(new Error(`PostgreSQL did not start: ${String(code)}`));
    });
  });
  return {
    url: z.string().parse(message),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
