import type { Walk } from '../adapter';
import { comeBack, openWithKey } from '../../world';
import type { Navigation } from '../../../../src/machines/shell/navigation';

/** How somebody comes to a page: its address is opened, a link leads there, or the guard itself does. */
export interface Arrival extends Navigation {
  readonly type: string;
  readonly by: 'address' | 'link' | 'guard';
}

async function openAddress({ page, world, language }: Walk, arrival: Arrival): Promise<void> {
  const { path, previousPath, stored, authKey, from } = arrival;
  // Whoever has a language keeps it, whatever the country.
  await page.addInitScript(() => {
    localStorage.setItem('language-chosen', 'true');
  });
  if (stored !== null) await comeBack(page, world, 'zhou', previousPath || path, language);
  else if (authKey !== '') await openWithKey(page, world, 'zhou', { path, from });
  else await page.goto(path);
}

/** From a page of the portal to another, and out of the page that does not let anybody in. */
async function followLink({ page, say }: Walk, { stored }: Arrival): Promise<void> {
  const name = stored === null ? 'shell:notLetIn.login' : 'shell:sidebar.home';
  await page.getByRole('link', { name: say(name), exact: true }).click();
}

/** Comes to a page. */
export async function arrive(walk: Walk, arrival: Arrival): Promise<void> {
  if (arrival.by === 'address') await openAddress(walk, arrival);
  if (arrival.by === 'link') await followLink(walk, arrival);
}
