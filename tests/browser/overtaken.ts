import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/limits';
import { spelledName } from '../../src/domain/spelledName';
import { look } from './looks';
import { wordsIn } from './words';
import { expect } from './world';

interface Overtaken {
  readonly page: Page;
  readonly language: Language;
  readonly picture: string;
  /** Whether whoever was first is the same person, and not 周明远, a colleague. */
  readonly isOwn?: boolean;
}

/** Sees who was first, that 写得很好, which was typed, can be copied, and opens what was submitted: 写得很真诚。 */
export async function seeOvertaken({ page, language, picture, isOwn }: Overtaken): Promise<void> {
  const say = wordsIn(language);
  const [title, key] = isOwn === true ? ['ownTitle', 'own'] : ['title', 'graded'];
  const overtaken = page.getByRole('region', { name: say(`grading:overtaken.${title}`) });
  const said = say(`grading:overtaken.${key}`, { name: '周明远', time: '.*' });
  await expect(overtaken.getByText(new RegExp(`^${said}`))).toBeVisible();
  // Who reads no Chinese learns how the colleague's name is said.
  const letters = overtaken.getByText(spelledName('周明远') ?? '', { exact: true });
  await expect(letters).toHaveCount(language === 'en' && isOwn !== true ? 1 : 0);
  await expect(overtaken).toContainText(say('grading:overtaken.kept'));
  await expect(overtaken).toContainText('写得很好');
  await look(page, `${picture}-${language}`);
  await overtaken.getByRole('button', { name: say('grading:overtaken.open') }).click();
  await expect(page.getByText('写得很真诚。')).toBeVisible();
}

interface Kept {
  readonly page: Page;
  readonly language: Language;
  readonly picture: string;
}

/** Sees beside what was submitted, 写得很真诚。, that 写得很好, which was begun before, stays until it is discarded. */
export async function seeKept({ page, language, picture }: Kept): Promise<void> {
  const say = wordsIn(language);
  const kept = page.getByRole('region', { name: say('grading:kept.title') });
  await expect(page.getByText('写得很真诚。')).toBeVisible();
  await expect(kept).toContainText('写得很好');
  await expect(kept.getByRole('button', { name: say('grading:overtaken.copy') })).toBeVisible();
  await look(page, `${picture}-${language}`);
  await page.reload();
  await kept.getByRole('button', { name: say('parts:draft.discard') }).click();
  await expect(kept).toBeHidden();
  await page.getByRole('button', { name: say('parts:draft.undo') }).click();
  await expect(kept).toContainText('写得很好');
  await kept.getByRole('button', { name: say('parts:draft.discard') }).click();
  await expect(kept).toBeHidden();
  await page.reload();
  await expect(page.getByText('写得很真诚。')).toBeVisible();
  await expect(kept).toBeHidden();
}
