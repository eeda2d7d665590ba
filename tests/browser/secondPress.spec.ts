import { coinAccountList } from '../../src/contract/rewards';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn } from './words';
import { comeBack, expect, password, test } from './world';

const say = wordsIn('en');

test('the second of two tabs that freeze one account is told in a sentence that it is frozen', async ({
  page,
  context,
  freshWorld: world,
}) => {
  await comeBack(page, world, 'zhou', '/crystal/list?subject_id=2&status=normal', 'en');
  const other = await context.newPage();
  await other.goto(page.url());
  const asked = { subject_id: 2, page: 1, page_size: 1, status: 'normal' } as const;
  const { list } = await createClient(world.address).ask(coinAccountList, asked, { as: 'zhou' });
  const { name = '', username = '' } = list[0] ?? {};
  for (const tab of [page, other]) {
    const row = tab.getByRole('row').filter({ hasText: username });
    await row
      .getByRole('button', { name: say('rewards:freeze.openFor', { name: toldName(name, 'en') }) })
      .click();
    await tab.getByRole('dialog').or(tab.getByRole('alertdialog')).getByRole('textbox').fill('Why');
  }
  const freeze = { name: say('rewards:freeze.verb'), exact: true };
  await page.getByRole('button', freeze).click();
  await expect(page.getByText(say('rewards:freeze.done', { name }))).toBeVisible();
  const already = { name: toldName(name, 'en'), username, reason: 'Why' };
  await expect(other.getByText(say('rewards:freeze.already.frozen', already))).toBeVisible();
  await expect(other.getByRole('button', freeze)).toHaveCount(0);
  await look(other, 'second-freeze');
});

test('the second of two tabs that restore local points is told that nothing is marked any more', async ({
  page,
  context,
  freshWorld: world,
}) => {
  await comeBack(page, world, 'zhou', '/localManager/index?subject_id=3', 'en');
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: say('localPoints:restore.open') }).click();
    await tab.getByLabel(say('localPoints:restore.uname')).fill('zhou');
    await tab.getByLabel(say('localPoints:restore.password'), { exact: true }).fill(password);
  }
  const verb = (tab: typeof page) => tab.getByRole('dialog').locator('button[type=submit]');
  await verb(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(other.getByText(say('localPoints:restore.nothing.title'))).toBeVisible();
  await expect(verb(other)).toHaveCount(0);
  await look(other, 'second-restore');
});
