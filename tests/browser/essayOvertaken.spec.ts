import { correctHomework } from '../../src/contract/grading';
import { homeworkInfo } from '../../src/contract/homework';
import { spelledName } from '../../src/domain/spelledName';
import { createClient } from '../server/rig/client';
import { openEssay } from './correcting';
import { look } from './looks';
import { untilListening } from './paths/socket';
import { wordsIn } from './words';
import { expect, test } from './world';

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);

  test(`who was faster is said while one still writes, and what was typed can be copied, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const desk = await openEssay(page, world, 'zhou', language);
    await expect(desk.essay).toBeVisible();
    await page.getByLabel(say('grading:overall.comment'), { exact: true }).fill('写得很好');
    await untilListening(world, 'zhou');
    const id = Number(new URL(page.url()).searchParams.get('person_id'));
    const whose = { subject_id: 3, person_id: id } as const;
    const client = createClient(world.address);
    const { person } = await client.ask(homeworkInfo, whose, { as: 'zhou' });
    const correction = {
      ...{ rating: 90, tags: [], comment: '写得很真诚。', category_comments: {}, annotations: [] },
    };
    const sent = { ...whose, revision: person.revision, correction };
    await client.ask(correctHomework, sent, { as: 'zhou' });

    const overtaken = page.getByRole('region', { name: say('grading:overtaken.title') });
    const said = say('grading:overtaken.graded', { name: '周明远', time: '.*' });
    await expect(overtaken.getByText(new RegExp(`^${said}`))).toBeVisible();
    // Who reads no Chinese learns how the colleague's name is said.
    const letters = overtaken.getByText(spelledName('周明远') ?? '', { exact: true });
    await expect(letters).toHaveCount(language === 'en' ? 1 : 0);
    await expect(overtaken).toContainText(say('grading:overtaken.kept'));
    await expect(overtaken).toContainText('写得很好');
    await look(page, `essay-overtaken-${language}`);
    await overtaken.getByRole('button', { name: say('grading:overtaken.open') }).click();
    await expect(page.getByText('写得很真诚。')).toBeVisible();
  });
}
