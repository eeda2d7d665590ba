import type { Locator } from '@playwright/test';
import type { Walk } from '../adapter';

/** The rows of the message centre, without the head. */
export const rows = ({ page }: Walk): Locator =>
  page.getByRole('row').filter({
    has: page.getByRole('checkbox'),
    hasNot: page.getByRole('columnheader'),
  });

/** What rewards the student of the first message that deserves it. */
export function firstReward({ page, say }: Walk): Locator {
  const name = say('messages:reward.openFor', { name: '#' }).replace('#', '.+');
  return page.getByRole('button', { name: new RegExp(`^${name}$`) }).first();
}
