import type { Page } from '@playwright/test';
import { addHomework, homeworkByStudent } from '../../src/contract/homework';
import { AssignDialog } from './assigning';
import { type NamedStudent, seekCard } from './assignable';
import { CorrectionDesk } from './correcting';
import type { Day } from './day';
import { essayOf } from './dayTexts';
import { expect } from './world';

/** What was assigned, and to whom. */
export interface Given {
  readonly title: string;
  readonly student: NamedStudent;
}

const listAddress = ({ subjectId }: Day) => `/homework/list?subject_id=${String(subjectId)}`;

/** Follows the arranging in the dialog until the server has come to its end. */
async function seeArranged(
  { say, world }: Day,
  dialog: AssignDialog,
  students: readonly NamedStudent[],
) {
  await expect(dialog.box.getByRole('status')).toHaveText(say('homework:assign.arranging.text'));
  await world.control('clock', { advance: '5000' });
  await dialog.button('refresh').click();
  await expect(dialog.box.getByRole('status')).toHaveText(say('homework:assign.succeeded.text'));
  for (const { name } of students) {
    await expect(dialog.student(name)).toContainText(say('homework:assignment.succeeded'));
  }
  await dialog.button('done').click();
}

/** Fills in nothing, then chooses somebody who leaves the course meanwhile, then goes on with the others. */
export async function assignToTheRest(day: Day): Promise<void> {
  const { page, say, client, username: as, subjectId } = day;
  const card = await seekCard(
    { client, as, subjectId },
    'adaptive',
    ({ assignable, notLearned }) => assignable.length > 2 && notLearned.length > 0,
  );
  const allowed = card.students.assignable.slice(0, 2);
  const refused = card.students.assignable.slice(2, 3);
  await page.goto(listAddress(day));
  const dialog = new AssignDialog(page, say);
  await dialog.open();
  await dialog.submit();
  for (const field of ['course', 'lesson', 'card', 'essay_title', 'deadline', 'students']) {
    const error = say(`homework:error.${field}.required`);
    await expect(dialog.box.getByText(error, { exact: true })).toBeVisible();
  }
  await expect(dialog.field('course')).toBeFocused();

  const name = `${day.language} 12`;
  await dialog.fill('adaptive', card, name, [...allowed, ...refused]);
  // Who has not come so far cannot be chosen; whoever leaves meanwhile is found by the check.
  for (const { username } of card.students.notLearned) {
    await expect(dialog.box.getByRole('checkbox', { name: username })).toBeDisabled();
  }
  for (const { id } of refused) {
    const course_id = String(card.courseId);
    await day.world.control('lessons/leave', { course_id, student_id: String(id) });
  }
  await dialog.submit();
  await expect(dialog.box.getByRole('alert')).toHaveText(say('homework:refused.notLearned'));
  for (const one of refused) {
    await expect(dialog.student(one.name)).toContainText(say('homework:outcome.notLearned'));
  }
  for (const one of allowed) {
    await expect(dialog.student(one.name)).toContainText(say('homework:outcome.assignable'));
  }
  await dialog.button('refused.rest', { count: allowed.length }).click();
  await seeArranged(day, dialog, allowed);
  await expect(page.getByRole('row', { name })).toContainText('0 / 2');
  // The newest stands first at once.
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  await expect(page.getByText(say('parts:order.changed'))).toHaveCount(0);
}

/** Assigns an essay; its student cannot be chosen for the card again. Who was given a card meanwhile is refused it. */
export async function assignEssay(day: Day): Promise<Given> {
  const { page, say, client, username: as, subjectId, language } = day;
  const card = await seekCard(
    { client, as, subjectId },
    'composition',
    ({ assignable }) => assignable.length > 0,
  );
  const [student] = card.students.assignable;
  if (student === undefined) throw new Error('nobody is there to write');
  const { title } = essayOf(language);
  const dialog = new AssignDialog(page, say);
  await dialog.open();
  await dialog.fill('composition', card, title, [student]);
  await dialog.submit();
  await seeArranged(day, dialog, [student]);

  await dialog.open();
  await dialog.fill('composition', card, title, []);
  await expect(dialog.box.getByRole('checkbox', { name: student.username })).toBeDisabled();
  await page.keyboard.press('Escape');

  const next = await seekCard(
    { client, as, subjectId },
    'adaptive',
    ({ assignable }) => assignable.length > 0,
  );
  const others = next.students.assignable.slice(0, 1);
  await dialog.open();
  await dialog.fill('adaptive', next, 'Twice', others);
  const place = { course_id: next.courseId, lesson_id: next.lessonId, card_id: next.card.card_id };
  const deadline = '2026-11-27T20:00:00+08:00';
  const given = { subject_id: subjectId, type: 'adaptive', name: 'Elsewhere', deadline } as const;
  const student_ids = others.map(({ id }) => id);
  await client.ask(addHomework, { ...given, ...place, student_ids }, { as });
  await day.world.control('clock', { advance: '60000' });
  await day.world.control('homework/settle');
  await dialog.submit();
  await expect(dialog.box.getByRole('alert')).toHaveText(say('homework:refused.alreadyAssigned'));
  await page.keyboard.press('Escape');
  await expect(dialog.box).toHaveCount(0);
  await expect(page.getByRole('row', { name: title })).toHaveCount(1);
  await expect(page.getByRole('row', { name: title })).toContainText('0 / 1');
  return { title, student };
}

export interface Lists {
  readonly byAssignment: Page;
  readonly byStudent: Page;
  /** What the student had completed and had waiting before. */
  readonly before: { readonly completed: number; readonly waiting: number };
}

async function standingOf({ client, subjectId, username: as }: Day, { student }: Given) {
  const keyword = student.username;
  const paging = { subject_id: subjectId, keyword, page: 1, page_size: 10 };
  const { list } = await client.ask(homeworkByStudent, paging, { as });
  const row = list.find(({ username }) => username === student.username);
  return { completed: row?.completed_count ?? 0, waiting: row?.counts.toBeCorrected ?? 0 };
}

const loadedOnce = (page: Page) => page.evaluate(() => Object.assign(window, { loadedOnce: true }));
const isLoadedOnce = (page: Page) => page.evaluate(() => 'loadedOnce' in window);

/** Opens the list by assignment and the one by student, each in a tab of its own. */
export async function openBothLists(day: Day, given: Given): Promise<Lists> {
  const byAssignment = await day.context.newPage();
  await byAssignment.goto(listAddress(day));
  const byStudent = await day.context.newPage();
  await byStudent.goto(`${listAddress(day)}&view=student&search=${given.student.username}`);
  await expect(byAssignment.getByRole('row', { name: given.title })).toContainText('0 / 1');
  await expect(byStudent.getByRole('row', { name: given.student.name })).toBeVisible();
  await loadedOnce(byAssignment);
  await loadedOnce(byStudent);
  return { byAssignment, byStudent, before: await standingOf(day, given) };
}

export async function handIn({ world, language }: Day, given: Given): Promise<void> {
  const { title, text } = essayOf(language);
  await world.control('homework/hand-in', { title, text, username: given.student.username });
}

/** Both lists show how it stands now, by the socket alone: neither page was loaded again. */
export async function seeBothLists(
  { say }: Day,
  { title, student }: Given,
  { byAssignment, byStudent, before }: Lists,
  now: { readonly waiting: number; readonly completed: number },
): Promise<void> {
  const waits = (count: number) =>
    count === 0 ? '0' : say('homework:action.correctCount', { count });
  const assignment = byAssignment.getByRole('row', { name: title }).locator('td');
  await expect(assignment.nth(1)).toHaveText(waits(now.waiting));
  await expect(assignment.nth(2)).toHaveText(`${String(now.completed)} / 1`);
  const person = byStudent.getByRole('row', { name: student.name }).locator('td');
  await expect(person.nth(1)).toHaveText(
    new RegExp(`^${String(before.completed + now.completed)} / `),
  );
  await expect(person.nth(2)).toHaveText(waits(before.waiting + now.waiting));
  expect(await isLoadedOnce(byAssignment)).toBe(true);
  expect(await isLoadedOnce(byStudent)).toBe(true);
}

/** Corrects the essay: overlapping remarks, a draft that outlasts a reload, and what cannot be taken back. */
export async function correct(day: Day, { title, student }: Given): Promise<void> {
  const { page, say, language } = day;
  const { text, first, second, comments } = essayOf(language);
  await page.getByRole('row', { name: title }).getByRole('link', { name: title }).click();
  await page
    .getByRole('row', { name: student.name })
    .getByRole('link', { name: say('homework:action.correct') })
    .click();
  const desk = new CorrectionDesk(page, say);
  await expect(desk.essay).toHaveText(text);

  await desk.remark(first, 'contentMaterials', comments.first);
  await desk.remark(second, 'language', comments.second);
  await expect(desk.essay.locator('[data-depth="0"] [data-depth="1"]')).toHaveCount(1);
  await desk.category('structuralLayout').fill(comments.structure);
  await desk.openReadThrough();
  await expect(page.getByText(say('grading:error.rating.required'))).toBeVisible();
  await expect(desk.rating).toBeFocused();
  await desk.rating.fill('86');
  await page.getByText(comments.tag, { exact: true }).click();
  await desk.comment.fill(comments.whole);
  await desk.isKept();

  await page.reload();
  await desk.restore();
  await expect(desk.remarks).toHaveCount(2);
  await expect(desk.comment).toHaveValue(comments.whole);
  await expect(desk.category('structuralLayout')).toHaveValue(comments.structure);
  await desk.openReadThrough();
  await expect(desk.readThrough).toContainText(say('grading:readThrough.forGood'));
  await expect(desk.readThrough).toContainText(say('grading:overall.rated', { rating: 86 }));
  await expect(desk.readThrough).toContainText(comments.first);
  await expect(desk.readThrough).toContainText(comments.second);
  await desk.submit();
  await expect(page.getByText(say('grading:submitted', { name: student.name }))).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('article')).toContainText(first);
  await expect(page.getByText(comments.structure)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
}
