import type { Page } from '@playwright/test';
import { homeworkByStudent } from '../../src/contract/homework';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const say = wordsIn('zh');
const words = say('workOrders:desk.open');

/** What can be pressed or read in a table, and lies under the button of the service desk. */
const covered = (page: Page) =>
  page.evaluate((name) => {
    const all = [...document.querySelectorAll('input, textarea, select, button, a, td, th, h1')];
    const isDesk = (one: Element) =>
      one.getAttribute('aria-label') === name || one.textContent.trim() === name;
    const button = all.find(isDesk);
    if (button === undefined) throw new Error('no service desk');
    const desk = button.getBoundingClientRect();
    // A page scrolls under its whole header, which is there for that.
    const header = button.closest('header');
    return all
      .filter((one) => !isDesk(one) && (header === null || header.contains(one)))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        if (right - left <= 1 || bottom - top <= 1) return false;
        return left < desk.right && right > desk.left && top < desk.bottom && bottom > desk.top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, words);

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
] as const) {
  test(`[SHELL-016] the button of the service desk covers nothing, with and without a frame, at ${String(width)} by ${String(height)}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height });
    const client = createClient(world.address);
    const corrected = { subject_id: 3, status: ['corrected' as const], page: 1, page_size: 1 };
    const [someone] = (await client.ask(homeworkByStudent, corrected, { as: 'zhou' })).list;
    if (someone === undefined) throw new Error('nobody has corrected homework');
    await comeBack(page, world, 'zhou', '/feedback?subject_id=3');
    for (const address of [
      '/feedback?subject_id=3',
      `/student/historywork?subject_id=3&student_id=${String(someone.student_id)}`,
      '/viewVideo?videoUrl=/attachments/none.webm',
      '/guide',
      '/winterBreak',
      '/nowhere',
      '/home?subject_id=3',
      '/student/list?subject_id=3',
      '/homework/list?subject_id=3',
      '/InfoCenter/index?subject_id=3',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: words })).toBeVisible();
      expect(await covered(page), address).toEqual([]);
      await page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight);
      });
      expect(await covered(page), address).toEqual([]);
    }
    await page.goto('/feedback?subject_id=3');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, `service-desk-unframed-${String(width)}`);
  });
}

test('[SHELL-017] [SHELL-018] [SHELL-019] [SHELL-020] [SHELL-021] there is no service desk on the pages without one', async ({
  page,
  world,
}) => {
  const open = page.getByRole('button', { name: words });
  const title = page.getByRole('heading', { level: 1 });
  await comeBack(page, world, 'zhou', '/role');
  for (const path of [
    ...['/examAnalysis/report', '/examAnalysis/appendix', '/examAnalysis/kmap'],
    ...['/login', '/previewFile'],
  ]) {
    // It comes late: where it stood before, it goes with the page.
    await expect(open).toBeVisible();
    const before = await title.innerText();
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(title).not.toHaveText(before);
    await expect(open).toHaveCount(0);
    await page.goto('/role');
  }
});

test('[SHELL-016] there is no service desk in English', async ({ page, world }) => {
  const english = wordsIn('en');
  await comeBack(page, world, 'zhou', '/workOrders/list?subject_id=2', 'en');
  // The search comes with what else the header has.
  await expect(page.getByRole('combobox', { name: english('shell:search.label') })).toBeVisible();
  await expect(page.getByRole('button', { name: english('workOrders:desk.open') })).toHaveCount(0);
});
