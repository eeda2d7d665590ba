import type { Page } from '@playwright/test';
import { createFeedback, feedbackList, submitClassFeedback } from '../../src/contract/feedback';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { FeedbackForm, newFeedback } from './postClass';
import { seenIn, wordsIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

const subject_id = 2;
const paging = { page: 1, page_size: 20 } as const;

/** The server gets the next call of a path, and its answer is lost. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    async (call) => {
      await call.fetch();
      await call.abort('failed');
    },
    { times: 1 },
  );

for (const language of seenIn('en')) {
  const say = wordsIn(language);
  test(`[FBK-11] post-class feedback whose answer was lost is submitted once, changed in the form or taken back later, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const { address, countGiven } = await newFeedback(freshWorld);
    const before = await countGiven();
    const form = new FeedbackForm(page, say);

    /** Fills in a new feedback and submits it; no answer comes. */
    const submitInVain = async () => {
      await form.fillIn();
      await loseAnswer(page, submitClassFeedback.path);
      await form.button('feedback:class.open').click();
      await expect(page.getByRole('alertdialog')).toContainText('19:00–20:30');
      await form.button('feedback:class.submit').click();
      await expect(page.getByText(say('feedback:unsure'))).toBeVisible();
    };

    await comeBack(page, freshWorld, 'zhou', address, language);
    await submitInVain();
    // However it is changed, the form says that it may have arrived, and asks before it submits.
    await form.field('evaluation').fill('非常认真');
    await expect(page.getByText(say('feedback:inDoubt'))).toBeVisible();
    await look(page, `classFeedback-inDoubt-${language}`);
    await form.button('feedback:class.open').click();
    await expect(page.getByText(say('feedback:class.given'))).toBeVisible();
    await expect(page.getByRole('main')).toContainText('19:00–20:30');
    await expect(page.getByRole('main')).not.toContainText('非常认真');
    expect(await countGiven()).toBe(before + 1);

    // Whoever leaves and comes back is told that it was sent, and it is asked about at once.
    await page.goto(freshWorld.address + address);
    await submitInVain();
    await page.goto(`${freshWorld.address}/classFeedback/index?subject_id=2`);
    await page.goto(freshWorld.address + address);
    const [words = ''] = say('parts:draft.unanswered', { time: '\n' }).split('\n').slice(-1);
    await expect(page.getByText(words)).toBeVisible();
    await form.button('parts:draft.restore').click();
    await expect(page.getByText(say('feedback:class.given'))).toBeVisible();
    expect(await countGiven()).toBe(before + 2);
  });

  test(`[HQF-10] feedback to headquarters whose answer was lost is sent once, opened in the draft box or restored, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const form = new FeedbackForm(page, say);
    const sent = async () =>
      (await client.ask(feedbackList, { subject_id, ...paging }, asZhou)).total;
    const before = await sent();
    await comeBack(page, freshWorld, 'zhou', '/feedback?subject_id=2', language);
    await expect(
      page.getByText(say('feedback:headquarters.subject', { subject: say('shell:subject.2') })),
    ).toBeVisible();
    const sendInVain = async () => {
      await page.getByRole('radio', { name: say('feedback:type.portal') }).click();
      await form.field('content').fill('列表是空的');
      await loseAnswer(page, createFeedback.path);
      await form.button('feedback:headquarters.submit').click();
      await expect(page.getByText(say('feedback:unsure'))).toBeVisible();
    };
    await sendInVain();
    await page.getByRole('tab', { name: say('feedback:draft.title') }).click();
    const [open = ''] = say('feedback:draft.openOne', { draft: '\n' }).split('\n');
    await page.getByRole('button', { name: open }).first().click();
    await expect(page.getByText(say('feedback:inDoubt'))).toBeVisible();
    await form.field('content').fill('列表一直是空的');
    await expect(page.getByText(say('feedback:inDoubt'))).toBeVisible();
    await form.button('feedback:headquarters.submit').click();
    await expect(page.getByText(say('feedback:headquarters.submittedText'))).toBeVisible();
    expect(await sent()).toBe(before + 1);

    await form.button('feedback:headquarters.another').click();
    await sendInVain();
    await page.goto(`${freshWorld.address}/feedback?subject_id=2`);
    await form.button('parts:draft.restore').click();
    await expect(page.getByText(say('feedback:headquarters.submittedText'))).toBeVisible();
    expect(await sent()).toBe(before + 2);
  });
}
