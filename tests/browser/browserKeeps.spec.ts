import type { Page } from '@playwright/test';
import { wordsIn } from './words';
import { expect, logIn, openWithKey, test } from './world';

// What the browser keeps of what is typed, and what the portal is when it keeps nothing.

const say = wordsIn('zh');
const feedbackPage = '/feedback?subject_id=1';
const content = (page: Page) => page.getByRole('textbox', { name: say('feedback:field.content') });

test('the first words in a fresh browser are kept, though a link is followed at once', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await openWithKey(page, world, 'zhou', { path: '/feedback' });
  await page.getByRole('radio').first().check();
  await expect(content(page)).toBeVisible();
  // No time goes by between the last letter and the link.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await content(page).pressSequentially('刚写下的几个字');
  await page.getByRole('link', { name: say('feedback:headquarters.back') }).click();
  await expect(content(page)).toBeHidden();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  await page.goto(feedbackPage);
  await page.getByRole('button', { name: say('parts:draft.restore') }).click();
  await expect(content(page)).toHaveValue('刚写下的几个字');
});

/** Storage that is full, and a database that is forbidden. */
function keepNothing() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
}

test('a browser that keeps nothing is worked in all the same, and says what is lost', async ({
  page,
}) => {
  await page.addInitScript(keepNothing);
  await logIn(page, 'zhou');
  await expect(page.getByRole('alert').getByText(say('shell:notKept'))).toBeVisible();
  await page.getByRole('link', { name: say('shell:sidebar.student'), exact: true }).click();
  await expect(page.getByText('qh10006')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell:top.feedback') })
    .click();
  await page.getByRole('radio').first().check();
  await content(page).fill('网络很慢');
  await expect(page.getByText(say('parts:draft.failed'))).toBeVisible();
  await expect(content(page)).toHaveValue('网络很慢');
});
