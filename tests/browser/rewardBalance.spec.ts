import { coinAccountList, freezeCoinAccount, rewardStudents } from '../../src/contract/rewards';
import { highlightList } from '../../src/contract/highlights';
import { createClient } from '../server/rig/client';
import { coinsOf } from './coinBar';
import { look } from './looks';
import { untilListening } from './paths/socket';
import { toldName } from './toldName';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test, type World } from './world';

// What a reward is about changes in another tab while it is being written.

const subject_id = 2;

const studentsOf = async (world: World) =>
  (
    await createClient(world.address).ask(
      coinAccountList,
      { subject_id, page: 1, page_size: 2, status: 'normal' },
      { as: 'zhou' },
    )
  ).list;

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[VALID-039] [VALID-042] a reward follows what another tab spends, and names what is missing, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const balance = await coinsOf(world, 'zhou');
    const coins = (count: number) => say('rewards:balance.coins', { count });
    const [first, other] = await studentsOf(world);
    const { name = '', username = '' } = first ?? {};
    await comeBack(page, world, 'zhou', `/crystal/list?subject_id=2&search=${username}`, language);
    await untilListening(world, 'zhou');
    const openFor = say('rewards:reward.openFor', { name: toldName(name, language) });
    await page.getByRole('button', { name: openFor }).first().click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel(say('rewards:reward.coins'), { exact: true });
    const remark = dialog.getByLabel(say('rewards:reward.remark'), { exact: true });
    await amount.fill(String(balance));
    await remark.fill('Well done');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
    const spent = { coins: 30, way: 'fixed', remark: 'Elsewhere' } as const;
    await createClient(world.address).ask(
      rewardStudents,
      { subject_id, student_ids: [other?.student_id ?? 0], ...spent },
      { as: 'zhou' },
    );
    const changed = { now: coins(balance - 30), before: coins(balance) };
    await expect(dialog).toContainText(say('rewards:reward.changed', changed));
    await expect(amount).toHaveValue(String(balance));
    await expect(remark).toHaveValue('Well done');
    await expect(amount).toHaveAccessibleDescription(
      new RegExp(say('rewards:reward.missing', { count: 30 })),
    );
    await look(page, `reward-missing-${language}`);
    await dialog.locator('button[type=submit]').click();
    await expect(amount).toBeFocused();
    expect(await coinsOf(world, 'zhou')).toBe(balance - 30);
    await amount.fill('3');
    await dialog.getByLabel(say('rewards:reward.way')).selectOption('random');
    await expect(dialog).toContainText(say('rewards:reward.allAlike', { count: 3 }));
    await look(page, `reward-random-${language}`);
    await amount.fill('10');
    await expect(dialog).toContainText(say('rewards:reward.each', { least: 7, most: 10 }));
  });

  test(`[VALID-036] two cells pasted into an amount stay two, and are refused, in ${language}`, async ({
    page,
    context,
    freshWorld: world,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [first] = await studentsOf(world);
    const { name = '', username = '' } = first ?? {};
    await comeBack(page, world, 'zhou', `/crystal/list?subject_id=2&search=${username}`, language);
    const openFor = say('rewards:reward.openFor', { name: toldName(name, language) });
    await page.getByRole('button', { name: openFor }).first().click();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel(say('rewards:reward.coins'), { exact: true });
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await amount.press('Control+A');
      await amount.press('Control+V');
    };
    for (const cells of ['12\t3', '12\n3']) {
      await amount.fill('');
      await paste(cells);
      await expect(amount).toHaveValue('12 3');
    }
    await amount.blur();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await look(page, `reward-two-cells-${language}`);
    await paste('12\n');
    await expect(amount).toHaveValue(/^12 ?$/);
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  });

  test(`[SCREEN-125] who is unfrozen is named, and a freeze elsewhere is known, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const [student] = await studentsOf(world);
    const { name = '', username = '', student_id = 0 } = student ?? {};
    const as = { as: 'zhou' };
    const client = createClient(world.address);
    await comeBack(page, world, 'zhou', `/crystal/list?subject_id=2&search=${username}`, language);
    await untilListening(world, 'zhou');
    const opener = (act: 'freeze' | 'thaw') =>
      page
        .getByRole('button', {
          name: say(`rewards:${act}.openFor`, { name: toldName(name, language) }),
        })
        .first();
    await opener('freeze').click();
    const dialog = page.getByRole('dialog');
    const own = { subject_id, student_id };
    await client.ask(freezeCoinAccount, { ...own, reason: 'Elsewhere' }, as);
    await expect(dialog).toContainText('Elsewhere');
    await look(page, `freeze-already-${language}`);
    await expect(dialog.locator('button[type=submit]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await client.ask(
      rewardStudents,
      { subject_id, student_ids: [student_id], coins: 7, way: 'fixed', remark: 'Held' },
      as,
    );
    await opener('thaw').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('rewards:thaw.verb'), exact: true })
      .click();
    await expect(page.getByText(say('rewards:thaw.done', { name, count: 7 }))).toBeVisible();
    await look(page, `thaw-done-${language}`);
    await expect(opener('freeze')).toBeVisible();
  });

  test(`[SCREEN-123] highlights that cannot be rewarded are not ticked with the page, which says how many, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const asked = { subject_id, page: 1, page_size: 20 } as const;
    const client = createClient(world.address);
    const { list } = await client.ask(highlightList, asked, { as: 'zhou' });
    const open = list.filter(({ reward, account }) => reward === null && account === 'normal');
    expect(open.length).toBeLessThan(list.length);
    await comeBack(page, world, 'zhou', '/crystal/list?subject_id=2&choiceTab=excellent', language);
    await page.getByRole('checkbox', { name: say('parts:table.selectAll') }).check();
    const bar = page.getByRole('region', {
      name: say('parts:selection.count', { count: open.length }),
    });
    await expect(bar).toContainText(
      say('parts:selection.skipped', { count: list.length - open.length }),
    );
    const still = page.locator('input[type=checkbox][aria-disabled=true]');
    await expect(still).toHaveCount(list.length - open.length);
    await still.first().click({ force: true });
    await expect(still.first()).not.toBeChecked();
    await look(page, `highlights-skipped-${language}`);
  });
}
