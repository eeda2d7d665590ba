import type { Browser, CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { besidePeer } from './besidePeer';
import { loggedIn } from './browser';
import type { Figure } from './figure';

const count = 10_000;

interface Feel {
  /** From the answer to the painted list, in ms. */
  readonly mounted: number;
  readonly nodes: number;
  /** Script, style and layout for one key typed into the search, in ms. */
  readonly keystroke: number;
  /** The frame that 95 of 100 frames are not longer than, in ms. */
  readonly frame: number;
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return metrics
    .filter(({ name }) => parts.includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

/** Scrolls the list by ten rows a frame and returns how long the slow frames were. */
async function scrollFrames(page: Page): Promise<number> {
  // tsx wraps named functions in this, which a page does not know.
  await page.evaluate('globalThis.__name = (named) => named');
  return page
    .locator('[role=group]')
    .filter({ has: page.locator('tbody') })
    .first()
    .evaluate(
      (box) =>
        new Promise<number>((resolve) => {
          const frames: number[] = [];
          let last = performance.now();
          const step = (now: number) => {
            frames.push(now - last);
            last = now;
            box.scrollTop += 400;
            if (frames.length < 120) requestAnimationFrame(step);
            else resolve(frames.sort((one, other) => one - other)[113] ?? NaN);
          };
          requestAnimationFrame(step);
        }),
    );
}

async function feelOf(page: Page, open: () => Promise<unknown>): Promise<Feel> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await workOf(session);
  await open();
  await page.locator('tbody tr:not([data-spacer])').nth(5).waitFor();
  const mounted = (await workOf(session)) - before;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const frame = await scrollFrames(page);
  const search = page.locator('input[type=search]').first();
  await search.focus();
  const idle = await workOf(session);
  const keys = 'abcdefgh';
  for (const key of keys) await page.keyboard.press(key);
  const keystroke = ((await workOf(session)) - idle) / keys.length;
  return { mounted, nodes, keystroke, frame };
}

const listAnswer = z.looseObject({
  data: z.looseObject({ list: z.array(z.looseObject({ student_id: z.number() })).min(1) }),
});

/** The real answer, with its rows again and again under new ids until there are 10,000. */
function grown(answer: unknown): object {
  const { data, ...rest } = listAnswer.parse(answer);
  const list = Array.from({ length: count }, (_, index) => ({
    ...data.list[index % data.list.length],
    student_id: 1_000_000 + index,
  }));
  return { ...rest, data: { ...data, list, total: count } };
}

/** A list of students of ours: its page, and the path of its call. */
interface List {
  readonly page: string;
  readonly call: string;
}

async function ourFeel(browser: Browser, address: string, list: List): Promise<Feel> {
  const storageState = await loggedIn(browser, address);
  const page = await browser.newPage({ baseURL: address, storageState, locale: 'zh-CN' });
  let isGrown = false;
  await page.route(`**${list.call}`, async (route) => {
    if (route.request().method() !== 'POST' || !isGrown) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: grown(await answer.json()) });
  });
  await page.goto(list.page);
  await page.locator('tbody tr:not([data-spacer])').nth(5).waitFor();
  isGrown = true;
  const feel = await feelOf(page, async () => {
    const answered = page.waitForResponse(`**${list.call}`);
    await page.getByRole('columnheader').getByRole('button').first().click();
    await answered;
  });
  await page.close();
  return feel;
}

async function peerFeel(browser: Browser, address: string): Promise<Feel> {
  const page = await browser.newPage({ baseURL: address });
  const feel = await feelOf(page, () => page.goto('/student/list'));
  await page.close();
  return feel;
}

const students = { page: '/student/list', call: '/student/list' };
const foundation = {
  page: '/layingFoundation/index?subject_id=2',
  call: '/ddjStat/getStudentStatList',
};

/** What a list feels like beside the library's own table. */
function figuresOf(name: string, ours: Feel, theirs: Feel): Figure[] {
  const of = (what: string, unit: string, key: keyof Feel, most: number) => ({
    ...{ what: `${name}: ${what}`, unit, ours: ours[key], peer: theirs[key], most },
  });
  return [
    of('work from answer to list', 'ms', 'mounted', 80),
    of('elements on the page', '', 'nodes', 1000),
    of('work for a key typed', 'ms', 'keystroke', 16),
    of('scroll frame, 95 of 100', 'ms', 'frame', 20),
  ];
}

/** The lists of students and of their foundation with 10,000 rows on one page, beside the library's own table with all rows in it. */
export function measureTable(): Promise<Figure[]> {
  return besidePeer(async ({ product, peer, browser }) => {
    const ours = await ourFeel(browser, product, students);
    const oursOfFoundation = await ourFeel(browser, product, foundation);
    const theirs = await peerFeel(browser, peer);
    return [
      ...figuresOf('students', ours, theirs),
      ...figuresOf('foundation', oursOfFoundation, theirs),
    ];
  });
}
