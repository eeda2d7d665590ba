import type { Locator } from '@playwright/test';
import type { Walk } from '../adapter';
import type { Answer } from '../answers';

/** What begins a dialog for the first student that it can be done to; `words` of the rewards name it. */
export const opener =
  (words: string) =>
  ({ page, say }: Walk): Locator => {
    const name = say(`rewards:${words}.openFor`, { name: '#' }).replace('#', '.+');
    return page.getByRole('button', { name: new RegExp(`^${name}$`), disabled: false }).first();
  };

/** The dialog that is open. */
export const dialogOf = ({ page }: Walk): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** What sends the form of the dialog. */
export const send = (walk: Walk): Locator => dialogOf(walk).locator('button[type=submit]');

/** A field of the dialog. */
export const fieldOf = (walk: Walk, words: string, field: string): Locator =>
  dialogOf(walk).getByLabel(walk.say(`rewards:${words}.${field}`), { exact: true });

/** Fills a form in, and sends it. */
export const filled =
  (words: string, values: Readonly<Record<string, string>>): Answer =>
  async (_, walk) => {
    for (const [field, value] of Object.entries(values)) {
      await fieldOf(walk, words, field).fill(value);
    }
    await send(walk).click();
  };
