import { homeworkSummary } from '../../src/contract/homework';
import { withdrawalRefusal } from '../../src/domain/homework';
import { createClient } from '../server/rig/client';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// Where the keyboard goes on when what had the focus is gone.

const say = wordsIn('zh');
const english = wordsIn('en');

test('[SCREEN-171] once a row is rewarded and gone, the next one has the focus', async ({
  page,
  freshWorld: world,
}) => {
  await comeBack(page, world, 'zhou', '/InfoCenter/index?subject_id=2&tab=rewardable');
  const opener = new RegExp(
    `^${say('messages:reward.openFor', { name: '#' }).replace('#', '.+')}$`,
  );
  const openers = page.getByRole('button', { name: opener });
  const rewardable = page.getByRole('row').filter({ has: openers });
  const sentence = await rewardable.nth(1).getByRole('rowheader').innerText();
  expect(await rewardable.first().getByRole('rowheader').innerText()).not.toBe(sentence);

  await openers.first().focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(say('messages:reward.coins'), { exact: true }).focus();
  await page.keyboard.type('20');
  await page.getByLabel(say('messages:reward.remark'), { exact: true }).focus();
  await page.keyboard.type('Well done');
  await page.getByRole('button', { name: say('messages:reward.verb', { count: 20 }) }).focus();
  await page.keyboard.press('Enter');

  const row = page.getByRole('row').filter({ has: page.locator(':focus') });
  await expect(row.getByRole('rowheader')).toHaveText(sentence);
});

test('[HWP-06] once homework is taken back, which its button does not outlive, the title has the focus', async ({
  page,
  freshWorld: world,
}) => {
  const client = createClient(world.address);
  const all = { subject_id: 3, page: 1, page_size: 200 };
  const { list } = await client.ask(homeworkSummary, all, { as: 'zhou' });
  const own = list.find((row) => withdrawalRefusal(row) === null);
  const address = `/homework/list?subject_id=3&homework_id=${String(own?.homework_id)}`;
  await comeBack(page, world, 'zhou', address);
  const offer = page.getByRole('button', { name: say('homework:withdrawal.open') });
  await offer.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: say('homework:withdrawal.verb') }).focus();
  await page.keyboard.press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[SHELL-009] once the tip about the search is read, the search has the focus', async ({
  page,
  freshWorld: world,
}) => {
  await world.control('account', { uname: 'zhou', searchGuideSeen: 'false' });
  await comeBack(page, world, 'zhou', '/home?subject_id=1');
  await page.getByRole('button', { name: say('pages:searchGuide.close') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: say('shell:search.label') })).toBeFocused();
});

test('[SHELL-010] once the tip about the highlights is read, the page has the focus, and no entry was named in vain', async ({
  page,
  freshWorld: world,
}) => {
  await world.control('account', { uname: 'zhou', guideSeen: 'false' });
  // The page behind the tip comes only after the tip is read.
  let read = () => {};
  const isRead = new Promise<void>((resolve) => (read = resolve));
  await page.route('**/assets/crystal-*.js', async (route) => {
    await isRead;
    await route.continue();
  });
  await comeBack(page, world, 'zhou', '/', 'en');
  const tip = page.getByRole('region', { name: english('pages:highlights.title') });
  await expect(tip).toContainText(english('pages:highlights.text'));
  await expect(tip).not.toContainText(english('shell:sidebar.crystal'));
  await expect(page.getByRole('link', { name: english('shell:sidebar.crystal') })).toHaveCount(0);
  await page.getByRole('button', { name: english('pages:highlights.close') }).focus();
  await page.keyboard.press('Enter');
  await expect(tip).toHaveCount(0);
  read();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
