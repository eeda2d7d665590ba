import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { exportedLines } from './exportedLines';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

const weeks = '/layingFoundation/index?subject_id=2&view=weeks';
const rounds = '/layingFoundation/index?subject_id=2&view=rounds';
/** Who has been through twelve rounds, of whom ten are compared. */
const ofOne = `${rounds}&student_id=10010`;

/** The file behind a button: its name, and its lines, the heads first. */
async function saved(page: Page, button: Locator) {
  const coming = page.waitForEvent('download');
  await button.click();
  const download = await coming;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.slice(1).trim().split('\r\n') };
}

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const open = say('parts:export.open');

  test(`[SCREEN-111] [SCREEN-112] each table of weeks is a file with all its weeks, named by subject and days, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', weeks, language);
    for (const what of ['duration', 'ratio'] as const) {
      const title = say(`foundation:weeks.${what}`);
      const table = page.getByRole('table', { name: title });
      await expect(table.getByRole('row')).toHaveCount(13);
      const button = page.getByRole('button', { name: say('parts:export.of', { of: title }) });
      const { name, lines } = await saved(page, button);
      expect(name).toContain(say('shell:subject.2'));
      expect(name).toMatch(/\d{4}-\d\d-\d\d \S+ \d{4}-\d\d-\d\d\.csv$/);
      const [heads = '', latest = '', ...older] = lines;
      expect(heads).toContain(say('foundation:weeks.column.week'));
      expect(heads.split(',')).toHaveLength(what === 'duration' ? 8 : 5);
      const monday = /^\d{4}-\d\d-\d\d/.exec(latest)?.[0] ?? 'a Monday';
      expect(latest).toContain(say('foundation:weeks.soFar', { day: monday }));
      expect(older).toHaveLength(11);
      // The second column says in the file what the table says.
      const shown = await table.locator('tbody tr td:nth-of-type(1)').allInnerTexts();
      const first = shown.map((cell) => /[\d.]+/.exec(cell)?.[0]);
      expect(first).toHaveLength(12);
      if (what === 'duration')
        expect(older.map((line) => Number(line.split(',')[1]))).toEqual(first.slice(1).map(Number));
    }
  });

  test(`[SCREEN-110] [SCREEN-112] where the rounds stand is a file of the list, and a student's rounds one of those that are compared, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', rounds, language);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const name = (await page.locator('tbody tr th').first().innerText()).split('\n')[0] ?? '';
    const [heads = '', ...students] = await exportedLines(page, say);
    for (const id of ['round', 'status', 'startedOn'])
      expect(heads).toContain(say(`foundation:process.column.${id}`));
    expect(students[0]).toContain(name);
    await page.goto(`${world.address}${ofOne}`);
    const table = page.getByRole('table', { name: say('foundation:rounds.title') });
    await expect(table.getByRole('row')).toHaveCount(11);
    await page
      .getByRole('button', { name: say('foundation:rounds.choose', { count: 10, most: 10 }) })
      .click();
    const twelfth = say('foundation:rounds.one', { round: 12 });
    await page.getByRole('checkbox', { name: twelfth, exact: true }).click();
    await expect(table.getByRole('row')).toHaveCount(10);
    await page.keyboard.press('Escape');
    const file = await saved(page, page.getByRole('button', { name: open, exact: true }));
    expect(file.name).toContain('qh10010');
    expect(file.lines).toHaveLength(10);
    expect(file.lines.join('\n')).not.toContain(twelfth);
    expect(file.lines[1]).toContain(say('foundation:rounds.one', { round: 11 }));
  });
}

test('[ROLE-066] [SCREEN-112] whom the campus did not let has no file of rounds or weeks', async ({
  page,
  world,
}) => {
  const say = wordsIn('en');
  const nothing = async () => {
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('parts:export.open') })).toHaveCount(0);
  };
  const [ofWeeks, ofRounds] = [weeks, rounds].map((address) => address.replace('=2', '=1'));
  await comeBack(page, world, 'emily', ofWeeks ?? '', 'en');
  await nothing();
  await page.goto(`${world.address}${ofRounds ?? ''}`);
  await nothing();
  await page.locator('tbody a[href*="view=rounds"]').first().click();
  await expect(page).toHaveURL(/student_id=/);
  await nothing();
});
