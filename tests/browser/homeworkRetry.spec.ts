import type { Page } from '@playwright/test';
import {
  addHomework,
  homeworkSummary,
  retryHomework,
  withdrawHomework,
} from '../../src/contract/homework';
import { createClient } from '../server/rig/client';
import { AssignDialog } from './assigning';
import { type CheckedCard, seekCard } from './assignable';
import { fail, recover } from './coinBar';
import { look } from './looks';
import { requestIdsOf } from './requestIds';
import { toldName } from './toldName';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test, type World } from './world';

// Arranging fails for some, since a colleague or another tab was faster; the others keep the homework.

const as = 'zhou';
const subject_id = 3;
const type = 'adaptive' as const;
const title = '第 12 周';

/** Five who can be given a card, and the homework that takes it from some of them meanwhile. */
async function assignBehind(page: Page, world: World, language: 'zh' | 'en', missed: number) {
  const say = wordsIn(language);
  const client = createClient(world.address);
  const enough = ({ assignable }: CheckedCard['students']) => assignable.length >= 5;
  const card = await seekCard({ client, as, subjectId: subject_id }, type, enough);
  const students = card.students.assignable.slice(0, 5);
  await comeBack(page, world, as, `/homework/list?subject_id=${String(subject_id)}`, language);
  const dialog = new AssignDialog(page, say);
  await dialog.open();
  await dialog.fill(type, card, title, students);
  const { homework_id } = await client.ask(
    addHomework,
    {
      ...{ subject_id, type, name: 'First', deadline: '2026-11-27T20:00:00+08:00' },
      ...{ course_id: card.courseId, lesson_id: card.lessonId, card_id: card.card.card_id },
      student_ids: students.slice(0, missed).map(({ id }) => id),
    },
    { as },
  );
  await dialog.submit();
  await expect(dialog.box).toContainText(say('homework:assign.arranging.title'));
  await world.control('clock', { advance: '5000' });
  await dialog.button('refresh').click();
  const withdrawFirst = () => client.ask(withdrawHomework, { subject_id, homework_id }, { as });
  const given = async () => {
    const asked = { subject_id, keyword: title, page: 1, page_size: 20 };
    const { list } = await client.ask(homeworkSummary, asked, { as });
    return list.map(({ total_count }) => total_count);
  };
  return { say, dialog, students, withdrawFirst, given };
}

for (const [language, width] of [
  ['zh', 1440],
  ['en', 1024],
] as const) {
  test(`[HWA-14] it is said for whom assigning failed and why, and one student or all can be tried again in the same homework, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    const { say, dialog, students, withdrawFirst, given } = await assignBehind(
      page,
      world,
      language,
      2,
    );
    const [first, second, third] = students;
    const failed = say('homework:assign.failed.because', {
      reason: say('homework:outcome.alreadyAssigned'),
    });
    const row = (student: typeof first) => dialog.student(student?.username ?? '?');
    const again = (student: typeof first) =>
      row(student).getByRole('button', {
        name: say('homework:retry.openFor', { name: toldName(student?.name ?? '?', language) }),
      });
    await expect(dialog.box).toContainText(say('homework:assign.partly.title'));
    await expect(dialog.box.getByRole('listitem').first()).toContainText(failed);
    await expect(row(third)).toContainText(say('homework:assignment.succeeded'));
    await expect(again(third)).toHaveCount(0);
    expect(await given()).toEqual([3]);
    await look(page, `retry-partly-${language}`);

    // Still impossible: it is said, and nothing is lost.
    await again(first).click();
    await expect(page.getByText(say('homework:retry.failed', { count: 1 }))).toBeVisible();
    await expect(row(first)).toContainText(failed);

    await withdrawFirst();
    await again(first).click();
    await expect(again(first)).toHaveCount(0);
    await expect(row(first)).toContainText(say('homework:assignment.succeeded'));
    await expect(row(second)).toContainText(failed);
    expect(await given()).toEqual([4]);
    await dialog.button('failed.retry', { count: 1 }).click();
    await expect(dialog.box).toContainText(say('homework:assign.succeeded.text'));
    await look(page, `retry-done-${language}`);
    await dialog.button('done').click();
    await expect(dialog.box).toBeHidden();
    expect(await given()).toEqual([5]);
  });

  test(`[HWA-14] once the dialog is closed, the list and the homework's page say for how many it failed, who, and why, and try again, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    const { say, dialog, withdrawFirst, given } = await assignBehind(page, world, language, 2);
    await dialog.button('close').first().click();
    const some = say('homework:failures.some', { count: 2 });
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText(some);
    await look(page, `failures-list-${language}`);
    await row.getByRole('link', { name: title }).click();
    const open = page.getByRole('button', { name: say('homework:failures.open', { count: 2 }) });
    await look(page, `failures-page-${language}`);
    await open.click();
    await expect(dialog.box.getByRole('listitem')).toHaveCount(5);
    await expect(dialog.box).toContainText(say('homework:outcome.alreadyAssigned'));
    await expect(dialog.button('editAgain')).toHaveCount(0);
    await look(page, `failures-dialog-${language}`);
    await withdrawFirst();
    await dialog.button('failed.retry', { count: 2 }).click();
    await dialog.button('done').click();
    await expect(dialog.box).toBeHidden();
    await expect(open).toHaveCount(0);
    await expect(page.getByRole('grid').getByRole('row')).toHaveCount(6);
    expect(await given()).toEqual([5]);
  });
}

for (const language of seenIn('en')) {
  test(`[HWA-18] who already has the card is marked when failed homework is edited again, and not chosen, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const { say, dialog, students } = await assignBehind(page, world, language, 5);
    await dialog.button('editAgain').click();
    for (const { username } of students) {
      const box = dialog.box.getByRole('checkbox', { name: username });
      await expect(box).toBeDisabled();
      await expect(box).not.toBeChecked();
    }
    await expect(dialog.box).toContainText(say('homework:outcome.alreadyAssigned'));
    await look(page, `retry-edited-${language}`);

    // Another title is kept, though the draft of what was sent is gone.
    await dialog.field('name').fill('Week 13');
    const kept = new RegExp(say('parts:draft.saved', { time: '.+' }));
    await expect(dialog.box.getByText(kept)).toBeVisible();
    await page.reload();
    await dialog.open();
    await dialog.box.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await expect(dialog.field('name')).toHaveValue('Week 13');
  });

  test(`[HWA-15] what failed for everybody is tried again for all at once, and is one homework, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const { say, dialog, withdrawFirst, given } = await assignBehind(page, world, language, 5);
    await expect(dialog.box).toContainText(say('homework:assign.failed.title'));
    await look(page, `retry-failed-${language}`);
    await withdrawFirst();
    await dialog.button('failed.retry', { count: 5 }).click();
    await expect(dialog.box).toContainText(say('homework:assign.succeeded.text'));
    expect(await given()).toEqual([5]);
  });

  test(`[HWA-15] once the deadline has passed it is said that it cannot be tried again, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await page.clock.install();
    const { say, dialog } = await assignBehind(page, world, language, 5);
    const retry = dialog.button('failed.retry', { count: 5 });
    await expect(retry).toBeVisible();
    // No answer of the server, whose days have not passed, says another time: the last may still be on its way.
    await page.context().setOffline(true);
    await expect(async () => {
      await page.clock.fastForward(10 * 24 * 3_600_000);
      await expect(dialog.box.getByRole('status')).toContainText(
        say('homework:retry.refused.overdue'),
        { timeout: 2000 },
      );
    }).toPass();
    await expect(retry).toHaveCount(0);
  });

  test(`[HWA-16] after a lost answer it is asked whether trying again has succeeded, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const { say, dialog, withdrawFirst, given } = await assignBehind(page, world, language, 2);
    const retry = dialog.button('failed.retry', { count: 2 });
    const ids = requestIdsOf(page, retryHomework.path);
    await expect(retry).toBeVisible();

    // It does not even arrive: what failed stays failed, and can be tried again.
    await fail(world, retryHomework.path, 'drop');
    await retry.click();
    await expect(page.getByText(say('shell:unsure.network')).first()).toBeVisible();
    await recover(world);
    await expect(retry).toBeVisible({ timeout: 15_000 });
    const lost = new Set(ids).size;

    await withdrawFirst();
    await fail(world, retryHomework.path, 'dropAnswer');
    await retry.click();
    await expect(dialog.box).toContainText(say('homework:assign.succeeded.text'));
    await expect(retry).toHaveCount(0);
    await recover(world);
    expect(await given()).toEqual([5]);
    expect([lost, new Set(ids).size]).toEqual([1, 2]);
    await look(page, `retry-lost-${language}`);
  });
}
