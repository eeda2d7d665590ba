import type { BrowserContext, Page } from '@playwright/test';
import { homeworkSummary } from '../../src/contract/homework';
import { studentList } from '../../src/contract/students';
import type { Language } from '../../src/domain/limits';
import type { Client } from '../server/rig/client';
import {
  assignEssay,
  assignToTheRest,
  correct,
  handIn,
  openBothLists,
  seeBothLists,
} from './dayHomework';
import {
  exportFiltered,
  filterByHealth,
  markAsAuditioned,
  pinAndHide,
  searchByInitials,
  seeNobodyOnTrial,
} from './dayStudents';
import { expect, logIn, test, type World } from './world';
import { openOtherTodos } from './todos';
import type { Say } from './words';

/** Whose day it is. */
export interface Analyst {
  readonly language: Language;
  readonly username: string;
  readonly subjectId: number;
  /** Whether students are on trial with this analyst. */
  readonly hasTrials: boolean;
  /** A student, and the initials that find this one. */
  readonly sought: { readonly initials: string; readonly name: string };
}

export interface Day extends Analyst {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly world: World;
  readonly client: Client;
  readonly say: Say;
}

/** Opens the portal: what waits, and numbers that are those of the lists. */
async function arrive({ page, client, say, username, subjectId }: Day): Promise<void> {
  await logIn(page, username);
  await expect(page).toHaveURL(/\/home\?/);
  await page.goto(`/home?subject_id=${String(subjectId)}`);
  const paging = { subject_id: subjectId, page: 1, page_size: 1 };
  const essays = await client.ask(
    homeworkSummary,
    { ...paging, status: ['toBeCorrected'] },
    { as: username },
  );
  const { total } = await client.ask(
    studentList,
    { ...paging, list: 'responsible' },
    { as: username },
  );
  await openOtherTodos(page, say);
  const waiting = page.getByRole('list', { name: say('home:kind.essayToCorrect') });
  await expect(waiting.getByRole('listitem')).not.toHaveCount(0);
  const numbers = page.getByRole('region', { name: say('home:numbers.title') });
  const students = numbers.getByRole('link', { name: say('home:numbers.students') });
  await expect(students).toContainText(say('home:figure', { value: total }));
  const toCorrect = numbers.getByRole('link', { name: say('home:homework.toBeCorrected') });
  await expect(toCorrect).toContainText(say('home:figure', { value: essays.counts.toBeCorrected }));
}

/** A whole working day, in the words of one language. */
export async function liveThrough(day: Day): Promise<void> {
  const { page, say } = day;
  await test.step('home', () => arrive(day));
  await test.step('students', async () => {
    await page.getByRole('link', { name: say('shell:sidebar.student'), exact: true }).click();
    await searchByInitials(day);
    await filterByHealth(day);
    await exportFiltered(day);
    await pinAndHide(day);
    await (day.hasTrials ? markAsAuditioned(day) : seeNobodyOnTrial(day));
  });
  await test.step('assigning to some', () => assignToTheRest(day));
  const given = await test.step('assigning an essay', () => assignEssay(day));
  const lists = await test.step('two other tabs', () => openBothLists(day, given));
  await test.step('the student hands in', () => handIn(day, given));
  await test.step('both lists have heard of it', () =>
    seeBothLists(day, given, lists, { waiting: 1, completed: 0 }));
  await test.step('correcting', () => correct(day, given));
  await test.step('both lists have heard of that too', () =>
    seeBothLists(day, given, lists, { waiting: 0, completed: 1 }));
}
