import { comeBack, expect } from '../../world';
import type { Walk } from '../adapter';

export const welcome = '/welcome';

/** Comes to the page that asks the least of the server, with the whole frame around it. */
export async function enterWelcome(
  { page, world, language }: Walk,
  { username = 'zhou', subjectId = 2 } = {},
): Promise<void> {
  const address = `${welcome}?subject_id=${String(subjectId)}`;
  await comeBack(page, world, username, address, language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
