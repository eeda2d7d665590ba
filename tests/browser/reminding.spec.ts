import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// Reminding from the home page: the student has a message, and the row says by whom and when.
for (const language of ['zh', 'en'] as const) {
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
    await expect(question).toContainText(say('home:reminder.message', { count: 1 }));
    await look(page, `reminding-asks-${language}`);
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    await expect(page.getByText(say('home:reminder.sent', { count: 1 }))).toBeVisible();
    const reminded = table.getByRole('row').filter({ hasText: student });
    const words = say('home:reminder.reminded', { by: '周明远', time: '10:00' });
    await expect(reminded).toContainText(words);
    await expect(reminders).toHaveCount(1);
    await page.reload();
    await expect(reminded).toContainText(words);
    await look(page, `reminding-${language}`);
  });
}

test('who is reminded of what is said first, and cancelling sends nothing', async ({
  page,
  freshWorld,
}) => {
  const say = wordsIn('en');
  await comeBack(page, freshWorld, 'zhou', '/home?subject_id=3', 'en');
  const all = page.getByRole('button', { name: say('home:reminder.all', { count: 2 }) });
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

test('after all are reminded the keyboard goes on at the students', async ({
  page,
  freshWorld,
}) => {
  const say = wordsIn('en');
  await comeBack(page, freshWorld, 'zhou', '/home?subject_id=3', 'en');
  const all = page.getByRole('button', { name: say('home:reminder.all', { count: 2 }) });
  await all.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: say('students:reminding.verb') }).focus();
  await page.keyboard.press('Enter');
  await expect(all).toHaveCount(0);
  await expect(page.getByRole('group', { name: say('home:attention.title') })).toBeFocused();
});
