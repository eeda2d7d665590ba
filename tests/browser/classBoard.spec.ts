import type { Page } from '@playwright/test';
import { boardStudentList } from '../../src/contract/boards';
import { historyList } from '../../src/contract/answers';
import { boardLottery } from '../../src/contract/lottery';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { asZhou, comeBack, expect, test, type World } from './world';

const wall = '/seasonPlate/classBoard?subject_id=2&board=competition';

/** The figures of a column, from the first row. */
const figuresOf = async (page: Page, column: string) =>
  (await page.locator(`tbody [data-column=${column}]`).allInnerTexts()).map((text) =>
    Number(text.replaceAll(/[,+]/g, '')),
  );

/** A student's right answers, as many, heard by every page. */
async function answerRight(world: World, studentId: number, times: number): Promise<void> {
  const client = createClient(world.address);
  const filters = { types: [], outcome: [], module: [], pace: [], cause: [] };
  const asked = { ...filters, subject_id: 2, days: '90', page: 1, page_size: 1 } as const;
  const { list } = await client.ask(historyList, asked, asZhou);
  const question_id = String(list[0]?.question_id);
  for (let time = 0; time < times; time += 1) {
    await world.control('answer', { student_id: String(studentId), question_id, is_right: 'true' });
  }
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-113] [SCREEN-114] [SCREEN-115] [SCREEN-116] [SCREEN-117] a class sees the board without frame and names, in large type, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/excellent/index?subject_id=2', language);
    await page.getByRole('link', { name: say('foundation:board.class.open') }).click();
    await expect(page).toHaveURL(/classBoard\?board=competition/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('foundation:board.title.competition'),
    );
    await expect(page.getByRole('banner')).toHaveCount(0);
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(10);
    const client = createClient(world.address);
    const asked = { subject_id: 2, board: 'competition', page: 1, page_size: 10 } as const;
    const { list } = await client.ask(boardStudentList, asked, asZhou);
    const text = await page.locator('main').innerText();
    for (const { name, username } of list) {
      expect(text).not.toContain(name);
      expect(text).not.toContain(username);
    }
    await expect(rows.getByRole('link')).toHaveCount(0);
    expect(await figuresOf(page, 'points')).toEqual(list.map(({ points }) => points));
    expect(await figuresOf(page, 'rank')).toEqual(list.map(({ rank }) => rank));

    // From the last row of a classroom, ten students at once, whatever the screen.
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = await rows
        .first()
        .evaluate((row) => Number.parseFloat(getComputedStyle(row).fontSize));
      expect(size / width).toBeGreaterThan(0.02);
      await expect(rows.last()).toBeInViewport({ ratio: 1 });
      const { width: filled } = (await page.getByRole('table').boundingBox()) ?? { width: 0 };
      expect(filled / width).toBeGreaterThan(0.95);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (process.env['PICTURES'] !== undefined)
        await page.screenshot({
          path: `${process.env['PICTURES']}/classBoard-${language}-${String(width)}.png`,
        });
    }
    await look(page, `classBoard-${language}`);
    // No address shows the names.
    await page.goto(`${world.address}${wall}&names=all`);
    await expect(rows.first().getByRole('rowheader')).toHaveText(/^.\*\*$/);
    const gain = page.getByRole('button', { name: say('foundation:board.column.gain') });
    await gain.click();
    await expect(page).toHaveURL(/sort=-gain/);
    await expect(
      page.getByRole('columnheader', { name: say('foundation:board.column.gain') }),
    ).toHaveAttribute('aria-sort', 'descending');
    await expect
      .poll(async () => {
        const shown = await figuresOf(page, 'gain');
        return (
          shown.length === 10 && shown.every((one, at) => at === 0 || one <= (shown[at - 1] ?? 0))
        );
      })
      .toBe(true);
    await page.getByRole('button', { name: say('parts:pagination.next') }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('link', { name: say('foundation:board.class.back') }).click();
    // The class still looks on, so the board itself hides the names until the analyst asks for them.
    await expect(page).toHaveURL(/excellent\/index\?names=masked/);
    await expect(rows.first()).toContainText('**');
    const board = await page.locator('main').innerText();
    for (const { name, username } of list) {
      expect(board).not.toContain(name);
      expect(board).not.toContain(username);
    }
  });

  test(`[SCREEN-118] draws the lottery before a class without a name, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', wall, language);
    await page.getByRole('button', { name: say('foundation:lottery.open') }).click();
    const lottery = page.getByRole('dialog', { name: say('foundation:lottery.title') });
    await lottery
      .getByRole('button', { name: say('foundation:lottery.draw', { cost: 5 }) })
      .click();
    await page
      .getByRole('alertdialog', { name: say('foundation:lottery.ask') })
      .getByRole('button', { name: say('foundation:lottery.verb') })
      .click();
    const client = createClient(world.address);
    const board = { subject_id: 2, board: 'competition' } as const;
    const drawn = lottery.getByRole('status');
    await expect(drawn).toContainText('**');
    const { draws } = await client.ask(boardLottery, board, asZhou);
    const [last] = draws;
    await expect(drawn).toHaveText(
      say('foundation:lottery.last', {
        ...{ place: last?.place ?? 0, name: `${last?.winner.slice(0, 1) ?? ''}**` },
        count: last?.prize ?? 0,
      }),
    );
    await expect(page.getByText(last?.winner ?? '', { exact: true })).toHaveCount(0);
    const size = await drawn.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(size / 1440).toBeGreaterThan(0.02);
    await look(page, `classLottery-${language}`);
    await page.keyboard.press('Escape');
    await expect(lottery).toHaveCount(0);
    await expect(page.locator('tbody tr')).toHaveCount(10);
  });
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-117] equal points share a rank, and a class’s board is live, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', wall, language);
    const client = createClient(world.address);
    const asked = { subject_id: 2, board: 'competition', page: 1, page_size: 10 } as const;
    const { list } = await client.ask(boardStudentList, asked, asZhou);
    const [first, second, third] = list;
    await expect.poll(() => figuresOf(page, 'rank')).toEqual(list.map(({ rank }) => rank));
    const behind = (first?.points ?? 0) - (second?.points ?? 0);
    await answerRight(world, second?.student_id ?? 0, behind);
    // Without anybody's doing on the page.
    await expect.poll(async () => (await figuresOf(page, 'rank')).slice(0, 3)).toEqual([1, 1, 3]);
    const points = await figuresOf(page, 'points');
    expect(points.slice(0, 2)).toEqual([first?.points, first?.points]);
    expect(points[2]).toBe(third?.points);
  });

  test(`[ROLE-069] nobody without the permission sees a class’s board, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'type6', wall, language);
    await expect(page.getByText(say('shell:notAllowed.title'))).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
}
