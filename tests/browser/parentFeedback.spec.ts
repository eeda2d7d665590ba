import { classFeedbackList, feedbackLink } from '../../src/contract/feedback';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const subject_id = 2;

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  test(`[SCREEN-195] [ROLE-042] parents read a given feedback by a link, until it is taken back, in ${language}`, async ({
    page,
    browser,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const asked = { subject_id, status: 'given', page: 1, page_size: 1 } as const;
    const { list } = await client.ask(classFeedbackList, asked, { as: 'zhou' });
    const [given] = list;
    if (given === undefined) throw new Error('nothing was given');
    const { student_id, student_name: name, username, feedback_id } = given;
    const query = `student_id=${String(student_id)}&feedback_id=${String(feedback_id)}`;
    await comeBack(
      page,
      freshWorld,
      'zhou',
      `/classFeedback/index?subject_id=2&${query}`,
      language,
    );
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    await button('parts:parentLink.make').click();
    await expect(page.getByRole('img', { name: say('parts:parentLink.code') })).toBeVisible();
    await look(page, `feedbackLink-${language}`);
    const made = await client.ask(feedbackLink, { subject_id, feedback_id }, { as: 'zhou' });
    const { pathname } = new URL(made.link?.address ?? '');
    const search = new URL(await page.getByText(/parentFeedback\?link=/).innerText()).search;

    const context = await browser.newContext({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' });
    const parents = await context.newPage();
    await parents.goto(new URL(pathname + search, freshWorld.address).href);
    await expect(parents.getByRole('heading', { level: 1 })).toHaveText(
      say('feedback:class.of', { name: toldName(name, language) }),
    );
    await expect(parents.getByText(say('feedback:field.class_content'))).toBeVisible();
    const facts = parents.locator('dl').first();
    for (const fact of [username, say('shell:subject.2'), say('feedback:parent.by')]) {
      await expect(facts).toContainText(fact);
    }
    await expect(parents.locator('dl').last()).not.toContainText('2026-11');
    await look(parents, `parentFeedback-${language}`);
    await parents.setViewportSize({ width: 390, height: 844 });
    const said = await parents.locator('dl').last().locator('dd').first().boundingBox();
    expect(said?.width).toBeGreaterThan(250);

    // Whoever comes back to the page reads how often by now.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(say('parts:parentLink.opened', { count: 1 }))).toBeVisible();
    await button('parts:parentLink.end').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('parts:parentLink.endVerb'), exact: true })
      .click();
    await expect(button('parts:parentLink.make')).toBeVisible();
    await parents.reload();
    await expect(parents.getByText(say('parts:parentLink.absent'))).toBeVisible();
    await look(parents, `parentFeedback-ended-${language}`);
    await context.close();
  });
}
