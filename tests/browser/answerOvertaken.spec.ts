import { correctSubjective, subjectiveInfo } from '../../src/contract/grading';
import { answerOf, openAnswer } from './answering';
import { look } from './looks';
import { seeOvertaken } from './overtaken';
import { untilListening } from './paths/socket';
import { wordsIn } from './words';
import { expect, test } from './world';

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);

  test(`[SCREEN-087] [MSG-036] a grading whose answer is lost is not called unsubmitted, and is one’s own once it is known, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await openAnswer({ page, world, language }, 3, await answerOf(world, 3));
    for (const name of ['central_material', 'language', 'structure'] as const) {
      await page.getByLabel(say(`grading:subjective.${name}`), { exact: true }).fill('18');
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
    // It is graded, and the page hears of that while it still waits for the answer.
    const { path } = correctSubjective;
    await page.route(`**${path}`, async (call) => {
      const news = page.waitForResponse(`**${subjectiveInfo.path}`);
      await call.fetch();
      await (await news).finished();
      await call.abort();
    });
    await submit();
    const alert = page.getByRole('alert');
    await expect(alert.getByText(say('grading:unsure'))).toBeVisible();
    const why = say('shell:failure.network');
    await expect(alert.getByText(say('parts:error.unsure', { why }))).toBeVisible();
    await look(page, `answer-unsure-${language}`);
    await page.unroute(`**${path}`);

    // What has been changed since is another grading.
    await comment.fill('写得很好');
    await submit();
    await seeOvertaken({ page, language, picture: 'answer-lost', isOwn: true });
    const marks = page.getByRole('region', { name: say('grading:answer.marks') });
    await expect(marks).toContainText('54');
  });
}
