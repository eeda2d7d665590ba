import type { Route } from '@playwright/test';
import { crystalList, deductCrystals, rewardCrystals } from '../../src/contract/crystals';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { keptDrafts } from './paths/drafts';
import { untilListening } from './paths/socket';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, password, test } from './world';

for (const language of seenIn('en')) {
  test(`[SCREEN-119] [ROLE-019] [ROLE-055] [ROLE-100] [ENTITY-028] [VALID-032] [VALID-033] [VALID-034] [VALID-035] crystals are given from the stock, and deducted behind username and password, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const address = '/crystal/list?subject_id=2&choiceTab=crystals&holding=none';
    await comeBack(page, world, 'zhou', address, language);
    const row = page.getByRole('row').nth(1);
    const name = (await row.getByRole('link').first().innerText()).split('\n')[0] ?? '';
    await look(page, `crystals-${language}-list`);

    await row
      .getByRole('button', {
        name: say('rewards:crystalReward.openFor', { name: toldName(name, language) }),
      })
      .click();
    const dialog = page.getByRole('dialog');
    const field = (form: string, id: string) =>
      dialog.getByLabel(say(`rewards:${form}.${id}`), { exact: true });
    await field('crystalReward', 'crystals').fill('5');
    await field('crystalReward', 'remark').fill('Well done');
    await look(page, `crystals-${language}-reward`);
    await dialog.locator('button[type=submit]').click();
    await expect(
      page.getByText(say('rewards:crystalReward.done', { names: name, count: 5 })),
    ).toBeVisible();

    await page.goto(address.replace('none', 'some'));
    const opener = page.getByRole('button', {
      name: say('rewards:crystalDeduction.openFor', { name: toldName(name, language) }),
    });
    await opener.first().click();
    const next = dialog.locator('button[type=submit]');
    for (const [typed, key] of [
      ['8.5', 'positive'],
      ['6', 'tooManyCrystals'],
    ] as const) {
      await field('crystalDeduction', 'crystals').fill(typed);
      await next.click();
      await expect(
        dialog.getByText(say(`rewards:crystalDeduction.error.${key}`, { maximum: 5 })),
      ).toBeVisible();
      await expect(field('crystalDeduction', 'crystals')).toHaveValue(typed);
    }
    await field('crystalDeduction', 'reason').fill('too short');
    await next.click();
    await expect(field('crystalDeduction', 'reason')).toHaveAttribute('aria-invalid', 'true');
    await field('crystalDeduction', 'crystals').fill('2');
    await field('crystalDeduction', 'reason').fill('Given twice by mistake');
    await next.click();

    const change = say('rewards:crystalSecurity.change', { before: 5, after: 3 });
    await expect(dialog.getByText(change)).toBeVisible();
    const restore = dialog.getByRole('button', { name: say('parts:draft.restore') });
    // Back from the last step nothing is offered; loaded anew there, the page has kept what was written.
    await dialog.getByRole('button', { name: say('parts:dialog.cancel') }).click();
    await expect(dialog.getByText(/\d\d:\d\d/)).toBeVisible();
    await expect(field('crystalDeduction', 'crystals')).toHaveValue('2');
    await expect(restore).toHaveCount(0);
    await next.click();
    await expect(dialog.getByText(change)).toBeVisible();
    await expect.poll(() => page.evaluate(keptDrafts)).toContain('Given twice by mistake');
    await page.reload();
    await opener.first().click();
    await restore.click();
    await expect(field('crystalDeduction', 'reason')).toHaveValue('Given twice by mistake');
    await next.click();
    await expect(dialog.getByText(change)).toBeVisible();
    await look(page, `crystals-${language}-security`);
    // A field that is left empty shows its message only after the click that left it.
    await field('crystalSecurity', 'uname').focus();
    await next.hover({ position: { x: 20, y: 4 } });
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
    await expect(field('crystalSecurity', 'password')).toHaveAttribute('aria-invalid', 'true');
    await field('crystalSecurity', 'uname').fill('zhou');
    await field('crystalSecurity', 'password').fill('wrong1234');
    await next.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await field('crystalSecurity', 'password').fill(password);
    await next.click();
    const done = say('rewards:crystalSecurity.done', { name, count: 2 });
    await expect(page.getByText(done)).toBeVisible();
    await expect.poll(() => page.evaluate(keptDrafts)).not.toContain('Given twice by mistake');

    await page.getByRole('row', { name }).getByRole('link', { name: '3', exact: true }).click();
    // It is said whose details these are, and there is a way to everybody's.
    await expect(page.getByRole('link', { name: say('rewards:whose.all') })).toBeVisible();
    await expect(
      page.getByText(`${toldName(name, language)}${language === 'zh' ? '（' : ' ('}`),
    ).toBeVisible();
    const record = page.getByRole('row').nth(1);
    await expect(record).toContainText(say('rewards:kind.crystalDeduction'));
    for (const text of ['−2', '3', 'Given twice by mistake']) {
      await expect(record).toContainText(text);
    }
    await look(page, `crystals-${language}-details`);
  });

  test(`[ROLE-055] [ROLE-100] the last step of a deduction follows what the student has, and nothing is taken by an older figure, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    const client = createClient(world.address);
    const as = { as: 'zhou' };
    const subject_id = 2;
    const page1 = { subject_id, page: 1, page_size: 1 };
    const [student] = (await client.ask(crystalList, { ...page1, holding: 'none' }, as)).list;
    const { student_id = 0, name = '', username = '' } = student ?? {};
    const give = (crystals: number) =>
      client.ask(
        rewardCrystals,
        { subject_id, student_ids: [student_id], crystals, remark: 'Well done' },
        as,
      );
    const has = async () =>
      (await client.ask(crystalList, { ...page1, student_id }, as)).list[0]?.crystal_cnt;
    await give(9);
    const address = `/crystal/list?subject_id=2&choiceTab=crystals&search=${username}`;
    await comeBack(page, world, 'zhou', address, language);
    await untilListening(world, 'zhou');
    const openFor = say('rewards:crystalDeduction.openFor', { name: toldName(name, language) });
    await page.getByRole('button', { name: openFor }).first().click();
    const dialog = page.getByRole('dialog');
    const field = (id: string) => dialog.getByLabel(say(`rewards:${id}`), { exact: true });
    const next = dialog.locator('button[type=submit]');
    await field('crystalDeduction.crystals').fill('2');
    await field('crystalDeduction.reason').fill('Given twice by mistake');
    await next.click();
    const shown = (before: number) =>
      expect(dialog).toContainText(
        say('rewards:crystalSecurity.change', { before, after: before - 2 }),
      );
    await shown(9);
    await give(1);
    await shown(10);
    await expect(dialog).toContainText(say('rewards:crystalSecurity.renewed', { before: 9 }));
    await look(page, `crystals-${language}-renewed`);
    await field('crystalSecurity.uname').fill('zhou');
    await field('crystalSecurity.password').fill(password);
    // A colleague is faster than this page hears of it.
    const slowly = async (call: Route) => {
      await give(1);
      await call.continue();
    };
    await page.route(`**${deductCrystals.path}`, slowly, { times: 1 });
    await next.click();
    await expect(dialog.getByRole('alert')).toContainText(say('server:crystals.changed'));
    await shown(11);
    expect(await has()).toBe(11);
    await next.click();
    const done = say('rewards:crystalSecurity.done', { name, count: 2 });
    await expect(page.getByText(done)).toBeVisible();
    expect(await has()).toBe(9);
  });
}
