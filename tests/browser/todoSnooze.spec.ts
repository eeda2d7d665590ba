import type { Locator, Page } from '@playwright/test';
import { todoList } from '../../src/contract/home';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// Putting a thing to do off: in one subject alone, said whose it is, and taken back.

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);
  const applications = say('home:kind.applicationPending');
  const block = (page: Page) => page.getByRole('region', { name: say('home:todo.title') });
  const rowsOf = (page: Page, group: string, account: string): Locator =>
    block(page)
      .getByRole('list', { name: group, exact: true })
      .getByRole('listitem')
      .filter({ hasText: account });

  async function openAll(page: Page): Promise<void> {
    await expect(block(page).getByRole('listitem')).not.toHaveCount(0);
    await block(page)
      .locator('details')
      .evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      });
  }

  test(`[SCREEN-007] a student's applications are put off in one subject, with whose they are, and taken back, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const client = createClient(freshWorld.address);
    const applicants = async (subject_id: number) => {
      const { list } = await client.ask(todoList, { subject_id }, { as: 'zhou' });
      return list
        .filter(({ kind }) => kind === 'applicationPending')
        .flatMap(({ students }) => students.map(({ username }) => username));
    };
    const here = await applicants(1);
    const there = await applicants(2);
    const account = here.find((one) => there.includes(one)) ?? '';
    expect(account).not.toBe('');

    await comeBack(page, freshWorld, 'zhou', '/home?subject_id=1', language);
    await openAll(page);
    await rowsOf(page, applications, account).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('home:snooze.reason'), { exact: true }).fill('Call first');
    await dialog.getByRole('button', { name: say('home:snooze.verb'), exact: true }).click();
    await expect(dialog).toBeHidden();
    const putOff = rowsOf(page, say('home:todo.snoozed'), account);
    await expect(putOff).toContainText(applications);
    await expect(putOff).toContainText(say('home:todo.reason', { reason: 'Call first' }));
    await look(page, `todoPutOff-${language}`);

    await page.goto('/home?subject_id=2');
    await openAll(page);
    await expect(rowsOf(page, applications, account)).toHaveCount(1);
    await expect(block(page).getByText(say('home:todo.snoozed'), { exact: true })).toHaveCount(0);

    await page.goto('/home?subject_id=1');
    await openAll(page);
    await putOff.getByRole('button').click();
    await expect(page.getByText(say('home:resume.done'))).toBeVisible();
    await openAll(page);
    await expect(rowsOf(page, applications, account)).toHaveCount(1);
    await expect(putOff).toHaveCount(0);
  });
}
