import type { Page } from '@playwright/test';
import { coinAccountList, freezeCoinAccount, rewardStudents } from '../../src/contract/rewards';
import { highlightList } from '../../src/contract/highlights';
import { createClient } from '../server/rig/client';
import { CoinBar, coinsOf } from './coinBar';
import { look } from './looks';
import { untilListening } from './paths/socket';
import { toldName } from './toldName';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

// What may go wrong by hand while coins are given: bad numbers, a second press, Escape, a lost network, a second tab.

const noAmounts = ['8.5', '0x10', '-5', '1e2', '0', '00', ''];
const list = '/crystal/list?subject_id=2';
const dialogOf = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true });

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[VALID-036] [VALID-037] [VALID-038] [VALID-043] what is no amount stays as typed and is sent nowhere; a reward that is pressed twice, or whose answer is lost, is given once, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const balance = await coinsOf(world, 'zhou');
    const client = createClient(world.address);
    const asked = { subject_id: 2, page: 1, page_size: 1, status: 'normal' } as const;
    const [first] = (await client.ask(coinAccountList, asked, { as: 'zhou' })).list;
    const { name = '', username = '', coin_cnt: had = 0 } = first ?? {};
    await comeBack(page, world, 'zhou', `${list}&status=normal`, language);
    const second = await page.context().newPage();
    await second.goto(`${world.address}${list}&search=${username}`);
    const row = page.getByRole('row').filter({ hasText: username });
    const open = row.getByRole('button', {
      name: say('rewards:reward.openFor', { name: toldName(name, language) }),
    });
    await open.click();
    const dialog = dialogOf(page);
    const coins = dialog.getByLabel(say('rewards:reward.coins'), { exact: true });
    const remark = dialog.getByLabel(say('rewards:reward.remark'));
    const send = dialog.locator('button[type=submit]');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(rewardStudents.path)) sent += 1;
    });
    await remark.fill('Well done');
    for (const typed of noAmounts) {
      await coins.fill('');
      await coins.pressSequentially(typed);
      await send.click();
      await expect(coins).toHaveAttribute('aria-invalid', 'true');
      await expect(coins).toHaveValue(typed);
      await expect(coins).toBeFocused();
    }
    await look(page, `byHand-empty-${language}`);
    expect(sent).toBe(0);

    await coins.fill('8');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await open.click();
    await dialog.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await expect(coins).toHaveValue('8');
    await expect(remark).toHaveValue('Well done');

    // The server gives the coins, and its answer is lost: the same press again gives none.
    await world.control('fail', { path: rewardStudents.path, kind: 'dropAnswer', times: '20' });
    await send.dblclick();
    const why = say('shell:failure.network');
    await expect(dialog).toContainText(say('parts:error.unsure', { why }));
    await expect(coins).toHaveValue('8');
    await look(page, `byHand-lost-${language}`);
    await world.control('fail/clear');
    await send.dblclick();
    await expect(dialog).toContainText(say('rewards:reward.given', { count: 8 }));
    expect(await coinsOf(world, 'zhou')).toBe(balance - 8);
    const cells = second.locator('tbody tr').filter({ hasText: username }).locator('td');
    await expect(cells.nth(2)).toHaveText(say('parts:number', { value: had + 8 }));
    await expect(new CoinBar(second, say).balance(balance - 8)).toBeVisible();
  });

  test(`[VALID-042] [CONST-019] what is no amount is given for no highlight, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const asked = { subject_id: 2, page: 1, page_size: 50, state: 'open' } as const;
    const client = createClient(world.address);
    const found = (await client.ask(highlightList, asked, { as: 'zhou' })).list;
    const one = found.find(({ account }) => account === 'normal');
    const search = `&search=${one?.username ?? ''}`;
    const address = `${list}&choiceTab=excellent&state=open${search}`;
    await comeBack(page, world, 'zhou', address, language);
    await page.locator('tbody').getByRole('checkbox').first().check();
    await page
      .getByRole('button', { name: say('rewards:reward.open'), exact: true })
      .first()
      .click();
    const dialog = dialogOf(page);
    const coins = dialog.getByLabel(say('rewards:highlightReward.coins'), { exact: true });
    await dialog.getByLabel(say('rewards:highlightReward.remark')).fill('Great week');
    for (const typed of noAmounts) {
      await coins.fill('');
      await coins.pressSequentially(typed);
      await dialog.locator('button[type=submit]').click();
      await expect(coins).toHaveAttribute('aria-invalid', 'true');
      await expect(coins).toHaveValue(typed);
    }
    // Seventy per cent of one coin is one coin.
    await dialog
      .getByLabel(say('rewards:highlightReward.way'), { exact: true })
      .selectOption('random');
    await coins.fill('1');
    await expect(dialog).toContainText(say('rewards:balance.coins', { count: 1 }));
    await look(page, `byHand-highlight-${language}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('tbody').getByRole('checkbox').first()).toBeChecked();
  });
}

test('[SCREEN-125] [COI-07] the question before an account is unfrozen counts what the student earns meanwhile', async ({
  page,
  freshWorld: world,
}) => {
  const say = wordsIn('zh');
  const client = createClient(world.address);
  const asked = { subject_id: 2, page: 1, page_size: 1, status: 'normal' } as const;
  const [account] = (await client.ask(coinAccountList, asked, { as: 'zhou' })).list;
  const { student_id = 0, name = '', username = '', coin_cnt: had = 0 } = account ?? {};
  const own = { subject_id: 2, student_id };
  await client.ask(freezeCoinAccount, { ...own, reason: '抄作业' }, { as: 'zhou' });
  await comeBack(page, world, 'zhou', `${list}&search=${username}`);
  await untilListening(world, 'zhou');
  await page.getByRole('button', { name: say('rewards:thaw.openFor', { name }) }).click();
  await expect(dialogOf(page)).toContainText(say('rewards:thaw.effect', { held: 0, after: had }));
  await world.control('coins/earn', { student_id: String(student_id), amount: '6' });
  await expect(dialogOf(page)).toContainText(
    say('rewards:thaw.effect', { held: 6, after: had + 6 }),
  );
});
