import { createHash } from 'node:crypto';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  test(`[ROUTE-066] [ROUTE-067] [SCREEN-113] [SCREEN-114] [SCREEN-115] [SCREEN-116] [SCREEN-117] [ROLE-069] shows the season, and masks the names for a class, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/layingFoundation/index?subject_id=2', language);
    const competition = page.getByRole('link', { name: say('foundation:board.title.competition') });
    await expect(competition).toHaveAttribute('href', /excellent\/index/);
    await page.keyboard.press('Control+k');
    await page
      .getByRole('banner')
      .getByRole('combobox', { name: say('shell:search.label') })
      .fill(language === 'zh' ? 'jssj' : 'competition season');
    // What is found may be cut at the end.
    const found = say('foundation:board.title.competition').slice(0, 18);
    await expect(page.getByRole('option', { name: found })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: say('foundation:board.title.foundation') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('foundation:board.title.foundation'),
    );
    const first = page.getByRole('row').nth(1);
    await expect(first).toContainText('qh1');
    const person = first.getByRole('rowheader').getByRole('link');
    await expect(person).toHaveAttribute('href', /student_id=\d+/);
    const name = (await person.textContent()) ?? '';
    await look(page, `board-${language}`);
    await page.getByText(say('foundation:board.rules'), { exact: true }).click();
    await expect(page.getByText('1, 1, 3').or(page.getByText('1、1、3'))).toBeVisible();
    await page.getByRole('tab', { name: say('foundation:names.masked') }).click();
    await expect(page).toHaveURL(/names=masked/);
    await expect(first).toContainText('**');
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    await expect(page.getByText('qh1')).toHaveCount(0);
    await expect(first.getByRole('link')).toHaveCount(0);
    await look(page, `board-masked-${language}`);
    const gain = page.getByRole('button', { name: say('foundation:board.column.gain') });
    // One press: who has improved most comes first.
    await gain.click();
    await expect(page).toHaveURL(/sort=-gain/);
    const gains = () => page.locator('tbody [data-column=gain]').allInnerTexts();
    const falling = (shown: readonly string[]) =>
      shown.toSorted((one, other) => Number(other) - Number(one));
    // The rows of before stand until the answer is there.
    await expect(async () => {
      const shown = await gains();
      expect(shown).toEqual(falling(shown));
      expect(shown[0]).toMatch(/^\+/);
    }).toPass();
    await look(page, `board-gain-${language}`);
    await page.goto(`${world.address}/excellent/index?subject_id=2`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('foundation:board.title.competition'),
    );
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // Without the campus's permission nothing leads there, and the page is a refusal.
    await comeBack(page, world, 'type6', '/layingFoundation/index?subject_id=2', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('foundation:title'));
    await expect(competition).toHaveCount(0);
    await comeBack(page, world, 'type6', '/seasonPlate/index?subject_id=2', language);
    await expect(page.getByText(say('shell:notAllowed.title'))).toBeVisible();
  });

  test(`[SCREEN-118] [ENTITY-032] draws the lottery for what it costs, and shows what a draw is checked with, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/seasonPlate/index?subject_id=2', language);
    await page.getByRole('button', { name: say('foundation:lottery.open') }).click();
    const lottery = page.getByRole('dialog', { name: say('foundation:lottery.title') });
    const fact = async (name: string) =>
      (await lottery.getByText(say(name), { exact: true }).locator('+ dd').textContent()) ?? '';
    const next = await fact('foundation:lottery.next');
    const left = Number(await fact('foundation:lottery.left'));
    const draw = lottery.getByRole('button', { name: say('foundation:lottery.draw', { cost: 5 }) });
    await draw.click();
    const asked = page.getByRole('alertdialog', { name: say('foundation:lottery.ask') });
    await expect(asked).toContainText(
      say('foundation:lottery.effect.cost', { cost: 5, left: left - 5 }),
    );
    await look(page, `lottery-asked-${language}`);
    await asked.getByRole('button', { name: say('foundation:lottery.verb') }).click();
    await expect(asked).toHaveCount(0);
    const [first] = await lottery.getByRole('listitem').all();
    if (first === undefined) throw new Error('nothing was drawn');
    await expect(first).toContainText(say('foundation:lottery.points', { count: 5 }));
    expect(Number(await fact('foundation:lottery.left'))).toBe(left - 5);
    const shownWinner = (await first.locator('dd').first().textContent()) ?? '';
    const winner = shownWinner.replace(/^.*?\d+(?: 号|:) /, '');
    await first.getByText(say('foundation:lottery.check')).click();
    // The seed is the one that was committed to.
    const seed = (await first.locator('code').first().textContent()) ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(next);
    await expect(first).toContainText(next);
    const proof = first.locator('details');
    const text = `${seed}:1=`;
    await expect(proof).toContainText(text);
    const written = (await proof.locator('code').nth(1).textContent()) ?? '';
    const digest = createHash('sha256').update(written).digest('hex');
    await expect(proof).toContainText(digest);
    await look(page, `lottery-${language}`);

    // A class sees no name.
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: say('foundation:names.masked') }).click();
    await expect(page).toHaveURL(/names=masked/);
    await page.getByRole('button', { name: say('foundation:lottery.open') }).click();
    await expect(lottery.getByRole('listitem')).toContainText(`${winner.slice(0, 1)}**`);
    await expect(page.getByText(winner, { exact: true })).toHaveCount(0);
    // The record is checked by the same text, which names nobody.
    await lottery.getByText(say('foundation:lottery.check')).click();
    await expect(lottery.locator('details')).toContainText(written);
    await expect(lottery.locator('details')).not.toContainText(winner);
    await look(page, `lottery-masked-${language}`);
  });
}
