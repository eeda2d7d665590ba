import { attentionList } from '../../src/contract/home';
import { coinAccountList } from '../../src/contract/rewards';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

// What the student lists offer is offered on the student's own page, too.
for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`a student is reminded on the student's own page, once, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const { list } = await client.ask(attentionList, { subject_id: 3 }, { as: 'zhou' });
    const student = list.find(({ action }) => action === 'message');
    if (student === undefined) throw new Error('somebody is to be reminded');
    const address = `/student/detail?subject_id=3&student_id=${String(student.student_id)}`;
    await comeBack(page, world, 'zhou', address, language);
    const remind = page.getByRole('button', { name: say('students:act.remind'), exact: true });
    await remind.click();
    const question = page.getByRole('alertdialog', {
      name: say('students:reminding.title', { count: 1 }),
    });
    await expect(question).toContainText(student.username);
    await look(page, `student-reminding-${language}`);
    await question.getByRole('button', { name: say('parts:dialog.cancel') }).click();
    await expect(question).toBeHidden();
    await remind.click();
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    const told = page.getByRole('dialog', { name: say('students:reminding.done') });
    const close = told.getByRole('button', { name: say('parts:dialog.close') }).first();
    await expect(told).toContainText(say('students:reminding.outcome.sent', { count: 1 }));
    await close.click();
    // Who had it today gets no second one: it says why.
    await remind.click();
    await expect(told).toContainText(say('students:reminding.outcome.already', { count: 1 }));
    await close.click();
    await expect(told).toBeHidden();
    await look(page, `student-acts-${language}`);
  });

  test(`a student is given coins from the student's own page, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const address = '/student/detail?subject_id=3&student_id=10011&view=homework';
    await comeBack(page, world, 'zhou', address, language);
    const client = createClient(world.address);
    const accountOf = async () => {
      const asked = { subject_id: 3, keyword: 'qh10011', page: 1, page_size: 1 } as const;
      const { list } = await client.ask(coinAccountList, asked, { as: 'zhou' });
      return list[0]?.coin_cnt ?? 0;
    };
    const before = await accountOf();
    await page.getByRole('link', { name: say('students:act.reward'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('qh10011');
    await dialog.getByLabel(say('rewards:reward.coins'), { exact: true }).fill('7');
    await dialog.getByLabel(say('rewards:reward.remark')).fill('Well done');
    await look(page, `student-rewarding-${language}`);
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toContainText(say('rewards:reward.given', { count: 7 }));
    await dialog
      .getByRole('button', { name: say('parts:dialog.close') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/student\/detail.*student_id=10011.*view=homework/);
    expect(await accountOf()).toBe(before + 7);
  });
}
