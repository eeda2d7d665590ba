import { classEvaluationList } from '../../src/contract/feedback';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const as = { as: 'zhou' };
const asked = { subject_id: 2, days: '30', page: 1, page_size: 200 } as const;

for (const language of seenIn('en')) {
  test(`[ROUTE-057] the evaluation of the classes says who waits, and leads to writing a feedback, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', '/classFeedback/index?subject_id=2', language);
    await page.getByRole('link', { name: say('feedback:evaluation.title') }).click();
    await expect(page).toHaveURL(/\/classEvaluation\/index/);
    const { list, classes, counts } = await createClient(world.address).ask(
      classEvaluationList,
      asked,
      as,
    );
    const [own] = classes;
    if (own === undefined) throw new Error('there is no class');
    await expect(page.getByRole('main')).toContainText(own.name);
    const tab = (state: 'waiting' | 'evaluated') =>
      page.getByRole('tab', { name: say(`feedback:state.${state}`) });
    await expect(tab('waiting')).toContainText(String(counts.waiting));
    await look(page, `class-evaluation-${language}`);
    await tab('evaluated').click();
    await expect(page).toHaveURL(/state=evaluated/);
    await expect(page.getByRole('row')).toHaveCount(counts.evaluated + 1);
    const [rated] = list.flatMap(({ stars, ...one }) =>
      stars === null ? [] : [{ ...one, stars }],
    );
    if (rated === undefined) throw new Error('nobody was rated');
    const row = page.getByRole('row').filter({ hasText: rated.username });
    await expect(row.first()).toContainText(rated.stars.toFixed(1));
    await row
      .first()
      .getByRole('link', { name: say('feedback:class.write') })
      .click();
    await expect(page).toHaveURL(
      new RegExp(`student_id=${String(rated.student_id)}&class_id=${String(rated.class_id)}`),
    );

    const lately = '/classEvaluation/index?subject_id=2&days=90&state=waiting';
    await comeBack(page, world, 'zhou', lately, language);
    const numbers = page.getByRole('main').locator('a[href*="class="]');
    await numbers
      .filter({ hasText: String(own.student_count) })
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]class=/);
    await expect(page).toHaveURL(/days=90/);
    await expect(page).toHaveURL(/state=waiting/);
  });
}
