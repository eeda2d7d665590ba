import type { Page, Route } from '@playwright/test';
import { z } from 'zod';
import { codes } from '../../src/contract/codes';
import { createFeedback, feedbackList, submitClassFeedback } from '../../src/contract/feedback';
import { coinAccountList, rewardStudents } from '../../src/contract/rewards';
import { createClient } from '../server/rig/client';
import { coinsOf } from './coinBar';
import { FeedbackForm, newFeedback } from './postClass';
import { requestIdsOf } from './requestIds';
import { toldName } from './toldName';
import { seenIn, wordsIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

// A page is reloaded while what it has sent is still under way: nobody is told how it ended.

const subject_id = 2;
const paging = { page: 1, page_size: 20 } as const;

/** Holds the next call of a path, as a slow network does; `arrive` brings it to the server, and says the answer's code. */
async function hold(page: Page, path: string) {
  await page.route(`**${path}`, () => undefined, { times: 1 });
  const sent = page.waitForRequest(`**${path}`);
  const arrive = async () => {
    const request = await sent;
    const [headers, body] = [request.headers(), request.postData()];
    const answer = await fetch(request.url(), { method: 'POST', headers, body });
    return z.object({ code: z.int() }).parse(await answer.json()).code;
  };
  return { sent, arrive };
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);
  test(`[FBK-11] post-class feedback that was being submitted when the page was reloaded is asked about before it can be submitted again, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const { address, countGiven } = await newFeedback(world);
    const before = await countGiven();
    const form = new FeedbackForm(page, say);
    await comeBack(page, world, 'zhou', address, language);
    const leaveMeanwhile = async () => {
      await form.fillIn();
      const { arrive, sent } = await hold(page, submitClassFeedback.path);
      await form.submit();
      await sent;
      return arrive;
    };

    // It has arrived by the time that the page is there again.
    const first = await leaveMeanwhile();
    expect(await first()).toBe(codes.success);
    await page.goto(world.address + address);
    await form.button('parts:draft.restore').click();
    await expect(page.getByText(say('feedback:class.given'))).toBeVisible();
    expect(await countGiven()).toBe(before + 1);

    // It arrives only after it was said that it had not: it is given once all the same.
    await page.goto(world.address + address);
    const second = await leaveMeanwhile();
    await page.goto(world.address + address);
    await form.button('parts:draft.restore').click();
    await expect(page.getByText(say('feedback:notArrived'))).toBeVisible();
    expect(await second()).toBe(codes.conflict);
    await form.submit();
    await expect(page.getByText(say('feedback:class.given'))).toBeVisible();
    expect(await countGiven()).toBe(before + 2);
  });

  test(`[FBK-11] post-class feedback that another tab was told had not arrived is refused when it arrives, and not sent again by itself, in ${language}`, async ({
    page,
    context,
    freshWorld: world,
  }) => {
    const { address, countGiven } = await newFeedback(world);
    const before = await countGiven();
    const form = new FeedbackForm(page, say);
    await comeBack(page, world, 'zhou', address, language);
    await form.fillIn();
    const ids = requestIdsOf(page, submitClassFeedback.path);
    const held = new Promise<Route>((resolve) => {
      void page.route(`**${submitClassFeedback.path}`, resolve, { times: 1 });
    });
    await form.submit();
    const call = await held;

    const other = await context.newPage();
    await other.goto(world.address + address);
    const otherForm = new FeedbackForm(other, say);
    await otherForm.button('parts:draft.takeOver').click();
    await otherForm.button('parts:draft.restore').click();
    await expect(other.getByText(say('feedback:notArrived'))).toBeVisible();
    await call.continue();
    await expect(page.getByText(say('server:requestIdReused')).first()).toBeVisible();
    expect(ids).toHaveLength(1);
    expect(await countGiven()).toBe(before);
  });

  test(`[HQF-10] feedback to headquarters that was being sent when the page was reloaded is not sent twice, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const count = async () =>
      (await client.ask(feedbackList, { subject_id, ...paging }, asZhou)).total;
    const before = await count();
    await comeBack(page, world, 'zhou', '/feedback?subject_id=2', language);
    const form = new FeedbackForm(page, say);
    const ids = requestIdsOf(page, createFeedback.path);
    await page.getByRole('radio', { name: say('feedback:type.portal') }).click();
    await form.field('content').fill('列表是空的');
    const { arrive, sent } = await hold(page, createFeedback.path);
    await form.button('feedback:headquarters.submit').click();
    await sent;
    expect(await arrive()).toBe(codes.success);
    await page.reload();
    await form.button('parts:draft.restore').click();
    await expect(page.getByText(say('feedback:headquarters.submittedText'))).toBeVisible();
    expect(ids).toHaveLength(1);
    expect(await count()).toBe(before + 1);
  });

  test(`a reward that was being given when the page was reloaded is given once, though the coins no longer suffice for it, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const balance = await coinsOf(world, 'zhou');
    const asked = { subject_id, status: 'normal', page: 1, page_size: 1 } as const;
    const { list } = await createClient(world.address).ask(coinAccountList, asked, asZhou);
    const { name = '', username = '' } = list[0] ?? {};
    await comeBack(page, world, 'zhou', `/crystal/list?subject_id=2&search=${username}`, language);
    const openFor = say('rewards:reward.openFor', { name: toldName(name, language) });
    const open = page.getByRole('button', { name: openFor }).first();
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel(say('rewards:reward.coins'), { exact: true });
    const give = dialog.locator('button[type=submit]');
    await open.click();
    await amount.fill(String(balance - 5));
    await dialog.getByLabel(say('rewards:reward.remark'), { exact: true }).fill('Well done');
    const { arrive, sent } = await hold(page, rewardStudents.path);
    await give.click();
    await sent;
    expect(await arrive()).toBe(codes.success);
    await page.reload();
    await open.click();
    const [words = ''] = say('parts:draft.unanswered', { time: '\n' }).split('\n').slice(-1);
    await expect(dialog).toContainText(words);
    await dialog.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await expect(amount).toHaveValue(String(balance - 5));
    await give.click();
    await expect(dialog).toContainText(say('rewards:reward.given', { count: balance - 5 }));
    expect(await coinsOf(world, 'zhou')).toBe(5);
  });
}
