import type { Page } from '@playwright/test';
import type { Say } from './words';

/** Opens the to-dos of home that do not come first. */
export async function openOtherTodos(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('region', { name: say('home:todo.title') })
    .locator('summary')
    .click();
}
