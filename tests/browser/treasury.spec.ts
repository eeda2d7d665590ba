import { sendReward } from '../../src/contract/rewards';
import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[CALL-058] [SCREEN-120] [ROLE-018] [ROLE-056] [ENTITY-029] [VALID-047] [VALID-048] [VALID-049] [CONST-007] [MSG-028] a prop is granted from the stock, and stands in the details, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', '/crystal/list?subject_id=2&choiceTab=props', language);
    const row = page.getByRole('row').nth(1);
    const name = (await row.getByRole('link').first().innerText()).split('\n')[0] ?? '';
    await look(page, `treasury-${language}-list`);

    await row
      .getByRole('button', {
        name: say('rewards:propGrant.openFor', { name: toldName(name, language) }),
      })
      .click();
    const dialog = page.getByRole('dialog');
    const field = (id: string) =>
      dialog.getByLabel(say(`rewards:propGrant.${id}`), { exact: true });
    const grant = dialog.locator('button[type=submit]');
    await field('prop').selectOption('1');
    const chosen = await field('prop').locator('option:checked').innerText();
    const prop = chosen.split(/ \(|（/)[0] ?? '';
    for (const [typed, key] of [
      ['0', 'positive'],
      ['8.5', 'positive'],
      ['4', 'overMaximum'],
    ] as const) {
      await field('count').fill(typed);
      await grant.click();
      await expect(
        dialog.getByText(say(`rewards:propGrant.error.${key}`, { maximum: 3, most: 3 })),
      ).toBeVisible();
      await expect(field('count')).toHaveValue(typed);
    }
    await field('count').fill('3');
    await field('message').fill('x'.repeat(101));
    await grant.click();
    await expect(field('message')).toHaveAttribute('aria-invalid', 'true');
    await field('message').fill('One more step');
    const offered = say('server:prop.message.3');
    await dialog.getByLabel(say('rewards:messages')).selectOption(offered);
    await expect(field('message')).toHaveValue(`One more step\n${offered}`);
    await look(page, `treasury-${language}-grant`);
    await page.route(`**${sendReward.path}`, (call) => call.abort());
    await grant.click();
    const unsure = say('parts:error.unsure', { why: say('shell:failure.network') });
    await expect(dialog).toContainText(unsure);
    await page.unroute(`**${sendReward.path}`);
    const why = say('server:failure');
    const fault = { path: sendReward.path, kind: 'code', code: '5000', message: why };
    await world.control('fail', fault);
    await grant.click();
    await expect(dialog).toContainText(say('rewards:propGrant.notDone', { why }));
    await expect(dialog).not.toContainText(unsure);
    await grant.click();
    await expect(
      page.getByRole('dialog', {
        name: say('rewards:propGrant.done', { count: 1, each: 3, prop }),
      }),
    ).toContainText(say('rewards:propGrant.outcome.done'));
    await look(page, `treasury-${language}-outcomes`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('link', { name: say('rewards:tab.propRecords') }).click();
    const record = page.getByRole('row').nth(1);
    await expect(record).toContainText('One more step');
    for (const text of [name, '3', offered]) await expect(record).toContainText(text);
    await look(page, `treasury-${language}-details`);
  });
}
