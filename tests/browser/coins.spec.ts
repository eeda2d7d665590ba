import type { Page } from '@playwright/test';
import {
  coinAccountList,
  coinRecordList,
  freezeCoinAccount,
  rewardStudents,
  unfreezeCoinAccount,
} from '../../src/contract/rewards';
import { businessDay } from '../../src/domain/businessTime';
import { createClient } from '../server/rig/client';
import { coinsOf } from './coinBar';
import { exportedFile } from './exportedLines';
import { look } from './looks';
import { untilListening } from './paths/socket';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

// Gold coins of the students: who has how many, and what an analyst does with them.

const dialogOf = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true });

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const rowOf = (page: Page, account: string) => page.getByRole('row').filter({ hasText: account });
  const press = (page: Page, name: string) =>
    dialogOf(page).getByRole('button', { name, exact: true }).click();

  test(`[ROUTE-063] [SIDE-006] [SCREEN-119] [SCREEN-121] [ROLE-017] [VALID-041] [VALID-042] [MSG-026] [MSG-027] several are rewarded, each finds the coins in the details, also by day and in the file, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const balance = await coinsOf(world, 'zhou');
    // The English sidebar has no such entry.
    const isThere = language === 'en' ? '/crystal/list?subject_id=2' : '/home?subject_id=2';
    await comeBack(page, world, 'zhou', isThere, language);
    if (language === 'zh')
      await page.getByRole('link', { name: say('shell:sidebar.crystal'), exact: true }).click();
    await expect(page).toHaveURL(/\/crystal\/list/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('rewards:title'));
    await look(page, `coins-${language}`);
    // One of this page, and one of the next.
    const tick = page.getByRole('row').nth(1).getByRole('checkbox');
    await tick.check();
    await page
      .getByRole('button', { name: say('parts:pagination.page', { page: 2 }), exact: true })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(tick).not.toBeChecked();
    await tick.check();
    await page.getByRole('button', { name: say('rewards:reward.open'), exact: true }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText(say('rewards:balance.coins', { count: balance }));
    const client = createClient(world.address);
    const asked = { subject_id: 2, page: 1, page_size: 50 } as const;
    const [elsewhere] = (await client.ask(coinAccountList, asked, { as: 'zhou' })).list;
    const { name = '', username = '' } = elsewhere ?? {};
    await expect(dialog).toContainText(
      say('rewards:reward.to', { name: toldName(name, language), username }),
    );
    const coins = dialog.getByLabel(say('rewards:reward.coins'), { exact: true });
    await coins.fill(String(balance));
    const remark = say('server:prop.message.1');
    await dialog.getByLabel(say('rewards:messages')).selectOption(remark);
    await expect(dialog.getByLabel(say('rewards:reward.remark'))).toHaveValue(remark);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toContainText(say('rewards:reward.error.insufficientBalance'));
    await coins.fill('7');
    await dialog.getByLabel(say('rewards:reward.way')).selectOption('random');
    // From 70% on, rounded up, for each of the two.
    await expect(dialog).toContainText(say('rewards:reward.costs', { least: 10, most: 14 }));
    await dialog.getByLabel(say('rewards:reward.way')).selectOption('fixed');
    await expect(dialog).not.toContainText(say('rewards:reward.costs', { least: 10, most: 14 }));
    await page.route(`**${rewardStudents.path}`, (call) => call.abort());
    await dialog.locator('button[type=submit]').click();
    const unsure = say('parts:error.unsure', { why: say('shell:failure.network') });
    await expect(dialog).toContainText(unsure);
    await page.unroute(`**${rewardStudents.path}`);
    const why = say('server:failure');
    const fault = { path: rewardStudents.path, kind: 'code', code: '5000', message: why };
    await world.control('fail', fault);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toContainText(say('rewards:reward.notDone', { why }));
    await expect(dialog).not.toContainText(unsure);
    await expect(dialog).toContainText(say('rewards:balance.coins', { count: balance - 14 }));
    await look(page, `coins-reward-${language}`);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toContainText(say('rewards:reward.given', { count: 14 }));
    await look(page, `coins-given-${language}`);
    await page.keyboard.press('Escape');
    expect(await coinsOf(world, 'zhou')).toBe(balance - 14);

    await page.getByRole('link', { name: say('rewards:tab.records'), exact: true }).click();
    await expect(page).toHaveURL(/choiceTab=records/);
    const given = page.getByRole('row').filter({ hasText: remark });
    await expect(given).toHaveCount(2);
    await expect(given.first()).toContainText(say('rewards:kind.reward'));
    const today = businessDay(
      new Date((await client.ask(coinRecordList, asked, { as: 'zhou' })).as_of),
    );
    const day = (end: 'from' | 'to') =>
      page.getByRole('textbox', { name: say(`reports:filter.${end}`), exact: true });
    await day('from').fill('2026-01-01');
    await day('to').fill('2026-01-01');
    await expect(given).toHaveCount(0);
    await day('from').fill(today);
    await day('to').fill(today);
    await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
    await expect(given).toHaveCount(2);
    await look(page, `coins-records-${language}`);
    const file = await exportedFile(page, say);
    expect(file.match(new RegExp(remark, 'g'))).toHaveLength(2);
    expect(file).not.toContain(say('rewards:kind.opening'));
    await page.reload();
    await expect(day('from')).toHaveValue(today);
    await expect(given).toHaveCount(2);
  });

  test(`[SCREEN-124] [SCREEN-125] [COI-01] [COI-02] [COI-05] [COI-07] [VALID-046] what a frozen account gets is held, and deposited when it is unfrozen, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/crystal/list?subject_id=2&status=normal', language);
    const asked = { subject_id: 2, page: 1, page_size: 1, status: 'normal' } as const;
    const client = createClient(world.address);
    const [first] = (await client.ask(coinAccountList, asked, { as: 'zhou' })).list;
    const { name = '', username = '', coin_cnt: before = 0 } = first ?? {};
    await rowOf(page, username)
      .getByRole('button', {
        name: say('rewards:freeze.openFor', { name: toldName(name, language) }),
      })
      .click();
    const dialog = dialogOf(page);
    await press(page, say('rewards:freeze.verb'));
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    const { list: unchanged } = await client.ask(coinAccountList, asked, { as: 'zhou' });
    expect(unchanged[0]).toEqual(first);
    await dialog.getByRole('textbox').fill('Copied homework');
    await look(page, `coins-freeze-${language}`);
    await press(page, say('rewards:freeze.verb'));
    await expect(page.getByText(say('rewards:freeze.done', { name }))).toBeVisible();
    await expect(rowOf(page, username)).toHaveCount(0);

    await page.goto(`${world.address}/crystal/list?subject_id=2&status=frozen`);
    await rowOf(page, username)
      .getByRole('button', {
        name: say('rewards:reward.openFor', { name: toldName(name, language) }),
      })
      .click();
    await dialog.getByLabel(say('rewards:reward.coins'), { exact: true }).fill('5');
    await dialog.getByLabel(say('rewards:reward.remark')).fill('Well done');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toContainText(say('rewards:reward.held', { count: 5 }));
    await page.keyboard.press('Escape');
    await rowOf(page, username)
      .getByRole('button', {
        name: say('rewards:thaw.openFor', { name: toldName(name, language) }),
      })
      .click();
    await expect(dialog).toContainText('Copied homework');
    await expect(dialog).toContainText(say('rewards:thaw.effect', { held: 5, after: before + 5 }));
    await press(page, say('rewards:thaw.verb'));
    await expect(rowOf(page, username)).toHaveCount(0);
    await look(page, `coins-frozen-${language}`);
    const { list } = await client.ask(coinAccountList, asked, { as: 'zhou' });
    expect(list[0]).toMatchObject({ username, coin_cnt: before + 5, held_cnt: 0 });
  });
}

test('[COI-03] [COI-04] [COI-06] [COI-08] [COI-09] what the system freezes holds what is earned, only the system lifts it, and the row shows each step', async ({
  page,
  freshWorld: world,
}) => {
  const say = wordsIn('zh');
  const client = createClient(world.address);
  const asked = { subject_id: 2, page: 1, page_size: 1, status: 'normal' } as const;
  const [account] = (await client.ask(coinAccountList, asked, { as: 'zhou' })).list;
  const { student_id = 0, name = '', username = '', coin_cnt: had = 0 } = account ?? {};
  const student = { student_id: String(student_id) };
  await comeBack(page, world, 'zhou', `/crystal/list?subject_id=2&search=${username}`);
  await untilListening(world, 'zhou');
  const row = page.locator('tbody tr').filter({ hasText: username });
  const counts = async (coins: number, held: number) => {
    await expect(row.locator('td').nth(2)).toHaveText(say('parts:number', { value: coins }));
    await expect(row.locator('td').nth(3)).toHaveText(say('parts:number', { value: held }));
  };
  await counts(had, 0);
  await world.control('coins/earn', { ...student, amount: '4' });
  await counts(had + 4, 0);

  // A colleague thaws the account and the system freezes it while the question is open here.
  const reason = '同一时间在两台设备上作答';
  const own = { subject_id: 2, student_id };
  await client.ask(freezeCoinAccount, { ...own, reason: '抄作业' }, { as: 'zhou' });
  const thaw = row.getByRole('button', { name: say('rewards:thaw.openFor', { name }) });
  await thaw.click();
  await expect(dialogOf(page)).toContainText('抄作业');
  await client.ask(unfreezeCoinAccount, own, { as: 'zhou' });
  await world.control('coins/freeze', { ...student, reason });
  await dialogOf(page)
    .getByRole('button', { name: say('rewards:thaw.verb'), exact: true })
    .click();
  await expect(page.getByText(say('server:coins.systemFrozen'))).toBeVisible();
  await expect(row).toContainText(say('rewards:status.systemFrozen'));
  await expect(thaw).toBeDisabled();
  await look(page, 'coins-system-freeze');
  await thaw.hover();
  await expect(page.getByText(say('rewards:thaw.bySystem', { reason }))).toBeVisible();
  await world.control('coins/earn', { ...student, amount: '5' });
  await counts(had + 4, 5);
  await world.control('coins/lift', student);
  await counts(had + 9, 0);
  await expect(row).toContainText(say('rewards:status.normal'));
});

for (const language of seenIn('en')) {
  test(`[SCREEN-119] [ENTITY-027] the coins of a student lead to their history, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await page.setViewportSize({ width: 1024, height: 800 });
    const asked = { subject_id: 2, page: 1, page_size: 50 } as const;
    const { list } = await createClient(world.address).ask(coinAccountList, asked, { as: 'zhou' });
    const student = list.find(({ coin_cnt: coins }) => coins > 0);
    const { username = '', student_id: id = 0 } = student ?? {};
    await comeBack(page, world, 'zhou', `/crystal/list?subject_id=2&search=${username}`, language);
    const link = page.locator(`a[href*="choiceTab=records"][href*="student_id=${String(id)}"]`);
    await link.click();
    await expect(page.getByRole('link', { name: say('rewards:whose.all') })).toBeVisible();
    const own = page.getByRole('row').filter({ hasText: username });
    await expect(own.first()).toBeVisible();
    await look(page, `coins-of-student-${language}`);
  });
}
