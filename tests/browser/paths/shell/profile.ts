import type { Locator } from '@playwright/test';
import { pictureOf } from '../../pictures';
import { button } from '../controls';
import type { Walk } from '../adapter';

/** The dialog of the profile. */
export const profileDialog = ({ page, say }: Walk): Locator =>
  page.getByRole('dialog', { name: say('account:profile.title'), exact: true });

/** Gives the profile, whose dialog is open, the avatar that it lacks. */
export async function completeProfile(walk: Walk): Promise<void> {
  const avatar = {
    ...{ name: 'me.png', mimeType: 'image/png' },
    buffer: await pictureOf(walk.page, 200, 200),
  };
  await profileDialog(walk).locator('input[type=file]').setInputFiles(avatar);
  await button('account:crop.use').find(walk).last().click();
  await profileDialog(walk).getByRole('img').waitFor();
  await button('account:profile.verb').find(walk).click();
}
