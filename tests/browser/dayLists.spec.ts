import type { Page } from '@playwright/test';
import { homeworkByStudent, homeworkPersons, homeworkSummary } from '../../src/contract/homework';
import { withdrawalRefusal } from '../../src/domain/homework';
import { createClient } from '../server/rig/client';
import { wordsIn } from './words';
import { accessFaults } from './accessFaults';
import { comeBack, expect, test } from './world';

// The four emptinesses of each list of homework: loading, nothing there, nothing for this filter, failed.

const accounts = [
  { language: 'zh', as: 'zhou', subject_id: 3 },
  { language: 'en', as: 'emily', subject_id: 1 },
] as const;

const lists = [
  { path: homeworkSummary.path, view: '', finds: 'homework' },
  { path: homeworkByStudent.path, view: '&view=student', finds: 'student' },
  { path: homeworkPersons.path, view: '&homework_id=', finds: 'student' },
] as const;

const bodyRows = (page: Page) => page.locator('tbody tr[data-index]');

for (const { language, as, subject_id } of accounts) {
  const say = wordsIn(language);
  for (const { path, view, finds } of lists) {
    test(`[SCREEN-078] ${path} says why it is empty, in ${language}`, async ({ page, world }) => {
      const client = createClient(world.address);
      const paging = { subject_id, page: 1, page_size: 1 };
      const { list } = await client.ask(homeworkSummary, paging, { as });
      const id = view.endsWith('=') ? String(list[0]?.homework_id) : '';
      const address = `/homework/list?subject_id=${String(subject_id)}${view}${id}`;

      await world.control('fail', { path, kind: 'code', code: '5000' });
      await comeBack(page, world, as, address, language);
      await expect(page.getByText(say('homework:failed'))).toBeVisible();
      expect(await accessFaults(page)).toEqual([]);
      await page.getByRole('button', { name: say('parts:failed.retry') }).click();
      await expect(bodyRows(page)).not.toHaveCount(0);
      const all = await bodyRows(page).count();

      const search = page.getByRole('searchbox', { name: say(`homework:search.${finds}`) });
      await search.fill('zzzzzz');
      await search.press('Enter');
      await expect(page.getByText(say('parts:nothingForFilter.title'))).toBeVisible();
      expect(await accessFaults(page)).toEqual([]);
      await page.getByRole('button', { name: say('parts:nothingForFilter.clear') }).click();
      await expect(bodyRows(page)).toHaveCount(all);

      await world.control('fail', { path, kind: 'hang' });
      await page.goto(address);
      await expect(page.getByRole('table').or(page.getByRole('grid'))).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(bodyRows(page)).toHaveCount(0);
      await world.control('fail/clear');
    });
  }
}

for (const { language, as, subject_id } of accounts) {
  test(`only who assigned homework is offered to take it back, in ${language}`, async ({
    page,
    world,
  }) => {
    const client = createClient(world.address);
    const all = { subject_id, page: 1, page_size: 200 };
    const { list } = await client.ask(homeworkSummary, all, { as });
    const offer = page.getByRole('button', { name: wordsIn(language)('homework:withdrawal.open') });
    const isOpen = (row: (typeof list)[number]) =>
      withdrawalRefusal({ ...row, is_own: true }) === null;
    const idOf = (isOwn: boolean) => {
      const rows = list.filter((row) => row.is_own === isOwn);
      return (rows.find(isOpen) ?? rows[0])?.homework_id;
    };
    const open = async (isOwn: boolean) => {
      const asked = `subject_id=${String(subject_id)}&homework_id=${String(idOf(isOwn))}`;
      await comeBack(page, world, as, `/homework/list?${asked}`, language);
      await expect(bodyRows(page)).not.toHaveCount(0);
    };
    await open(true);
    await expect(offer).toBeVisible();
    await open(false);
    await expect(offer).toHaveCount(0);
  });
}

for (const [view, filter] of [
  ['homework', ''],
  ['student', '&view=student'],
] as const) {
  test(`[SCREEN-078] says how the list gets filled while there is nothing, by ${view}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn('zh');
    await comeBack(page, world, 'agent', `/homework/list?subject_id=3${filter}`);
    await expect(page.getByText(say('homework:nothing.title'))).toBeVisible();
    await expect(page.getByText(say('homework:nothing.text'))).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}
