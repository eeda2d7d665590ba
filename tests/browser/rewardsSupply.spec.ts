import { getUnreadNum } from '../../src/contract/messages';
import { sendAllocationRequest, signIn } from '../../src/contract/rewards';
import { signInCoins } from '../../src/domain/limits';
import { createClient } from '../server/rig/client';
import { coinsOf, enter, fail, recover } from './coinBar';
import { look } from './looks';
import { wordsIn } from './words';
import { expect, noticesOf, test } from './world';

// How a person comes by more coins: asks the main account, buys, or gets some allocated.

const say = wordsIn('zh');

test('[ROLE-034] [CALL-018] [MSG-073] an analyst asks the main account for coins, once a day', async ({
  page,
  freshWorld: world,
}) => {
  const client = createClient(world.address);
  const before = await coinsOf(world, 'zhou');
  const subject_id = 2;
  const unread = () => client.ask(getUnreadNum, { subject_id }, { as: 'agent' });
  const { unread_num: had } = await unread();
  const notices = await noticesOf(page);
  const bar = await enter(page, world, 'zhou');
  await page.goto(`/home?subject_id=${String(subject_id)}`);
  await bar.choose(before, 'request');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say('rewards:request.once'));
  await look(page, 'rewards-request');
  await question.getByRole('button', { name: say('rewards:request.verb') }).click();
  await expect.poll(() => notices.join()).toContain(say('rewards:request.sent'));
  await expect(question).toBeHidden();
  expect((await unread()).unread_num).toBe(had + 1);

  await bar.balance(before).click();
  const [asked = ''] = say('rewards:supply.asked', { time: '#' }).split('#');
  await expect(page.getByRole('menuitem').filter({ hasText: asked })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('[ROLE-034] a request is refused where it was sent on another page meanwhile', async ({
  page,
  freshWorld: world,
}) => {
  const before = await coinsOf(world, 'zhou');
  const notices = await noticesOf(page);
  const bar = await enter(page, world, 'zhou');
  await bar.choose(before, 'request');
  const client = createClient(world.address);
  await client.ask(sendAllocationRequest, { subject_id: 2 }, { as: 'zhou' });
  const unread = () => client.ask(getUnreadNum, { subject_id: 2 }, { as: 'agent' });
  const { unread_num: had } = await unread();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('rewards:request.verb') }).click();
  await expect.poll(() => notices.at(-1)).toMatch(/今天已经申请过了/);
  await expect(question).toBeHidden();
  expect((await unread()).unread_num).toBe(had);
});

test('[MSG-061] [MSG-074] a request without an answer says that it may have failed, and can be sent again', async ({
  page,
  freshWorld: world,
}) => {
  const before = await coinsOf(world, 'zhou');
  const notices = await noticesOf(page);
  const bar = await enter(page, world, 'zhou');
  await fail(world, '/coinmall/sendAssignApplyNotice', 'drop');
  await bar.choose(before, 'request');
  const send = page.getByRole('button', { name: say('rewards:request.verb') });
  await send.click();
  await expect.poll(() => notices.join()).toContain(say('rewards:request.unsure'));
  await recover(world);
  await send.click();
  await expect.poll(() => notices.join()).toContain(say('rewards:request.sent'));
});

test('[SHELL-014] [ROLE-032] [ROLE-033] the main account buys by the phone and allocates to an analyst, who sees it come', async ({
  page,
  browser,
  freshWorld: world,
}) => {
  const had = { agent: await coinsOf(world, 'agent'), zhou: await coinsOf(world, 'zhou') };
  const notices = await noticesOf(page);
  const bar = await enter(page, world, 'agent');
  const phone = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  const analyst = await browser.newContext({ baseURL: world.address, locale: 'zh-CN' });
  const zhou = await enter(await analyst.newPage(), world, 'zhou');
  await expect(zhou.balance(had.zhou)).toBeVisible();

  const bought = await bar.scan(had.agent, 'purchase');
  await look(page, 'rewards-purchase');
  // What comes meanwhile from elsewhere leaves the code where it is.
  await createClient(world.address).ask(signIn, { subject_id: 2 }, { as: 'agent' });
  const signed = had.agent + signInCoins;
  await expect(bar.balance(signed)).toBeVisible();
  await expect(page.getByRole('img', { name: say('rewards:code.purchaseLabel') })).toBeVisible();
  await phone.goto(bought);
  await phone.getByRole('radio', { name: '500', exact: true }).check();
  await look(phone, 'rewards-phone-purchase');
  await phone.getByRole('button').click();
  await expect(phone.getByRole('main')).toContainText('500');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(notices.join()).toContain(say('rewards:supply.changed'));

  const allocated = await bar.scan(signed + 500, 'allocation');
  await look(page, 'rewards-allocation');
  await phone.goto(allocated);
  await phone.getByRole('combobox').selectOption({ label: '周明远（zhou）' });
  await phone.getByRole('spinbutton').fill('999999');
  await phone.getByRole('spinbutton').evaluate((input) => {
    input.removeAttribute('max');
  });
  await phone.getByRole('button').click();
  await expect(phone.getByRole('alert')).toBeVisible();
  await expect(phone.getByRole('spinbutton')).toHaveValue('999999');
  await phone.getByRole('spinbutton').fill('120');
  await look(phone, 'rewards-phone-allocation');
  await phone.getByRole('button').click();
  const left = signed + 500 - 120;
  await expect(phone.getByRole('main')).toContainText(
    say('server:coinPage.allocationQuestion', { name: '周明远（zhou）', coins: 120, left }),
  );
  await look(phone, 'rewards-phone-question');
  await expect(bar.balance(signed + 500)).toBeAttached();
  await phone
    .getByRole('button', { name: say('server:coinPage.allocationSure', { coins: 120 }) })
    .click();
  await expect(phone.getByRole('main')).toContainText('120');
  await expect(bar.balance(signed + 380)).toBeVisible();
  await expect(zhou.balance(had.zhou + 120)).toBeVisible();
});

test('a code that can’t be had says so, and is there on the next try', async ({
  page,
  freshWorld: world,
}) => {
  const before = await coinsOf(world, 'emily');
  const bar = await enter(page, world, 'emily', 'en');
  await fail(world, '/coinmall/buyCoinQrCode', 'drop');
  await bar.choose(before, 'purchase');
  const dialog = page.getByRole('dialog');
  const english = wordsIn('en');
  await expect(dialog).toContainText(english('rewards:code.failed'));
  await look(page, 'rewards-code-failed');
  await recover(world);
  await dialog.getByRole('button', { name: english('parts:failed.retry') }).click();
  await expect(
    page.getByRole('img', { name: english('rewards:code.purchaseLabel') }),
  ).toBeVisible();
});
