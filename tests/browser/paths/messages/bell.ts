import type { Locator } from '@playwright/test';
import { expect } from '../../world';
import type { Walk } from '../adapter';

/** The bell in the top bar, whatever it counts. */
export function bell({ page, say }: Walk): Locator {
  const counting = say('shell:messages.unread', { badge: '#' }).replace('#', '.*');
  const name = new RegExp(`^(${say('shell:messages.open')}|${counting})$`);
  return page.getByRole('button', { name });
}

/** What the bell shows under itself. */
export const underBell = ({ page, say }: Walk): Locator =>
  page.getByRole('dialog', { name: say('shell:messages.latest'), exact: true });

/** Shows the last messages, unless they are there. */
export async function showLatest(walk: Walk): Promise<void> {
  if (!(await underBell(walk).isVisible())) await bell(walk).click();
  const links = async () => {
    // What comes late is shown a moment after it has come.
    await walk.page.clock.runFor(100);
    return underBell(walk).getByRole('listitem').getByRole('link').count();
  };
  await expect.poll(links).toBeGreaterThan(0);
}
