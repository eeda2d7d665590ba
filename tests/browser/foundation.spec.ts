import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { studentList } from '../../src/contract/students';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// The foundation: time and results of every student, and what an analyst does about them.

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);
  const tab = (page: Page, list: string) =>
    page.getByRole('tab', { name: new RegExp(`^${say(`foundation:list.${list}`)}`) });

  test(`[ROUTE-065] [SIDE-007] [SCREEN-103] [SCREEN-104] [SCREEN-108] [SCREEN-109] [SCREEN-112] [ROLE-015] [ROLE-016] [ROLE-066] finds who studies least, reminds who has not begun, and exports what is shown, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    // The English portal has the page too; there nobody may export whom the campus did not let.
    const as = language === 'en' ? 'emily' : 'zhou';
    const subject = language === 'en' ? 1 : 2;
    await comeBack(page, world, as, `/home?subject_id=${String(subject)}`, language);
    await page
      .getByRole('link', { name: say('shell:sidebar.layingFoundation'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/layingFoundation\/index/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const exporting = page.getByRole('button', { name: say('parts:export.open') });
    await expect(exporting).toHaveCount(language === 'en' ? 0 : 1);
    if (language === 'en')
      await comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('foundation:title'));
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await look(page, `foundation-${language}`);

    const head = page.getByRole('button', { name: say('foundation:column.week'), exact: false });
    await head.first().click();
    await expect(page).toHaveURL(/sort=/);
    await tab(page, 'silver').click();
    await expect(page).toHaveURL(/list=silver/);
    const modes = page.getByRole('row').filter({ hasText: say('foundation:type.70') });
    await expect(modes).not.toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: say('foundation:type.50') })).toHaveCount(
      0,
    );

    const shown = await page.getByRole('row').nth(1).textContent();
    const download = page.waitForEvent('download');
    await exporting.click();
    await page.getByRole('button', { name: say('parts:export.confirm'), exact: true }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const [, first = ''] = file.split('\n');
    expect(file).toContain(say('foundation:column.effective'));
    expect(shown).toContain(first.split(',')[1] ?? '');
    await page.keyboard.press('Escape');

    await tab(page, 'notActivated').click();
    const remind = page
      .getByRole('button', {
        name: new RegExp(`^${say('foundation:action.remindFor', { name: '' })}.+`),
      })
      .first();
    const name = (await remind.getAttribute('aria-label')) ?? '';
    await remind.click();
    await expect(page.getByText(say('foundation:reminded.done', { count: 1 }))).toBeVisible();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await look(page, `foundation-notActivated-${language}`);
  });
}

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);
  const tabOf = (student: number, view: string) =>
    `/student/detail?subject_id=2&student_id=${String(student)}&view=${view}`;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const inDialog = (page: Page, name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true });

  test(`[SCREEN-051] [SCREEN-188] [SCREEN-189] [ROLE-059] [CONST-037] [CONST-038] [CONST-039] [CONST-040] [CONST-041] [CONST-042] [FMD-01] [FMD-02] [FMD-04] [FMD-05] [FMD-08] [SFZ-01] puts a student into another mode, having seen before and after, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', tabOf(10010, 'foundationMode'), language);
    const choose = (mode: number) =>
      button(
        page,
        say('foundation:mode.chooseNamed', { name: say(`foundation:type.${String(mode)}`) }),
      );
    for (const [mode, difficulty, coverage] of [
      [70, 70, 70],
      [50, 50, 70],
      [30, 40, 50],
    ]) {
      const card = page.getByRole('group', {
        name: say(`foundation:type.${String(mode)}`),
        exact: true,
      });
      await expect(card).toContainText(say('foundation:mode.asks', { difficulty, coverage }));
    }
    // A student of grade 5 may not be in mode 50.
    await choose(50).click();
    await expect(
      page.getByText(say('foundation:mode.refused.modeNotForGrade', { mode: 50 })),
    ).toBeVisible();
    await look(page, `foundation-mode-${language}`);
    await page.goto(`${world.address}${tabOf(10023, 'foundationMode')}`);
    await choose(90).click();
    const verb = say('foundation:mode.verb', { name: say('foundation:type.90') });
    await inDialog(page, verb).click();
    await expect(page.getByText(say('foundation:mode.tickMissing'))).toBeVisible();
    await page.getByRole('checkbox', { name: say('foundation:mode.tick') }).check();
    await look(page, `foundation-mode-ask-${language}`);
    await inDialog(page, verb).click();
    await expect(page.getByText(say('foundation:standing.regrading'))).toBeVisible();
    await expect(page.getByText(say('foundation:switches.rule.inheritsLevel'))).toBeVisible();
    await expect(choose(90)).toBeDisabled();
    await look(page, `foundation-mode-done-${language}`);
    // Without the exam scores nobody is put into another mode.
    await page.goto(`${world.address}${tabOf(10013, 'foundationMode')}`);
    await expect(page.getByText(say('foundation:freeze.scoresMissing.title'))).toBeVisible();
    await expect(
      page.getByRole('link', { name: say('foundation:freeze.scoresMissing.way') }),
    ).toHaveAttribute('href', /\/score\/index/);
    await expect(choose(90)).toBeDisabled();
    await look(page, `foundation-frozen-${language}`);
  });

  test(`[SCREEN-052] [SCREEN-194] [MSG-076] [FRS-01] [FRS-02] [ROLE-061] [HSM-01] [HSM-02] [FHL-08] assigns a restart and a remedial course, and turns the smart mode on, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', tabOf(10027, 'rebuildFoundation'), language);
    await button(page, say('foundation:restart.open')).click();
    await look(page, `foundation-restart-ask-${language}`);
    await inDialog(page, say('foundation:restart.verb')).click();
    await expect(page.getByText(say('foundation:standing.awaitingStudent'))).toContainText(
      say('foundation:standing.since', { time: '' }),
    );
    await button(page, say('foundation:restart.remind')).click();
    await expect(page.getByText(say('foundation:restart.reminded'))).toBeVisible();
    await button(page, say('foundation:health.ask.up')).click();
    await expect(page.getByText(say('server:foundation.healthAtMaximum'))).toBeVisible();
    await button(page, say('foundation:health.ask.down')).click();
    await expect(page.getByText(say('foundation:health.requested.down'))).toBeVisible();
    await button(page, say('foundation:smartMode.turnOn')).click();
    await inDialog(page, say('foundation:smartMode.verb.on')).click();
    await expect(
      page.getByText(say('foundation:smartMode.state.on'), { exact: true }),
    ).toBeVisible();
    await look(page, `foundation-rebuild-${language}`);

    const asked = { subject_id: 2, list: 'nonSupervised', page: 1, page_size: 20 } as const;
    const { list } = await createClient(world.address).ask(studentList, asked, { as: 'zhou' });
    await page.goto(`${world.address}${tabOf(list[0]?.student_id ?? 0, 'rebuildFoundation')}`);
    await expect(
      page.getByText(say('students:detail.refused.rebuildFoundation.title')),
    ).toBeVisible();
    await page.goto(`${world.address}${tabOf(10001, 'rebuildFoundation')}`);
    await expect(page.getByText(say('foundation:absent.title'))).toBeVisible();
  });
}

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);

  test(`[ROUTE-066] [ROUTE-067] [SCREEN-113] [SCREEN-114] [SCREEN-115] [SCREEN-116] [SCREEN-117] [ROLE-069] shows the season, and masks the names for a class, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/seasonPlate/index?subject_id=2', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('foundation:board.title.foundation'),
    );
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('qh1');
    const name = (await first.getByRole('rowheader').textContent()) ?? '';
    await look(page, `board-${language}`);
    await page.getByText(say('foundation:board.rules'), { exact: true }).click();
    await expect(page.getByText('1, 1, 3').or(page.getByText('1、1、3'))).toBeVisible();
    await page.getByRole('tab', { name: say('foundation:names.masked') }).click();
    await expect(page).toHaveURL(/names=masked/);
    await expect(first).toContainText('**');
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    await expect(page.getByText('qh1')).toHaveCount(0);
    await look(page, `board-masked-${language}`);
    await page.getByRole('button', { name: say('foundation:board.column.gain') }).click();
    await expect(page).toHaveURL(/sort=/);
    await page.goto(`${world.address}/excellent/index?subject_id=2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('foundation:board.title.competition'),
    );
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // The campus opens the boards, or not.
    await comeBack(page, world, 'type6', '/seasonPlate/index?subject_id=2', language);
    await expect(page.getByText(say('foundation:board.refused.title'))).toBeVisible();
  });
}
