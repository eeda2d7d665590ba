import { attentionList } from '../../src/contract/home';
import { remindStudents } from '../../src/contract/reminders';
import { homeworkSummary, remindOfHomework } from '../../src/contract/homework';
import { coinAccountList, rewardStudents, unfreezeCoinAccount } from '../../src/contract/rewards';
import { withdrawalRefusal } from '../../src/domain/homework';
import { setStudentStatus } from '../../src/contract/students';
import { createClient } from '../server/rig/client';
import { coinsOf, fail, recover } from './coinBar';
import { look } from './looks';
import { toldName } from './toldName';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

// The server does what it is told, and its answer is lost: nobody is told that it failed.
for (const language of seenIn('en')) {
  const say = wordsIn(language);
  const unsure = say('shell:unsure.network');

  test(`a reminder from home whose answer is lost is not called failed, and the row says that it was sent, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    const { list } = await createClient(world.address).ask(
      attentionList,
      { subject_id: 3 },
      { as: 'zhou' },
    );
    const count = list.filter(({ action }) => action === 'message').length;
    const table = page.getByRole('table', { name: say('home:attention.title') });
    const reminders = table.getByRole('button', { name: say('home:action.message') });
    await expect(reminders).toHaveCount(count);
    await fail(world, remindStudents.path, 'dropAnswer');
    await reminders.first().click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    await expect(page.getByText(unsure)).toBeVisible();
    await look(page, `lost-reminder-${language}`);
    await recover(world);
    await expect(reminders).toHaveCount(count - 1);
    await expect(table).toContainText(
      say('students:reminding.said', {
        ...{ name: toldName('周明远', language), time: '10:00', what: '' },
      }),
    );
  });

  test(`[CODE-015] that the outcome of an act is unknown stays on every page until the keyboard closes it, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    const table = page.getByRole('table', { name: say('home:attention.title') });
    await fail(world, remindStudents.path, 'dropAnswer');
    await table
      .getByRole('button', { name: say('home:action.message') })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    const told = page.getByRole('alert').filter({ hasText: unsure });
    await expect(told).toBeVisible();
    await recover(world);
    await page.clock.runFor(60_000);
    await page.getByRole('link', { name: say('shell:sidebar.student'), exact: true }).click();
    await expect(page).toHaveURL(/student/);
    await page.clock.runFor(60_000);
    await expect(told).toBeVisible();
    await look(page, `lost-stays-${language}`);
    // A dialog keeps the Tab key, F6 leads out of it and back; Escape closes what has the focus.
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('F6');
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await expect(told.getByRole('button')).toBeFocused();
    await page.keyboard.press('F6');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await told.getByRole('link', { name: say('shell:sidebar.home'), exact: true }).click();
    await expect(page).toHaveURL(/\/home\?/);
    const cross = told.getByRole('button', { name: say('parts:toast.dismiss') });
    const hasFocus = () => cross.evaluate((button) => button === document.activeElement);
    for (let left = 150; left > 0 && !(await hasFocus()); left -= 1) {
      await page.keyboard.press('Tab');
    }
    await expect(cross).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(told).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
  });

  test(`[CODE-015] that the outcome of an act is unknown is not said any more once the same act is answered, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/student/list?subject_id=3', language);
    const hide = page.getByRole('button', { name: say('students:action.hide'), exact: true });
    const boxOf = (username: string) =>
      page.getByRole('row').filter({ hasText: username }).getByRole('checkbox');
    const hideInVain = async (username: string) => {
      const box = boxOf(username);
      await box.check();
      await hide.click();
      await expect(hide).toBeEnabled();
      await box.uncheck();
    };
    const { path } = setStudentStatus;
    await page.route(`**${path}`, (call) => call.abort());
    await hideInVain('qh10006');
    const times = say('parts:toast.times', { count: 2 });
    const told = page.getByRole('alert').filter({ hasText: unsure });
    await expect(told).not.toContainText(times);
    await hideInVain('qh10022');
    await expect(told).toContainText(times);
    await look(page, `lost-twice-${language}`);
    await page.unroute(`**${path}`);
    await boxOf('qh10006').check();
    await hide.click();
    await expect(told).not.toContainText(times);
    await boxOf('qh10022').check();
    await hide.click();
    await expect(told).toBeHidden();
  });

  test(`a reminder of homework whose answer is lost is not called failed, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const asked = { subject_id: 3, type: 'composition', page: 1, page_size: 200 } as const;
    const { list } = await createClient(world.address).ask(homeworkSummary, asked, { as: 'zhou' });
    const given = list.find((row) => withdrawalRefusal(row) === null && row.counts.incomplete > 1);
    const address = `/homework/list?subject_id=3&homework_id=${String(given?.homework_id)}`;
    await comeBack(page, world, 'zhou', address, language);
    const open = page.getByText(say('homework:reminder.open'), { exact: true }).first();
    await open.click();
    await fail(world, remindOfHomework.path, 'dropAnswer');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    await expect(page.getByText(unsure)).toBeVisible();
  });

  test(`[SCREEN-125] an account that is unfrozen without an answer is not called frozen, and can be frozen and unfrozen again, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const asked = { subject_id: 2, page: 1, page_size: 20, status: 'frozen' } as const;
    const { list } = await createClient(world.address).ask(coinAccountList, asked, { as: 'zhou' });
    const { name = '', username = '' } = list[0] ?? {};
    await comeBack(page, world, 'zhou', `/crystal/list?subject_id=2&search=${username}`, language);
    const row = page.getByRole('row').filter({ hasText: username });
    const named = { name: toldName(name, language) };
    const thaw = row.getByRole('button', { name: say('rewards:thaw.openFor', named) });
    const freeze = row.getByRole('button', { name: say('rewards:freeze.openFor', named) });
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: say('rewards:thaw.verb'), exact: true });
    await thaw.click();
    await fail(world, unfreezeCoinAccount.path, 'dropAnswer');
    await confirm.click();
    await expect(page.getByText(unsure)).toBeVisible();
    await look(page, `lost-thaw-${language}`);
    await recover(world);
    await freeze.click();
    const reason = page.getByRole('dialog').or(question).getByRole('textbox');
    await reason.fill('Why');
    await page.getByRole('button', { name: say('rewards:freeze.verb'), exact: true }).click();
    await thaw.click();
    await confirm.click();
    await expect(freeze).toBeVisible();
    await page.reload();
    await expect(freeze).toBeVisible();
  });

  test(`[CALL-215] coins that were given without an answer are given once more only by what is filled in anew, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const balance = await coinsOf(world, 'zhou');
    const asked = { subject_id: 2, page: 1, page_size: 1, status: 'normal' } as const;
    const { list } = await createClient(world.address).ask(coinAccountList, asked, { as: 'zhou' });
    const { name = '', username = '' } = list[0] ?? {};
    const address = `/crystal/list?subject_id=2&status=normal&search=${username}`;
    await comeBack(page, world, 'zhou', address, language);
    const open = page
      .getByRole('row')
      .filter({ hasText: username })
      .getByRole('button', {
        name: say('rewards:reward.openFor', { name: toldName(name, language) }),
      });
    const dialog = page.getByRole('dialog').filter({ visible: true });
    const coins = dialog.getByLabel(say('rewards:reward.coins'), { exact: true });
    const remark = dialog.getByLabel(say('rewards:reward.remark'));
    const send = dialog.locator('button[type=submit]');
    const giveUnanswered = async () => {
      await coins.fill('8');
      await remark.fill('Well done');
      await fail(world, rewardStudents.path, 'dropAnswer');
      await send.click();
      await expect(dialog).toContainText(
        say('parts:error.unsure', { why: say('shell:failure.network') }),
      );
      await recover(world);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await open.click();
      await expect(dialog.getByRole('status').first()).toContainText(said);
    };
    const said = say('parts:draft.unanswered', { time: '' }).slice(-20);

    // The same draft once more is the same gift.
    await open.click();
    await giveUnanswered();
    await look(page, `lost-gift-${language}`);
    // One press takes the offer, also where a field has the focus and the offer has been scrolled out of its way.
    await page.setViewportSize({ width: 1024, height: 560 });
    await coins.focus();
    await dialog.getByRole('form').evaluate(({ parentElement }) => parentElement?.scrollTo(0, 40));
    await dialog.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await expect(coins).toHaveValue('8');
    await send.click();
    await expect(dialog).toContainText(say('rewards:reward.given', { count: 8 }));
    expect(await coinsOf(world, 'zhou')).toBe(balance - 8);
    await page.keyboard.press('Escape');

    // The same filled in anew is another one.
    await open.click();
    await giveUnanswered();
    expect(await coinsOf(world, 'zhou')).toBe(balance - 16);
    await coins.fill('8');
    await remark.fill('Well done');
    await send.click();
    await expect(dialog).toContainText(say('rewards:reward.given', { count: 8 }));
    expect(await coinsOf(world, 'zhou')).toBe(balance - 24);
  });

  test(`[CALL-215] what two students were given without an answer is offered in whatever order they are ticked, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const asked = { subject_id: 2, page: 1, page_size: 2, status: 'normal' } as const;
    const { list } = await createClient(world.address).ask(coinAccountList, asked, { as: 'zhou' });
    const dialog = page.getByRole('dialog').filter({ visible: true });
    const rewardInOrder = async (students: typeof list) => {
      await comeBack(page, world, 'zhou', '/crystal/list?subject_id=2&status=normal', language);
      for (const { username } of students)
        await page.getByRole('row').filter({ hasText: username }).getByRole('checkbox').check();
      await page.getByRole('button', { name: say('rewards:reward.open'), exact: true }).click();
    };
    await rewardInOrder(list);
    await dialog.getByLabel(say('rewards:reward.coins'), { exact: true }).fill('8');
    await dialog.getByLabel(say('rewards:reward.remark')).fill('Well done');
    await fail(world, rewardStudents.path, 'dropAnswer');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toContainText(
      say('parts:error.unsure', { why: say('shell:failure.network') }),
    );
    await recover(world);
    await rewardInOrder(list.toReversed());
    await expect(dialog.getByRole('status').first()).toContainText(
      say('parts:draft.unanswered', { time: '' }).slice(-20),
    );
  });
}
