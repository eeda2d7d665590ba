import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { studentList } from '../../src/contract/students';
import type { StudentList, StudentRow } from '../../src/domain/students';
import { datesIn } from '../../src/ui/parts/dates';
import type { Day } from './day';
import { expect, textIn } from './world';
import { toldName } from './toldName';

const manyRows = 100;

/** What the server has of a list, in its own order. */
async function rowsOf({ client, username, subjectId }: Day, list: StudentList, keyword = '') {
  const asked = { subject_id: subjectId, list, keyword, page: 1, page_size: manyRows };
  return client.ask(studentList, asked, { as: username });
}

const bodyRows = (page: Page) => page.locator('tbody tr[data-index]');

function rowOf(page: Page, { username }: StudentRow): Locator {
  return bodyRows(page).filter({ hasText: username });
}

async function choose(day: Day, student: StudentRow, action: string): Promise<void> {
  const { page, say } = day;
  await rowOf(page, student)
    .getByRole('button', {
      name: say('parts:table.actionsFor', { name: toldName(student.name, day.language) }),
    })
    .click();
  await page.getByRole('menuitem', { name: say(`students:action.${action}`), exact: true }).click();
}

async function openList({ page, say }: Day, list: StudentList): Promise<void> {
  const name = say(`students:list.${list}`);
  await page.getByRole('tab', { name }).first().click();
}

async function undo({ page, say }: Day): Promise<void> {
  await page.getByRole('button', { name: say('parts:undo.undo') }).click();
}

/** Finds somebody by the initials of the name. */
export async function searchByInitials(day: Day): Promise<void> {
  const { page, say, sought } = day;
  const { list, total } = await rowsOf(day, 'responsible', sought.initials);
  expect(list.map(({ name }) => name)).toContain(sought.name);
  const search = page.getByRole('searchbox', { name: say('students:search') });
  await search.fill(sought.initials);
  await search.press('Enter');
  await expect(bodyRows(page)).toHaveCount(total);
  await expect(bodyRows(page).filter({ hasText: sought.name })).not.toHaveCount(0);
  await search.fill('');
  await search.press('Enter');
  await expect(bodyRows(page)).not.toHaveCount(total);
}

/** Narrows the list to a health level, and back; the address holds what is set. */
export async function filterByHealth(day: Day): Promise<void> {
  const { page, say } = day;
  const { list } = await rowsOf(day, 'responsible');
  const wanted = list.filter(({ health }) => health === 'healthy');
  const label = say('students:filter.health');
  await page.getByRole('button', { name: label, expanded: false }).click();
  await page
    .getByRole('group', { name: label })
    .getByText(say('students:health.healthy'), { exact: true })
    .click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/health=healthy/);
  await expect(bodyRows(page)).toHaveCount(wanted.length);
}

/** Exports what is filtered now, and holds the file against the server's own list. */
export async function exportFiltered(day: Day): Promise<void> {
  const { page, say } = day;
  const { list } = await rowsOf(day, 'responsible');
  const wanted = list.filter(({ health }) => health === 'healthy');
  await page.getByRole('button', { name: say('parts:export.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('parts:export.title') });
  await expect(dialog).toContainText(say('parts:export.counted', { count: wanted.length }));
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('parts:export.confirm'), exact: true }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const [heads = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  const account = heads.split(',').indexOf(say('students:column.account'));
  expect(lines.map((line) => line.split(',')[account])).toEqual(
    wanted.map(({ username }) => username),
  );
  await dialog
    .getByRole('button', { name: say('parts:dialog.close') })
    .first()
    .click();
  await page.getByRole('button', { name: say('parts:filter.clear') }).click();
  await expect(bodyRows(page)).not.toHaveCount(wanted.length);
}

/** Pins and hides somebody, and takes both back. */
export async function pinAndHide(day: Day): Promise<void> {
  const { page, say } = day;
  const { list } = await rowsOf(day, 'responsible');
  const student = list.filter(({ pinned }) => !pinned).at(5);
  if (student === undefined) throw new Error('the list is too short');
  const first = bodyRows(page).first();
  await choose(day, student, 'pin');
  await expect(page.getByText(say('students:change.pinned', { count: 1 }))).toBeVisible();
  await expect(
    rowOf(page, student).getByRole('img', { name: say('students:pinned') }),
  ).toBeVisible();
  await undo(day);
  await expect(
    rowOf(page, student).getByRole('img', { name: say('students:pinned') }),
  ).toBeHidden();

  await choose(day, student, 'hide');
  await expect(rowOf(page, student)).toHaveCount(0);
  await openList(day, 'hidden');
  const { list: hidden } = await rowsOf(day, 'hidden', student.username);
  const hiddenAt = hidden[0]?.hidden_at ?? '';
  const now = Date.parse(textIn(await day.world.control('clock', { advance: '0' }), 'now'));
  expect(now - Date.parse(hiddenAt)).toBeLessThan(60_000);
  await expect(rowOf(page, student)).toContainText(datesIn(day.language).moment(hiddenAt));
  await choose(day, student, 'unhide');
  await expect(rowOf(page, student)).toHaveCount(0);
  await openList(day, 'responsible');
  await expect(rowOf(page, student)).toHaveCount(1);
  await expect(first).toBeVisible();
  const { list: after } = await rowsOf(day, 'responsible');
  expect(after.find(({ username }) => username === student.username)).toMatchObject({
    pinned: false,
    hidden_at: null,
  });
}

/** Opens the trial list of somebody who has nobody on trial: it says so, and why. */
export async function seeNobodyOnTrial(day: Day): Promise<void> {
  const { page, say } = day;
  expect((await rowsOf(day, 'audition')).total).toBe(0);
  await openList(day, 'audition');
  await expect(page.getByText(say('students:nothing.title'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('students:nothing.text'))).toBeVisible();
}

/** Marks a trial student as auditioned, for good. */
export async function markAsAuditioned(day: Day): Promise<void> {
  const { page, say } = day;
  const { list } = await rowsOf(day, 'audition');
  const student = list.find(({ auditioned_at }) => auditioned_at === null);
  if (student === undefined) throw new Error('nobody is on trial');
  await openList(day, 'audition');
  await choose(day, student, 'audition');
  const question = page.getByRole('alertdialog', {
    name: say('students:marking.title', { count: 1 }),
  });
  await expect(question).toContainText(student.name);
  await question.getByRole('button', { name: say('students:marking.verb') }).click();
  await expect(page.getByText(say('students:change.auditioned', { count: 1 }))).toBeVisible();
  const { list: after } = await rowsOf(day, 'audition');
  const marked = after.find(({ username }) => username === student.username);
  expect(marked?.auditioned_at ?? 'elsewhere').not.toBeNull();
  await openList(day, 'auditioned');
  await expect(rowOf(page, student)).toContainText(say('students:list.auditioned'));
  // The mark stays: the row offers other acts, and none that concerns it.
  await rowOf(page, student).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: say('students:action.pin') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: say('students:action.audition') })).toHaveCount(
    0,
  );
  await page.keyboard.press('Escape');
}
