import { adaptiveHomework, addressOf, lineOf } from './gradingLine';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[CONST-032] next and previous lead one place on and back, and after the last to the first, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    const line = await lineOf(world);
    const { length: count } = line;
    const at = (position: number) => page.getByText(say('grading:place.at', { position, count }));
    const [, , , , fifth] = line;
    if (fifth === undefined) throw new Error('fewer than five wait');
    await comeBack(page, world, 'zhou', addressOf(fifth), language);
    await expect(at(5)).toBeVisible();
    await page.keyboard.press('n');
    await expect(at(6)).toBeVisible();
    await look(page, `place-${language}`);
    await page.keyboard.press('p');
    await expect(at(5)).toBeVisible();
    await page.keyboard.press('p');
    await expect(at(4)).toBeVisible();

    await page.goto(addressOf(line.at(-1) ?? fifth));
    await expect(at(count)).toBeVisible();
    await expect(page.getByText(say('grading:place.last'))).toBeVisible();
    const [before = ''] = say('grading:place.first', { name: '\n' }).split('\n');
    await expect(page.getByRole('link', { name: before })).toBeVisible();
    await look(page, `place-last-${language}`);
    await page.keyboard.press('n');
    await expect(at(1)).toBeVisible();
  });

  test(`[CALL-138] reading adaptive homework goes on with the next student of the same homework, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    const { homework_id, answered } = await adaptiveHomework(world);
    const [first, second] = answered;
    if (first === undefined || second === undefined) throw new Error('fewer than two answered');
    await comeBack(page, world, 'zhou', addressOf({ kind: 'essay', id: first }), language);
    const back = page.getByRole('link', { name: say('homework:back') });
    await expect(back).toHaveAttribute('href', new RegExp(`homework_id=${String(homework_id)}&`));
    const at = (position: number) =>
      page.getByText(say('grading:place.student', { position, count: answered.length }));
    await expect(at(1)).toBeVisible();
    await look(page, `place-adaptive-${language}`);
    await page.keyboard.press('n');
    await expect(at(2)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`person_id=${String(second)}\\b`));
    await expect(back).toHaveAttribute('href', new RegExp(`homework_id=${String(homework_id)}&`));
    await page.keyboard.press('p');
    await expect(page).toHaveURL(new RegExp(`person_id=${String(first)}\\b`));
    await page.goto(addressOf({ kind: 'essay', id: answered.at(-1) ?? first }));
    await expect(page.getByText(say('grading:place.lastStudent'))).toBeVisible();
  });
}
