import { feedbackList } from '../../src/contract/feedback';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

const whose = 'subject_id=2&student_id=10024';
/** The pages that show a question, each with the link that leads to one. */
const pages = [
  ['an answer', `/answerHistoryEntry/index?${whose}`, 'tbody a[href^="/history"]'],
  ['a wrong question', `/errorbook/info?${whose}`, 'tbody a[href*="question_id"]'],
  [
    'a prepared question',
    '/prepare/detail?subject_id=2&course_id=204&view=questions&point=2010104',
    'tbody a[href*="question_id"]',
  ],
] as const;

for (const language of seenIn('zh')) {
  for (const [name, list, link] of pages) {
    test(`[SCREEN-100] [SHELL-005] [VALID-053] a problem of ${name} is reported from its page: the form knows the question, and leads back, in ${language}`, async ({
      page,
      freshWorld: world,
    }) => {
      const say = wordsIn(language);
      await comeBack(page, world, 'zhou', list, language);
      await page.locator(link).first().click();
      const report = page.getByRole('link', { name: say('answers:report'), exact: true });
      const stem = await page
        .getByRole('region', { name: say('answers:field.prompt') })
        .innerText();
      await look(page, `report-from-${name.replaceAll(' ', '-')}-${language}`);
      const question = page.url();
      await report.click();
      await expect(page.getByRole('region', { name: say('answers:field.prompt') })).toHaveText(
        stem,
        {
          useInnerText: true,
        },
      );
      const field = (named: string) =>
        page.getByRole('textbox', { name: say(`feedback:field.${named}`) }).first();
      await expect(field('question_id')).toHaveValue(/^\d+$/);
      await expect(field('point_name')).not.toHaveValue('');
      await page.reload();
      await expect(field('question_id')).toHaveValue(/^\d+$/);
      await look(page, `report-form-${language}`);
      await field('content').fill('第二个选项也对');
      await page.getByRole('button', { name: say('feedback:headquarters.submit') }).click();
      await expect(page.getByText(say('feedback:headquarters.submittedText'))).toBeVisible();
      const { list: sent } = await createClient(world.address).ask(
        feedbackList,
        { subject_id: 2, page: 1, page_size: 1 },
        { as: 'zhou' },
      );
      expect(sent).toMatchObject([{ type: 'question', content: '第二个选项也对' }]);
      await page.getByRole('link', { name: say('parts:back'), exact: true }).click();
      await expect(page).toHaveURL(question);
    });
  }
}
