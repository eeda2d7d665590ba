import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { openForm, typingForms } from '../../tests/browser/typingForms';
import { wordsIn } from '../../tests/browser/words';
import { browserArgs } from './browser';
import type { Figure } from './figure';
import { startProduct } from './product';

/** How often each form is ended. */
const ends = 6;
/** In ms: how long a person types before the end comes, at least and at most. */
const [soonest, latest] = [500, 4_000];

const say = wordsIn('zh');

/** A browser that keeps what it keeps in a folder, so that it can be ended and opened again. */
async function open(folder: string, baseURL: string): Promise<[BrowserContext, Page]> {
  const executablePath = process.env['CHROMIUM'];
  const context = await chromium.launchPersistentContext(folder, {
    ...{ args: browserArgs, baseURL, locale: 'zh-CN', viewport: { width: 1440, height: 900 } },
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  return [context, context.pages()[0] ?? (await context.newPage())];
}

/** Ends all processes of the browser at once, as a power cut does. */
async function cut(context: BrowserContext, folder: string): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  spawnSync('pkill', ['-9', '-f', `user-data-dir=${folder}( |$)`]);
  await closed;
}

/** What a browser has on its disk when somebody has logged in and closed it. */
async function loggedIn(folder: string, address: string): Promise<void> {
  const [context, page] = await open(folder, address);
  await page.goto('/login');
  await page.locator('input[name=username]').fill('zhou');
  await page.locator('input[name=password]').fill('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home**');
  await context.close();
}

/** A form as it is measured: where it is on this server. */
interface Form {
  readonly path: string;
  readonly open: (page: Page) => Promise<Locator>;
}

async function comeTo(page: Page, { path, open: openIt }: Form): Promise<Locator> {
  await page.goto(path);
  const field = await openIt(page);
  await field.focus();
  return field;
}

/** Types one letter after the other until the time is over; tells when each was typed. */
async function type(page: Page, duration: number): Promise<number[]> {
  const typed: number[] = [];
  for (const started = performance.now(); performance.now() - started < duration;) {
    await page.keyboard.type('a', { delay: 20 });
    typed.push(performance.now());
  }
  return typed;
}

/** How many letters the browser offers to restore. */
async function keptIn(page: Page, form: Form): Promise<number> {
  const field = await comeTo(page, form);
  const restore = page.getByRole('button', { name: say('parts:draft.restore') });
  await restore.waitFor({ timeout: 5_000 }).catch(() => undefined);
  if (!(await restore.isVisible())) return 0;
  await restore.click();
  return (await field.inputValue()).length;
}

/** How much typing one forced end loses, in ms; the browser begins with what is in the folder. */
async function loss(folder: string, address: string, form: Form, duration: number) {
  const [context, page] = await open(folder, address);
  await comeTo(page, form);
  const typed = await type(page, duration);
  const end = performance.now();
  await cut(context, folder);
  const [again, reopened] = await open(folder, address);
  const kept = await keptIn(reopened, form);
  await again.close();
  return end - (typed[kept] ?? end);
}

/** What each of a form's forced ends loses, in ms; they come sooner and later while one types. */
async function lossesOf(place: string, address: string, name: string, form: Form) {
  const losses: number[] = [];
  for (let end = 0; end < ends; end += 1) {
    const folder = join(place, `${name}-${String(end)}`);
    await cp(join(place, 'first'), folder, { recursive: true });
    const duration = soonest + ((latest - soonest) * end) / (ends - 1);
    losses.push(await loss(folder, address, form, duration));
    await rm(folder, { recursive: true, force: true });
  }
  return losses;
}

/** Forced ends of the browser while somebody types: what is lost of the text, by form. */
export async function measureTyping(): Promise<Figure[]> {
  const product = await startProduct();
  const place = await mkdtemp(join(tmpdir(), 'portal-typing-'));
  const figures: Figure[] = [];
  try {
    await loggedIn(join(place, 'first'), product.address);
    for (const [name, typed] of Object.entries(typingForms)) {
      const path = await typed.address(product.address);
      const form = { path, open: (page: Page) => openForm(page, typed) };
      const losses = await lossesOf(place, product.address, name, form);
      const what = `${name}: the most typing lost by ${String(ends)} forced ends`;
      figures.push({ what, unit: 'ms', ours: Math.max(...losses), most: 500 });
    }
  } finally {
    await product.stop();
    await rm(place, { recursive: true, force: true });
  }
  return figures;
}
