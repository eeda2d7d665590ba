import type { Page } from '@playwright/test';
import { attentionList } from '../../src/contract/home';
import { remindStudents } from '../../src/contract/reminders';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { toldName } from './toldName';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test, type World } from './world';

// Reminding from the home page: the student has a message, and the row says by whom and when.
for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`a student is reminded once, and the row says by whom, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    await comeBack(page, freshWorld, 'zhou', '/home?subject_id=3', language);
    const table = page.getByRole('table', { name: say('home:attention.title') });
    const reminders = table.getByRole('button', { name: say('home:action.message') });
    await expect(reminders).toHaveCount(2);
    const button = page.getByRole('button', { name: say('home:action.message') });
    const row = table.getByRole('row').filter({ has: button }).first();
    const student = (await row.getByRole('link').first().textContent()) ?? '';
    await reminders.first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say('students:reminding.message', { count: 1 }));
    await look(page, `reminding-asks-${language}`);
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    const notice = page
      .getByText(say('students:reminding.outcome.sent', { count: 1 }))
      .locator('..');
    await expect(notice).toBeVisible();
    // It lies over the top bar, and over nothing that can be done on the page.
    const bar = await page.getByRole('banner').boundingBox();
    const bottom = async () => {
      const { y = 0, height = 999 } = (await notice.boundingBox()) ?? {};
      return y + height;
    };
    // It moves there first.
    await expect.poll(bottom).toBeLessThanOrEqual(bar?.height ?? 0);
    const reminded = table.getByRole('row').filter({ hasText: student });
    const words = say('students:reminding.said', {
      ...{ name: toldName('周明远', language), time: '10:00', what: '' },
    });
    await expect(reminded).toContainText(words);
    await expect(reminders).toHaveCount(1);
    await page.reload();
    await expect(reminded).toContainText(words);
    await look(page, `reminding-${language}`);
  });
}

const say = wordsIn('en');

/** Opens the home page, and answers the button that reminds both students. */
async function openHome(page: Page, world: World) {
  await comeBack(page, world, 'zhou', '/home?subject_id=3', 'en');
  return page.getByRole('button', { name: say('home:reminder.all', { count: 2 }) });
}

async function twoToRemind({ address }: World) {
  const client = createClient(address);
  const { list } = await client.ask(attentionList, { subject_id: 3 }, { as: 'zhou' });
  const [first, second] = list.filter(({ action }) => action === 'message');
  if (first === undefined || second === undefined) throw new Error('two are to be reminded');
  return { client, first, second };
}

test('who is reminded of what is said first, and cancelling sends nothing', async ({
  page,
  freshWorld,
}) => {
  const all = await openHome(page, freshWorld);
  await all.click();
  const question = page.getByRole('alertdialog', {
    name: say('students:reminding.title', { count: 2 }),
  });
  const students = question.getByRole('listitem').filter({ hasText: /Grade/ });
  await expect(students).toHaveCount(2);
  await expect(students.first()).toContainText(/in a row|under \d+ s|off task|overdue/);
  await question.getByRole('button', { name: say('parts:dialog.cancel') }).click();
  await expect(question).toBeHidden();
  await expect(all).toBeEnabled();
});

test('whom a colleague has reminded before the question gets none: it is said there, by name', async ({
  page,
  freshWorld,
}) => {
  const all = await openHome(page, freshWorld);
  await expect(all).toBeVisible();
  const { client, first, second } = await twoToRemind(freshWorld);
  const student_ids = [first.student_id];
  await client.ask(remindStudents, { subject_id: 3, student_ids }, { as: 'zhou' });
  await all.click();
  const question = page.getByRole('alertdialog', {
    name: say('students:reminding.title', { count: 1 }),
  });
  await expect(question.getByRole('listitem').filter({ hasText: /Grade/ })).toHaveText([
    new RegExp(second.username),
  ]);
  const words = say('students:reminding.leftOut.already', { count: 1 });
  await expect(question.locator('dt', { hasText: words }).locator('+ dd')).toContainText(
    first.username,
  );
  await look(page, 'reminding-foreseen-en');
  await question.getByRole('button', { name: say('students:reminding.verb') }).click();
  await expect(page.getByText(say('students:reminding.outcome.sent', { count: 1 }))).toBeVisible();
});

test('whom a colleague has just reminded is named, with the reason', async ({
  page,
  freshWorld,
}) => {
  const all = await openHome(page, freshWorld);
  await all.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/Grade/)).toHaveCount(2);
  const accounts = await question.getByText(/Grade/).allTextContents();
  const { client, first, second } = await twoToRemind(freshWorld);
  expect(accounts.join()).toContain(first.username);
  const student_ids = [first.student_id];
  await client.ask(remindStudents, { subject_id: 3, student_ids }, { as: 'zhou' });
  await question.getByRole('button', { name: say('students:reminding.verb') }).click();
  const told = page.getByRole('dialog', { name: say('students:reminding.done') });
  for (const [outcome, { username }] of [
    ['sent', second],
    ['already', first],
  ] as const) {
    const words = say(`students:reminding.outcome.${outcome}`, { count: 1 });
    await expect(told.locator('dt', { hasText: words }).locator('+ dd')).toContainText(username);
  }
  await look(page, 'reminding-left-out-en');
  await told
    .getByRole('button', { name: say('parts:dialog.close') })
    .first()
    .click();
  await expect(told).toBeHidden();
});

test('after all are reminded the keyboard goes on at the students', async ({
  page,
  freshWorld,
}) => {
  const all = await openHome(page, freshWorld);
  await all.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('students:reminding.verb') }).focus();
  await page.keyboard.press('Enter');
  await expect(all).toHaveCount(0);
  await expect(page.getByRole('group', { name: say('home:attention.title') })).toBeFocused();
});
