import { test as base, type Page } from '@playwright/test';
import { z } from 'zod';
import { login } from '../../src/contract/account';
import type { Language } from '../../src/domain/limits';
import { createClient } from '../server/rig/client';
import { type RenewableWorld, startWorld, type World } from './worldServer';

/** The Chinese analyst asks the server. */
export const asZhou = { as: 'zhou' } as const;

export type { World } from './worldServer';

/**
 * Tests with a server of their worker; addresses are relative to it. A test that changes the world takes
 * `freshWorld`: nobody has been there before it, and nobody after it sees what it did.
 */
export const test = base.extend<
  { freshWorld: World; standingWorld: undefined },
  { world: RenewableWorld }
>({
  world: [
    async ({ browserName: _ }, provide) => {
      const world = await startWorld();
      await provide(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A world is made new, which takes its time, only for those who would notice.
  standingWorld: [
    async ({ world }, provide) => {
      if (world.wear === 'changed') await world.renew();
      await provide(undefined);
      if (world.wear === 'new') world.wear = 'visited';
    },
    { auto: true },
  ],
  freshWorld: async ({ world }, provide) => {
    if (world.wear !== 'new') await world.renew();
    await provide(world);
    world.wear = 'changed';
  },
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

/**
 * Opens an address as somebody who logged in with this browser before, and closed it: quicker than through
 * the login page, for tests of what comes after it.
 */
export async function comeBack(
  page: Page,
  world: World,
  username: string,
  address: string,
  language: Language = 'zh',
): Promise<void> {
  const client = createClient(world.address);
  const { teacher_info } = await client.ask(login, { uname: username, password });
  await page.goto('/config.json');
  await page.evaluate(
    (kept) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(kept)) {
        localStorage.setItem(name, JSON.stringify(value));
      }
    },
    {
      'teacher-token': teacher_info.user_token,
      'teacher-info': teacher_info,
      'auth-type': teacher_info.auth_type,
      'select-language': language,
    },
  );
  await page.goto(address);
}

/** The one field of an answer that a test needs. */
export function textIn(answer: unknown, name: string): string {
  return z.looseObject({ [name]: z.string() }).parse(answer)[name] ?? '';
}

/** A call that a page has made. */
export interface MadeCall {
  readonly path: string;
  readonly form: URLSearchParams;
}

/** The calls that a page makes from now on, in order; the list grows. */
export function callsOf(page: Page): readonly MadeCall[] {
  const calls: MadeCall[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({
      path: pathname.replace('/api', ''),
      form: new URLSearchParams(request.postData() ?? ''),
    });
  });
  return calls;
}

/** Opens a page with a key of the account platform, as one of its links does. */
export async function openWithKey(
  page: Page,
  world: World,
  username: string,
  { path = '/home', from = 'fast_login' } = {},
): Promise<void> {
  const key = textIn(await world.control('login-key', { uname: username }), 'key');
  await page.goto(`${path}?${new URLSearchParams({ authKey: key, from }).toString()}`);
}

/** What the browser keeps under a name, of all tabs or of this one; null when there is nothing. */
export function keptIn(page: Page, store: 'local' | 'tab', name: string): Promise<unknown> {
  return page.evaluate(
    ([where, key]) => {
      const text = (where === 'local' ? localStorage : sessionStorage).getItem(key);
      const value: unknown = JSON.parse(text ?? 'null');
      return value;
    },
    [store, name] as const,
  );
}

/** Every notice that a page shows from its next load on, also those that are gone again; the list grows. */
export async function noticesOf(page: Page): Promise<readonly string[]> {
  const notices: string[] = [];
  const mark = 'notice: ';
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) notices.push(message.text().slice(mark.length));
  });
  await page.addInitScript((start) => {
    let last = '';
    new MutationObserver(() => {
      const shown = document.querySelector('[data-live]')?.textContent ?? '';
      if (shown !== last && shown !== '') console.debug(start + shown);
      last = shown;
    }).observe(document, { childList: true, subtree: true });
  }, mark);
  return notices;
}
