import type { Page } from '@playwright/test';
import type { Answer } from './answers';

type Operation = 'getAllKeys' | 'delete' | 'put';

/** What the browser's store of drafts refuses from now on, also on a page that is opened later; null is nothing. */
async function refuse(page: Page, operation: Operation | null): Promise<void> {
  const set = (refused: Operation | null) => {
    Object.defineProperty(window, 'refusedOfDrafts', { value: refused, configurable: true });
    if (Object.hasOwn(window, 'draftsCanBreak')) return;
    Object.defineProperty(window, 'draftsCanBreak', { value: true });
    const { prototype } = IDBObjectStore;
    for (const name of ['getAllKeys', 'delete', 'put'] as const) {
      const real: unknown = Reflect.get(prototype, name);
      if (typeof real !== 'function') continue;
      Object.defineProperty(prototype, name, {
        value(this: IDBObjectStore, ...given: unknown[]) {
          if (Reflect.get(window, 'refusedOfDrafts') === name) throw new Error(`${name} fails`);
          const answer: unknown = Reflect.apply(real, this, given);
          return answer;
        },
      });
    }
  };
  await page.addInitScript(set, operation);
  await page.evaluate(set, operation);
}

/** The browser does with the drafts what is asked of it. */
export const draftsKept: Answer = (_, { page }) => refuse(page, null);

/** The browser does not read, not delete or not write what it keeps. */
export const draftsRefusing =
  (operation: Operation): Answer =>
  (_, { page }) =>
    refuse(page, operation);
