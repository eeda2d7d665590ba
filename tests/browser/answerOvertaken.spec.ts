import { correctEnglish, correctSubjective, subjectiveInfo } from '../../src/contract/grading';
import { createClient } from '../server/rig/client';
import { addressOf, answerOf, openAnswer } from './answering';
import { unsureOfGrading } from './correcting';
import { look } from './looks';
import { seeKept } from './overtaken';
import { untilListening } from './paths/socket';
import { seenIn, wordsIn } from './words';
import { expect, test } from './world';

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-087] [MSG-036] a grading whose answer is lost is not called unsubmitted, and is one’s own once it is known, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await openAnswer({ page, world, language }, 3, await answerOf(world, 3));
    for (const name of ['central_material', 'language', 'structure'] as const) {
      await page.getByLabel(say(`grading:subjective.${name}_language`), { exact: true }).fill('18');
    }
    await page.getByRole('radio', { name: say('grading:answer.stars', { count: 4 }) }).check();
    const comment = page.getByRole('textbox', { name: say('grading:subjective.comment') });
    await comment.fill('写得很真诚。');
    await untilListening(world, 'zhou');
    const submit = async () => {
      await page.getByRole('button', { name: say('grading:answer.open') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('grading:answer.verb') }).click();
    };
    const { path } = correctSubjective;
    await page.route(`**${path}`, (call) => call.abort());
    await submit();
    const alert = page.getByRole('alert');
    await expect(alert.getByText(unsureOfGrading(say))).toBeVisible();
    const why = say('shell:failure.network');
    await expect(alert.getByText(say('parts:error.unsure', { why }))).toBeVisible();
    await look(page, `answer-unsure-${language}`);
    await page.unroute(`**${path}`);

    // It is graded, and the page hears of that while it still waits for the answer: that settles it.
    await page.route(`**${path}`, async (call) => {
      const news = page.waitForResponse(`**${subjectiveInfo.path}`);
      await call.fetch();
      await (await news).finished();
      await call.abort();
    });
    await submit();
    // What was submitted is what stands here: there is nothing to be copied, and no warning.
    const marks = page.getByRole('region', { name: say('grading:answer.marks') });
    await expect(marks).toContainText('54');
    await expect(marks).toContainText('写得很真诚。');
    const own = page.getByRole('region', { name: say('grading:overtaken.ownTitle') });
    await expect(own).toBeHidden();
    await expect(alert.getByText(unsureOfGrading(say))).toBeHidden();
    await expect(page.getByRole('region', { name: say('grading:kept.title') })).toBeHidden();
    await look(page, `answer-lost-${language}`);
  });

  for (const subject_id of [3, 1] as const) {
    const name = subject_id === 1 ? 'an English essay' : 'an answer';
    test(`a grading of ${name} that was left half-written can be copied after it was graded elsewhere, in ${language}`, async ({
      page,
      freshWorld: world,
    }) => {
      const client = createClient(world.address);
      const answer_id = await answerOf(world, subject_id);
      await openAnswer({ page, world, language }, subject_id, answer_id);
      await page.getByRole('textbox', { name: say('grading:subjective.comment') }).fill('写得很好');
      const [kept = ''] = say('parts:draft.saved', { time: '\n' }).split('\n');
      await page.getByText(kept).waitFor();
      await page.goto('/home?subject_id=3');
      await page.getByRole('navigation').first().waitFor();
      const comment = '写得很真诚。';
      const answer = { answer_id, revision: 0 };
      if (subject_id === 1) {
        const items = { content: 5, language: 4, coherence: 4, mechanics: 2 };
        const grading = { total: 15, items, annotations: [], comment };
        await client.ask(correctEnglish, { ...answer, subject_id, grading }, { as: 'zhou' });
      } else {
        const marks = { central_material: 35, language: 36, structure: 18, stars: 4, comment };
        await client.ask(correctSubjective, { ...answer, subject_id, ...marks }, { as: 'zhou' });
      }
      await page.goto(addressOf(subject_id, answer_id));

      await seeKept({ page, language, picture: `answer-kept-${String(subject_id)}` });
    });
  }
}
