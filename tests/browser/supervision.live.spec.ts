import type { Page } from '@playwright/test';
import { superviseBoard, superviseList } from '../../src/contract/supervision';
import { onlineMinutes } from '../../src/domain/supervision';
import { createClient } from '../server/rig/client';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

// What is said of now is looked at every minute, and a busy server takes nobody off the page.

const minute = 60_000;

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const online = (page: Page) =>
    page.getByRole('tab', { name: new RegExp(`^${say('supervision:now.online')}`) });

  test(`[ROUTE-038] whoever leaves is shown offline within a minute, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const asked = { subject_id: 2, page: 1, page_size: 20 };
    const { list } = await client.ask(superviseList, asked, { as: 'zhou' });
    const active = list.map((student) => student.last_active_at ?? '').sort();
    await freshWorld.control('clock', { now: active.at(-1) ?? '' });
    const countNow = async () =>
      (await client.ask(superviseList, asked, { as: 'zhou' })).counts.online;
    const before = await countNow();
    expect(before).toBeGreaterThan(0);
    await page.clock.install();
    await comeBack(page, freshWorld, 'zhou', '/supervise/list?subject_id=2', language);
    await expect(online(page)).toContainText(String(before));
    await freshWorld.control('clock', { advance: String((onlineMinutes + 1) * minute) });
    const after = await countNow();
    expect(after).toBeLessThan(before);
    await page.clock.fastForward(minute);
    await expect(online(page)).toHaveText(`${say('supervision:now.online')}${String(after)}`);
  });

  test(`[CODE-005] [GRD-27] a busy server leaves the board and the list where they are, in ${language}`, async ({
    page,
    world,
  }) => {
    await page.clock.install();
    for (const [path, address] of [
      [superviseBoard.path, '/supervise'],
      [superviseList.path, '/supervise/list'],
    ] as const) {
      await comeBack(page, world, 'zhou', `${address}?subject_id=2`, language);
      await expect(page.locator('dd, tbody tr[data-index]').first()).toBeVisible();
      await world.control('fail', { path, kind: 'code', code: '90000' });
      const busy = page.waitForResponse(`**${path}`);
      await page.clock.fastForward(minute);
      await busy;
      await expect(page.getByRole('button', { name: say('parts:failed.retry') })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(address);
    }
  });
}
