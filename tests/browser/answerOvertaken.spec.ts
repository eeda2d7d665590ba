import { correctSubjective, subjectiveInfo } from '../../src/contract/grading';
import { createClient } from '../server/rig/client';
import { answerOf, openAnswer } from './answering';
import { seeOvertaken } from './overtaken';
import { untilListening } from './paths/socket';
import { wordsIn } from './words';
import { test } from './world';

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

    await seeOvertaken(page, language, 'answer-overtaken');
  });
}
