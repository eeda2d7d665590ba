import type { Page } from '@playwright/test';
import { hideMenuLabel, menuLabel } from '../../src/contract/scores';
import { comeBack, expect, test } from './world';

/** The entry of the scores. */
const scoreEntry = (page: Page) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /^成绩管理/ });
const { path: show } = menuLabel;
const { path: hide } = hideMenuLabel;
const asked = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().endsWith(path));

test('[SIDE-017] the scores are labelled as new until the account has opened them, here or elsewhere', async ({
  page,
  freshWorld,
}) => {
  await comeBack(page, freshWorld, 'zhou', '/welcome?subject_id=2');
  await expect(scoreEntry(page)).toHaveText('成绩管理新');
  const hidden = asked(page, hide);
  await scoreEntry(page).click();
  await expect(scoreEntry(page)).toHaveText('成绩管理');
  await hidden;
  const answer = asked(page, show);
  await comeBack(page, freshWorld, 'zhou', '/welcome?subject_id=2');
  expect(await (await answer).json()).toMatchObject({ data: { is_show: 0 } });
  await expect(scoreEntry(page)).toHaveText('成绩管理');
  await comeBack(page, freshWorld, 'type6', '/welcome?subject_id=2');
  await expect(scoreEntry(page)).toHaveText('成绩管理新');
});

test('[SIDE-017] whoever comes to the scores by their address has opened them, also beside a folded sidebar', async ({
  page,
  freshWorld,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const hidden = asked(page, hide);
  await comeBack(page, freshWorld, 'zhou', '/score/index?subject_id=2');
  expect(await (await hidden).json()).toMatchObject({ code: 200 });
  await page.setViewportSize({ width: 1280, height: 768 });
  const answer = asked(page, show);
  await page.goto('/welcome?subject_id=2');
  await answer;
  await expect(scoreEntry(page)).toHaveText('成绩管理');
});

test('[SIDE-017] without an answer there is no label, and no notice', async ({
  page,
  freshWorld,
}) => {
  await page.route(`**${show}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(show));
  await comeBack(page, freshWorld, 'zhou', '/welcome?subject_id=2');
  await failed;
  await expect(scoreEntry(page)).toHaveText('成绩管理');
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.unroute(`**${show}`);
  await page.reload();
  await expect(scoreEntry(page)).toHaveText('成绩管理新');
});
