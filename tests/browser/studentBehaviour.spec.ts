import { behaviourWarnings } from '../../src/contract/behaviour';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[SCREEN-049] a student’s behaviour tab warns of hasty answers by their bands, and leads to the answers that prove it, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const [subject_id, student_id] = [2, 10024];
    const address = `/student/detail?subject_id=${String(subject_id)}&student_id=${String(student_id)}`;
    await comeBack(page, world, 'zhou', address, language);
    const tabs = page.getByRole('navigation', { name: say('students:detail.tabs') });
    await tabs.getByRole('link', { name: say('students:detail.view.behaviour') }).click();
    await expect(page).toHaveURL(/view=behaviour/);
    const tips = page.getByRole('region', { name: say('students:behaviour.tips') });
    await expect(tips.getByText(say('students:behaviour.advice.tooFast'))).toBeVisible();
    await page.getByRole('tab', { name: say('students:kind.tooFast') }).click();
    await expect(page).toHaveURL(/kind=tooFast/);

    const { list } = await createClient(world.address).ask(
      behaviourWarnings,
      { subject_id, student_id, days: '30', kind: 'tooFast', page: 1, page_size: 10 },
      { as: 'zhou' },
    );
    const [warning] = list;
    if (warning === undefined) throw new Error('nobody guesses fast');
    const row = page.getByRole('row').nth(1);
    const { count, bands } = warning;
    await expect(row).toContainText(say('students:behaviour.proof.tooFast', { count, ...bands }));
    await look(page, `student-behaviour-${language}`);
    const evidence = say('students:behaviour.evidence', { count });
    await row.getByRole('link', { name: evidence, exact: true }).click();
    await expect(page).toHaveURL(/view=history.*pace=/);
    const counted = page.getByRole('main').locator('header p > span').first();
    await expect(counted).toHaveText(new RegExp(`\\b${String(count)}\\b`));
  });
}
