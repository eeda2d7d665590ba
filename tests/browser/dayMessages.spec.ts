import type { Page } from '@playwright/test';
import { addHomework, checkIsAdd } from '../../src/contract/homework';
import type { Language } from '../../src/domain/limits';
import { createClient } from '../server/rig/client';
import { AssignDialog } from './assigning';
import { type CheckedCard, seekCard } from './assignable';
import { wordsIn } from './words';
import { comeBack, expect, test, type World } from './world';

// What the dialog that assigns says when it does not go well, beyond what a usual day shows.

const accounts = [
  { language: 'zh', as: 'zhou', subject_id: 3 },
  { language: 'en', as: 'emily', subject_id: 1 },
] as const;

interface Scene {
  readonly page: Page;
  readonly world: World;
  readonly language: Language;
  readonly as: string;
  readonly subject_id: number;
}

/** Fills in the dialog for the first student who may have the first card, and all but submits it. */
async function fillIn({ page, world, language, as, subject_id }: Scene) {
  const client = createClient(world.address);
  const card = await seekCard(
    { client, as, subjectId: subject_id },
    'adaptive',
    ({ assignable }) => assignable.length > 0,
  );
  const students = card.students.assignable.slice(0, 1);
  await comeBack(page, world, as, `/homework/list?subject_id=${String(subject_id)}`, language);
  const dialog = new AssignDialog(page, wordsIn(language));
  await dialog.open();
  await dialog.fill('adaptive', card, 'Week 12', students);
  return { client, card, dialog, name: students[0]?.name ?? '' };
}

function sameFor({ courseId, lessonId, card, students }: CheckedCard, subject_id: number) {
  return {
    subject_id,
    name: 'Week 12',
    type: 'adaptive' as const,
    course_id: courseId,
    lesson_id: lessonId,
    card_id: card.card_id,
    student_ids: students.assignable.slice(0, 1).map(({ id }) => id),
    deadline: '2026-11-27T20:00:00+08:00',
  };
}

for (const account of accounts) {
  const { language, as, subject_id } = account;
  const say = wordsIn(language);

  /** Assigns homework while somebody else is faster: both pass the check, and the first to be arranged gets the card. */
  async function failByAnother(page: Page, world: World) {
    const { client, card, dialog, name } = await fillIn({ page, world, ...account });
    await client.ask(addHomework, sameFor(card, subject_id), { as });
    await dialog.submit();
    await expect(dialog.box.getByRole('status')).toHaveText(say('homework:assign.arranging.text'));
    await world.control('clock', { advance: '60000' });
    await expect(dialog.box.getByRole('status')).toContainText(say('homework:assign.failed.text'));
    await expect(dialog.student(name)).toContainText(say('homework:outcome.alreadyAssigned'));
    return dialog;
  }

  test(`[SCREEN-083] [HWA-15] a failure is told student by student, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const dialog = await failByAnother(page, world);

    await dialog.button('failed.retry', { count: 1 }).click();
    await expect(page.getByText(say('homework:retry.failed', { count: 1 }))).toBeVisible();
    await dialog.button('editAgain').click();
    await expect(dialog.field('name')).toHaveValue('Week 12');
  });

  test(`[HWA-18] after a failure what was filled in is edited again, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const dialog = await failByAnother(page, world);
    await dialog.button('editAgain').click();
    await expect(dialog.field('name')).toHaveValue('Week 12');
    await expect(dialog.button('submit')).toBeVisible();
  });

  test(`[MSG-041] a card may have lost its knowledge points, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const { card, dialog } = await fillIn({ page, world, ...account });
    await world.control('homework/empty-card', { card_id: String(card.card.card_id) });
    await dialog.submit();
    await expect(dialog.box.getByRole('alert')).toHaveText(say('homework:refused.noPoints'));
    await dialog.button('editAgain').click();
    await expect(dialog.field('name')).toHaveValue('Week 12');
  });

  test(`[HWA-10] what was filled in stays when the check does not come through, in ${language}`, async ({
    page,
    world,
  }) => {
    const { dialog } = await fillIn({ page, world, ...account });
    await world.control('fail', { path: checkIsAdd.path, kind: 'code', code: '5000' });
    await dialog.submit();
    await expect(page.locator('[data-live]')).toContainText(say('shell:failure.default'));
    await expect(dialog.button('submit')).toBeVisible();
    await expect(dialog.field('name')).toHaveValue('Week 12');
    await expect(dialog.field('card')).not.toHaveValue('');
  });
}
