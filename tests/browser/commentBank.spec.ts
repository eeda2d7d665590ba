import { correctHomework, gradingPlace } from '../../src/contract/grading';
import { homeworkInfo } from '../../src/contract/homework';
import { createClient } from '../server/rig/client';
import { openEssay } from './correcting';
import { look } from './looks';
import { personAt } from './paths/grading/desk';
import { wordsIn, seenIn } from './words';
import { expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[ENTITY-017] (${language}) the bank shows what was used most first, and asks about a comment that is nearly in it`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const [plain = '', named = ''] = say('grading:bank.essay.language').split('\n');
    const client = createClient(freshWorld.address);
    const whose = {
      subject_id: 3,
      person_id: await personAt({ world: freshWorld }, 'toBeCorrected'),
    } as const;
    const { person } = await client.ask(homeworkInfo, whose, { as: 'zhou' });
    const line = named.replace('{name}', person.student_name);
    const category_comments = { language: Array(20).fill(line).join('\n') };
    const correction = {
      rating: 88,
      tags: [],
      comment: '用心',
      category_comments,
      annotations: [],
    };
    const payload = { ...whose, revision: person.revision, correction };
    await client.ask(correctHomework, payload, { as: 'zhou' });

    const desk = await openEssay(page, freshWorld, 'zhou', language);
    const asked = { subject_id: 3, kind: 'essay', id: whose.person_id } as const;
    const { used } = await client.ask(gradingPlace, asked, { as: 'zhou' });
    const count = used.find(({ text }) => text === named)?.times ?? 0;
    expect(count).toBeGreaterThanOrEqual(20);
    const label = say('grading:category.language');
    await page.getByRole('button', { name: say('parts:phrases.about', { label }) }).click();
    const first = page.getByRole('menuitem').first();
    await expect(first).toContainText(say('parts:phrases.used', { phrase: '', count }).trim());
    await expect(first).toContainText(named.replace('{name}', ''));
    await page.keyboard.press('Escape');

    await desk.category('language').fill(`!\n${plain.slice(0, -3)}`);
    const near = page.getByText(say('grading:phrases.near', { phrase: plain }), { exact: true });
    await expect(near).toBeVisible();
    await look(page, `near-${language}`);
    await page.getByRole('button', { name: say('grading:phrases.take') }).click();
    await expect(desk.category('language')).toHaveValue(`!\n${plain}`);
    await expect(near).toBeHidden();
  });
}
