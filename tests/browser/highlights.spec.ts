import type { Page } from '@playwright/test';
import { freezeCoinAccount } from '../../src/contract/rewards';
import { highlightList, rewardHighlights } from '../../src/contract/highlights';
import { createClient } from '../server/rig/client';
import { coinsOf } from './coinBar';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test, type World } from './world';

// Highlight moments: what the students did well, and coins for several of them at once.

const address = '/crystal/list?subject_id=2&choiceTab=excellent';

/** Three highlights that can be rewarded, of three students, newest first. */
async function threeOpen(world: World) {
  const asked = { subject_id: 2, page: 1, page_size: 50, state: 'open' } as const;
  const { list } = await createClient(world.address).ask(highlightList, asked, { as: 'zhou' });
  const open = list.filter(({ account }) => account === 'normal');
  const of = new Map(open.toReversed().map((row) => [row.student_id, row]));
  return [...of.values()].toReversed().slice(0, 3);
}

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });

for (const language of seenIn('en')) {
  test(`[SCREEN-122] [SCREEN-123] [ROUTE-064] [MSG-025] several highlights are rewarded at once, each with its own outcome, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const client = createClient(world.address);
    const balance = await coinsOf(world, 'zhou');
    const [given, frozen, faster] = await threeOpen(world);
    if (given === undefined || frozen === undefined || faster === undefined)
      throw new Error('the demonstration has too few highlights');
    await comeBack(page, world, 'zhou', `${address}&state=open`, language);
    const tab = page.getByRole('link', { name: say('rewards:tab.excellent'), exact: true });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await look(page, `highlights-${language}-list`);
    for (const { username, kind, about, figure, before } of [given, frozen, faster]) {
      const sentence = say(`rewards:moment.${kind}`, { about, figure, before });
      const row = rowsOf(page).filter({ hasText: username }).filter({ hasText: sentence }).first();
      await row.getByRole('checkbox').check();
    }
    await page
      .getByRole('button', { name: say('rewards:reward.open'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const field = (name: string) =>
      dialog.getByLabel(say(`rewards:highlightReward.${name}`), { exact: true });
    const send = dialog.locator('button[type=submit]');
    await field('coins').fill(String(balance));
    await field('remark').fill('Great week');
    await send.click();
    await expect(dialog).toContainText(say('rewards:highlightReward.error.insufficientBalance'));
    await field('coins').fill('10');
    await field('way').selectOption('random');
    await expect(dialog).toContainText(say('rewards:reward.costs', { least: 21, most: 30 }));
    await expect(dialog).toContainText(say('rewards:balance.coins', { count: balance - 30 }));
    await look(page, `highlights-${language}-reward`);

    // Meanwhile somebody is faster with one, and the account of another is frozen.
    const subject_id = 2;
    const entry = { coins: 1, way: 'fixed', remark: 'First' } as const;
    await client.ask(
      rewardHighlights,
      { subject_id, highlight_ids: [faster.highlight_id], ...entry },
      { as: 'zhou' },
    );
    const freeze = { subject_id, student_id: frozen.student_id, reason: 'Copied homework' };
    await client.ask(freezeCoinAccount, freeze, { as: 'zhou' });
    await send.click();
    const outcomes = page.getByRole('dialog').filter({ hasText: given.name });
    await expect(outcomes).toContainText(
      say('rewards:highlightReward.outcome.frozen', { why: 'Copied homework' }),
    );
    await expect(outcomes.getByText(/Nothing: .+ has rewarded it already|已奖励过/)).toBeVisible();
    // Of each it is said what it was for.
    for (const { kind, about, figure, before } of [given, frozen, faster]) {
      const sentence = say(`rewards:moment.${kind}`, { about, figure, before });
      await expect(outcomes.getByText(sentence).first()).toBeVisible();
    }
    await look(page, `highlights-${language}-outcomes`);
    await page.keyboard.press('Escape');
    const spent = balance - (await coinsOf(world, 'zhou'));
    expect(spent).toBeGreaterThanOrEqual(8);
    expect(spent).toBeLessThanOrEqual(11);
    await page.goto(`${world.address}${address}&state=rewarded`);
    await expect(rowsOf(page).filter({ hasText: given.username }).first()).toContainText(
      say('rewards:given.rewarded'),
    );
  });
}

test('[ROLE-079] [ROLE-082] [ROLE-084] [ROLE-085] a self-study centre has coins, crystals and their details, and neither highlights nor prop details', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'type6', '/crystal/list', 'zh');
  const tab = (name: string) =>
    page.getByRole('link', { name: say(`rewards:tab.${name}`), exact: true });
  for (const name of ['coins', 'records', 'crystals', 'crystalRecords', 'props'])
    await expect(tab(name)).toBeVisible();
  for (const name of ['excellent', 'propRecords']) await expect(tab(name)).toHaveCount(0);
  // A number of props has no history to lead to.
  await tab('props').click();
  const held = page.getByRole('row').nth(1).locator('td', { hasText: /^\d+$/ });
  await expect(held.first()).toBeVisible();
  await expect(page.locator('a[href*="propRecords"]')).toHaveCount(0);
  await page.goto(`${world.address}/crystal/list?choiceTab=excellent`);
  await expect(page.getByRole('heading', { name: say('shell:notHere.title') })).toBeVisible();
});
