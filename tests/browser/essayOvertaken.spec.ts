import { correctHomework } from '../../src/contract/grading';
import { homeworkInfo } from '../../src/contract/homework';
import { createClient } from '../server/rig/client';
import { openEssay } from './correcting';
import { seeOvertaken } from './overtaken';
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

    await seeOvertaken(page, language, 'essay-overtaken');
  });
}
