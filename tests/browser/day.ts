import type { BrowserContext, Page } from '@playwright/test';
import { homeworkSummary } from '../../src/contract/homework';
import { studentList } from '../../src/contract/students';
import type { Language } from '../../src/domain/limits';
import { type Client, createClient } from '../server/rig/client';
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
import { type Say, wordsIn } from './words';

/** Whose day it is. */
interface Analyst {
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
export function liveThroughADay(analyst: Analyst): void {
  const ofTrials = analyst.hasTrials ? '[SCREEN-018] [SCREEN-023] [AUD-01] ' : '';
  test(`${ofTrials}[SCREEN-014] [SCREEN-015] [SCREEN-016] [SCREEN-017] [SCREEN-019] [SCREEN-020] [SCREEN-021] [SCREEN-022] [SCREEN-079] [SCREEN-080] [SCREEN-082] [SCREEN-084] [SCREEN-085] [SCREEN-086] [ROLE-010] [ROLE-011] [MSG-039] [MSG-040] [MSG-042] [HWP-01] [HWP-05] [LST-01] [LST-02] [LST-03] [LST-04] a working day of ${analyst.username}`, async ({
    page,
    context,
    freshWorld: world,
  }) => {
    test.setTimeout(240_000);
    const client = createClient(world.address);
    const day = { ...analyst, page, context, world, client, say: wordsIn(analyst.language) };
    const { say } = day;

    await test.step('home', () => arrive(day));
    await test.step('students', async () => {
      await page.getByRole('link', { name: say('shell:sidebar.student'), exact: true }).click();
      await searchByInitials(day);
      await filterByHealth(day);
      await exportFiltered(day);
      await pinAndHide(day);
      await (analyst.hasTrials ? markAsAuditioned(day) : seeNobodyOnTrial(day));
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
  });
}
