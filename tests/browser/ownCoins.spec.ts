import { ownCoinList } from '../../src/contract/ownCoins';
import { createClient } from '../server/rig/client';
import { coinsOf, enter } from './coinBar';
import { exportedFile } from './exportedLines';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

// The history of an account's own coins: what an agent bought, allocated and was asked for.

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  test(`[ROLE-032] [ROLE-033] the agent reads what was bought, allocated and asked for, and saves it as a file, in ${language}`, async ({
    page,
    browser,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const asked = { subject_id: 1, page: 1, page_size: 100 } as const;
    const had = await coinsOf(world, 'agent');
    const bar = await enter(page, world, 'agent', language);
    const phone = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    const bought = await bar.scan(had, 'purchase');
    await phone.goto(bought);
    await phone.getByRole('radio', { name: '500', exact: true }).check();
    await phone.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await bar.balance(had + 500).click();
    await page.getByRole('menuitem', { name: say('rewards:supply.history') }).click();
    await expect(page).toHaveURL(/choiceTab=own/);
    const newest = page.getByRole('row').nth(1);
    await expect(newest).toContainText(say('rewards:kind.purchase'));
    await expect(newest).toContainText('+500');
    await expect(newest).toContainText(say('parts:number', { value: had + 500 }));
    await look(page, `own-coins-${language}`);

    const { list } = await client.ask(ownCoinList, asked, { as: 'agent' });
    const isAnswered = list.filter(({ is_answered }) => is_answered === true).length;
    expect(isAnswered).toBeGreaterThan(0);
    await page.goto(`${world.address}/crystal/list?choiceTab=own&kind=request&subject_id=1`);
    const rows = page.getByRole('row').filter({ hasText: say('rewards:kind.request') });
    await expect(rows).toHaveCount(list.filter(({ kind }) => kind === 'request').length);
    await expect(rows.filter({ hasText: say('rewards:answered.yes') })).toHaveCount(isAnswered);
    await expect(rows.first()).toContainText(say('rewards:answered.no'));
    await expect(rows.first()).toContainText('zhou');
    await look(page, `own-coins-requests-${language}`);
    const file = await exportedFile(page, say);
    expect(file.match(/zhou/g)).toHaveLength(list.filter(({ kind }) => kind === 'request').length);
  });
}

test('[ROLE-034] the agent’s message of a request leads to the requests, and an analyst’s own list shows the request that it sends', async ({
  page,
  freshWorld: world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', '/crystal/list?choiceTab=own&subject_id=2');
  const bar = page.getByRole('banner');
  const requests = page.getByRole('row').filter({ hasText: say('rewards:answered.no') });
  await expect(requests).not.toHaveCount(0);
  const before = await requests.count();
  await bar.getByRole('button', { name: /枚金币$/ }).click();
  await page.getByRole('menuitem', { name: say('rewards:supply.request') }).click();
  await page.getByRole('button', { name: say('rewards:request.verb') }).click();
  await expect(requests).toHaveCount(before + 1);

  await comeBack(page, world, 'agent', '/information/index?subject_id=2');
  const sentence = say('messages:topic.coinsRequested', { name: '周明远' });
  // The account tells who asks from others of the same name, in the list and under the bell.
  const told = page.getByRole('row').filter({ hasText: sentence }).first();
  await expect(told.getByRole('gridcell', { name: 'zhou', exact: true })).toBeVisible();
  await bar.getByRole('button', { name: /^消息/ }).click();
  const latest = page.getByRole('dialog', { name: say('shell:messages.latest') });
  const heard = latest.getByRole('listitem').filter({ hasText: sentence });
  await expect(heard.first()).toContainText('zhou');
  await page.keyboard.press('Escape');
  await told.getByRole('link', { name: sentence }).click();
  await expect(page).toHaveURL(/choiceTab=own.*kind=request/);
  await expect(page.getByRole('row').filter({ hasText: 'zhou' }).first()).toContainText(
    say('rewards:answered.no'),
  );
});
