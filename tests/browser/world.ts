import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { z } from 'zod';

/** What a test may do to the server's world, besides what a person can. */
export interface World {
  readonly address: string;
  /** Asks one of the server's test controls. */
  control(path: string, form?: Record<string, string>): Promise<unknown>;
}

const root = join(import.meta.dirname, '../..');

async function startWorld(name: string): Promise<World & { stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `portal-${name}-`));
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/browser/worldServer.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString())?.[0];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => {
      reject(new Error('the server ended before it listened'));
    });
  });
  return {
    address,
    async control(path, form = {}) {
      const answer = await fetch(`${address}/test/${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      if (!answer.ok) throw new Error(`/test/${path} was answered ${String(answer.status)}`);
      const body: unknown = await answer.json();
      return body;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Tests with a server of their worker; addresses are relative to it. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ browserName }, provide) => {
      const world = await startWorld(browserName);
      await provide(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, provide) => {
    await provide(world.address);
  },
});

export { expect } from '@playwright/test';

/** The password of every account of the demonstration. */
export const password = 'demo1234';

/** Logs in on the login page, which may be in either language. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
}

/** What axe finds on the page as it stands. */
export async function accessFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The one field of an answer that a test needs. */
export function textIn(answer: unknown, name: string): string {
  return z.looseObject({ [name]: z.string() }).parse(answer)[name] ?? '';
}
