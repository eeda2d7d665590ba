import type { Page } from '@playwright/test';
import { z } from 'zod';
import { resumeTodo, snoozeTodo, todoList } from '../../src/contract/home';
import { businessDay, dayAfter } from '../../src/domain/businessTime';
import { createClient } from '../server/rig/client';
import { today } from '../server/rig/clock';
import { wordsIn } from './words';
import { callsOf, comeBack, expect, test } from './world';

// What a page asks again and again by itself, and what it says on its socket.

const accounts = [
  { language: 'zh', as: 'zhou', subject_id: 2 },
  { language: 'en', as: 'emily', subject_id: 1 },
] as const;

const banner = (page: Page) => page.getByRole('banner');
/** One of the tools that come after the screen. */
const bell = (page: Page) => banner(page).locator('[aria-haspopup=dialog]').first();

const spoken = z.object({ type: z.string() });

/** The kinds of message that a page sends on its socket from its next load on, in order; the list grows. */
function socketMessagesOf(page: Page): readonly string[] {
  const kinds: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = spoken.safeParse(JSON.parse(String(payload)));
      if (message.success) kinds.push(message.data.type);
    });
  });
  return kinds;
}

/** From here on the page's time passes only where the test says so: a slow machine's does not count. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

for (const { language, as, subject_id } of accounts) {
  const say = wordsIn(language);
  const students = `/student/list?subject_id=${String(subject_id)}`;

  test(`[LIVE-002] [LIVE-005] [LIVE-006] [LIVE-007] [LIVE-008] [LIVE-009] [CONST-063] [CONST-064] the red point comes after 5 s, the to-dos every 15 s, the limit every 20 s, the keepalive every 5 minutes, the online notice as often as asked, in ${language}`, async ({
    page,
    world,
  }) => {
    await page.clock.install();
    await comeBack(page, world, as, students, language);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const calls = callsOf(page);
    const made = (path: string) => calls.filter((call) => call.path === path).length;
    await page.reload();
    await expect.poll(() => made('/userSupervision/onlineNotify')).toBe(1);
    await stopTime(page);
    expect(made('/home/redpoint')).toBe(0);
    await page.clock.fastForward(5_000);
    await expect.poll(() => made('/home/redpoint')).toBe(1);
    const waiting = banner(page).getByRole('link', { name: say('shell:top.todoWaiting') });
    await expect(waiting).toBeVisible();
    await page.clock.fastForward(35_000);
    expect(made('/userSupervision/onlineNotify')).toBe(1);
    await page.clock.fastForward(25_000);
    await expect.poll(() => made('/userSupervision/onlineNotify')).toBe(2);

    const paths = ['/home/todoList', '/userSupervision/checkLimitLearn'] as const;
    const said = socketMessagesOf(page);
    await page.clock.resume();
    await page.goto(`/home?subject_id=${String(subject_id)}`);
    await expect.poll(() => paths.every((path) => made(path) > 0)).toBe(true);
    await stopTime(page);
    const before = paths.map(made);
    const more = () => paths.map((path, at) => made(path) - (before[at] ?? 0));
    await page.clock.fastForward(10_000);
    expect(more()).toEqual([0, 0]);
    await page.clock.fastForward(5_000);
    await expect.poll(more, { timeout: 3_000 }).toEqual([1, 0]);
    await page.clock.fastForward(5_000);
    await expect.poll(more, { timeout: 3_000 }).toEqual([1, 1]);
    const keptAlive = () => said.filter((type) => type === 'keepalive').length;
    await page.clock.fastForward(200_000);
    expect(keptAlive()).toBe(0);
    await page.clock.fastForward(90_000);
    await expect.poll(keptAlive).toBe(1);
  });

  test(`[LIVE-008] [SHELL-002] the red point goes out within a minute once nothing waits, and comes back, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    await page.clock.install();
    await comeBack(page, freshWorld, as, students, language);
    await expect(bell(page)).toBeVisible();
    await page.clock.runFor(5_000);
    const way = (words: string) =>
      banner(page).getByRole('link', { name: say(`shell:${words}`), exact: true });
    await expect(way('top.todoWaiting')).toBeVisible();
    const { list } = await client.ask(todoList, { subject_id }, { as });
    const until = dayAfter(businessDay(today), 1);
    for (const { item } of list) {
      await client.ask(snoozeTodo, { subject_id, item, reason: 'Later', until }, { as });
    }
    await page.clock.runFor(60_000);
    await expect(way('top.todo')).toBeVisible();
    const [first] = list;
    await client.ask(resumeTodo, { subject_id, item: first?.item ?? '' }, { as });
    await page.clock.runFor(60_000);
    await expect(way('top.todoWaiting')).toBeVisible();
  });
}
