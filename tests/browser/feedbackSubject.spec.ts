import { classFeedbackList } from '../../src/contract/feedback';
import { createClient } from '../server/rig/client';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const subject_id = 2;
const language = 'zh';
const say = wordsIn(language);

test('[SCREEN-091] what is written in one subject is kept when the header changes the subject, and the form says so', async ({
  page,
  freshWorld,
}) => {
  const asked = { subject_id, status: 'draft', page: 1, page_size: 1 } as const;
  const { list } = await createClient(freshWorld.address).ask(classFeedbackList, asked, {
    as: 'zhou',
  });
  const address = `/classFeedback/index?subject_id=2&student_id=${String(list[0]?.student_id)}`;
  const evaluation = page
    .getByRole('form')
    .getByRole('textbox', { name: new RegExp(`^${say('feedback:field.evaluation')}`) });
  const saysSubject = (id: string) =>
    expect(
      page.getByText(say('feedback:class.subject', { subject: say(`shell:subject.${id}`) })),
    ).toBeVisible();
  const header = page.getByRole('banner').getByLabel(say('shell:subject.label'));
  await comeBack(page, freshWorld, 'zhou', address, language);
  await saysSubject('2');
  await evaluation.fill('认真');
  await header.selectOption('3');
  await saysSubject('3');
  await expect(evaluation).toHaveValue('');
  await header.selectOption('2');
  await saysSubject('2');
  await page.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
  await expect(evaluation).toHaveValue('认真');
});
