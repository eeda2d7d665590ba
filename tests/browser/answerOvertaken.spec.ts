import { correctSubjective, subjectiveInfo } from '../../src/contract/grading';
import { spelledName } from '../../src/domain/spelledName';
import { createClient } from '../server/rig/client';
import { answerOf, openAnswer } from './answering';
import { look } from './looks';
import { untilListening } from './paths/socket';
import { wordsIn } from './words';
import { expect, test } from './world';

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);

  test(`who graded an answer first is said while one still writes, and what was typed can be copied, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const whose = { subject_id: 3, answer_id: await answerOf(world, 3) } as const;
    await openAnswer({ page, world, language }, 3, whose.answer_id);
    await page.getByRole('textbox', { name: say('grading:subjective.comment') }).fill('写得很好');
    await untilListening(world, 'zhou');
    const client = createClient(world.address);
    const { revision } = await client.ask(subjectiveInfo, whose, { as: 'zhou' });
    const marks = { central_material: 35, language: 36, structure: 18, stars: 4 };
    const sent = { ...whose, revision, ...marks, comment: '写得很真诚。' };
    await client.ask(correctSubjective, sent, { as: 'zhou' });

    const overtaken = page.getByRole('region', { name: say('grading:overtaken.title') });
    const said = say('grading:overtaken.graded', { name: '周明远', time: '.*' });
    await expect(overtaken.getByText(new RegExp(`^${said}`))).toBeVisible();
    // Who reads no Chinese learns how the colleague's name is said.
    const letters = overtaken.getByText(spelledName('周明远') ?? '', { exact: true });
    await expect(letters).toHaveCount(language === 'en' ? 1 : 0);
    await expect(overtaken).toContainText(say('grading:overtaken.kept'));
    await expect(overtaken).toContainText('写得很好');
    await look(page, `answer-overtaken-${language}`);
    await overtaken.getByRole('button', { name: say('grading:overtaken.open') }).click();
    await expect(page.getByText('写得很真诚。')).toBeVisible();
  });
}
