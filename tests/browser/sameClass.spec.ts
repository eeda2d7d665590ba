import { todoList } from '../../src/contract/home';
import { createClient } from '../server/rig/client';
import { exportedFile } from './exportedLines';
import { look } from './looks';
import { FeedbackForm } from './postClass';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[SCREEN-090] [SCREEN-094] [SCREEN-096] [SCREEN-007] a class is written of one student after the other, with its date, times, method and content, and with phrases; the file holds it all, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    const todos = await createClient(world.address).ask(
      todoList,
      { subject_id: 2 },
      { as: 'zhou' },
    );
    const due = todos.list.find(({ kind, count }) => kind === 'feedbackMissing' && count > 1);
    await comeBack(page, world, 'zhou', due?.url ?? '', language);
    const people = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await people.first().getByRole('link').first().click();
    const form = new FeedbackForm(page, say);
    await form.fillIn();
    await form.field('class_content').fill('一元二次方程');
    await form.submit();
    const [onward = ''] = say('feedback:class.next', { name: '#', account: '' }).split('#');
    const next = page.getByRole('link', { name: new RegExp(`^${onward}`) });
    await look(page, `class-next-${language}`);
    await next.click();

    const given = { name: '#', account: '', time: '' };
    const [offer = ''] = say('feedback:class.take', given).split('#');
    const take = page.getByRole('button', { name: new RegExp(`^${offer}`) });
    await form.field('evaluation').fill('认真');
    await look(page, `class-take-${language}`);
    await take.click();
    await expect(form.field('class_date')).toHaveValue('2026-11-17');
    await expect(form.field('start_time')).toHaveValue('19:00');
    await expect(form.field('end_time')).toHaveValue('20:30');
    await expect(form.field('class_content')).toHaveValue('一元二次方程');
    await expect(form.field('evaluation')).toHaveValue('认真');
    await expect(take).toHaveCount(0);

    const label = say('feedback:field.evaluation');
    await page.getByRole('button', { name: say('parts:phrases.about', { label }) }).click();
    const phrase = page.getByRole('menuitem').first();
    const words = await phrase.innerText();
    expect(words).not.toContain('{name}');
    await phrase.click();
    await expect(form.field('evaluation')).toHaveValue(`认真\n${words}`);
    await form.submit();
    await expect(page.getByText(say('feedback:class.given'))).toBeVisible();
    await page.goto('/classFeedback/index?subject_id=2');
    const file = await exportedFile(page, say);
    expect(file).toContain('一元二次方程');
    expect(file).toContain(words);
  });
}
