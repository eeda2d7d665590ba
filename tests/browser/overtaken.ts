import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/limits';
import { spelledName } from '../../src/domain/spelledName';
import { look } from './looks';
import { wordsIn } from './words';
import { expect } from './world';

/** Sees that 周明远 was first, that 写得很好, which was typed, can be copied, and opens what he wrote: 写得很真诚。 */
export async function seeOvertaken(page: Page, language: Language, picture: string): Promise<void> {
  const say = wordsIn(language);
  const overtaken = page.getByRole('region', { name: say('grading:overtaken.title') });
  const said = say('grading:overtaken.graded', { name: '周明远', time: '.*' });
  await expect(overtaken.getByText(new RegExp(`^${said}`))).toBeVisible();
  // Who reads no Chinese learns how the colleague's name is said.
  const letters = overtaken.getByText(spelledName('周明远') ?? '', { exact: true });
  await expect(letters).toHaveCount(language === 'en' ? 1 : 0);
  await expect(overtaken).toContainText(say('grading:overtaken.kept'));
  await expect(overtaken).toContainText('写得很好');
  await look(page, `${picture}-${language}`);
  await overtaken.getByRole('button', { name: say('grading:overtaken.open') }).click();
  await expect(page.getByText('写得很真诚。')).toBeVisible();
}
