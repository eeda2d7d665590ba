import type { Locator, Page } from '@playwright/test';
import {
  checkUserPassword,
  login,
  switchAccount,
  updatePassword,
} from '../../../../src/contract/account';
import { accountMenu } from '../../../../src/machines/account/accountMenu';
import { accountMenuPaths } from '../../../../src/machines/account/accountMenu.paths';
import { createClient } from '../../../server/rig/client';
import { holdTime } from '../../heldTime';
import { expect, password } from '../../world';
import { type Answer, lost, really } from '../answers';
import { button, enterPortal } from '../controls';
import { files } from '../files';
import type { ScreenAdapter, Walk } from '../adapter';
import { setOtherAccount } from './otherAccounts';

/** Who has one account has profile and password in the menu, and who has two the account security. */
const needsTwo = { profile: false, password: false, accountSecurity: true, goBack: true } as const;
type Entry = keyof typeof needsTwo;

const entryOf = ({ page, say }: Walk, entry: Entry): Locator =>
  page.getByRole('menuitem', { name: say(`shell:entry.${entry}`) });

/** The button of the menu, which names the person. */
const person = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Opens the menu, of somebody at home. */
const openMenu = ({ page }: Walk) => person(page, '明远').click();

/** Lets what was begun come to its end: what is fetched on its first use shows a moment later. */
async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const later = async () => {
    await page.clock.runFor(50);
    return isSo();
  };
  await expect.poll(later).toBe(true);
}

/** Comes home as somebody who has the entry in the menu. */
async function comeHomeWith(walk: Walk, entry: Entry): Promise<void> {
  await walk.page.clock.resume();
  await setOtherAccount(walk, 'type6', { isOwn: needsTwo[entry] });
  await enterPortal(walk);
  await holdTime(walk.page);
}

/** Whether the page shows somebody who has the entry in the menu, which then is open. */
async function isOffered(walk: Walk, entry: Entry): Promise<boolean> {
  if (!(await person(walk.page, '明远').isVisible())) return false;
  await openMenu(walk);
  return entryOf(walk, entry).isVisible();
}

/** An entry of the account menu; the world is made such that it is there. */
const opens = (entry: Entry) => ({
  find: (walk: Walk) => entryOf(walk, entry),
  async use(item: Locator, _: unknown, walk: Walk) {
    if (!(await isOffered(walk, entry))) {
      await comeHomeWith(walk, entry);
      await openMenu(walk);
    }
    await item.click();
    await until(walk.page, () => walk.page.getByRole('dialog').isVisible());
  },
});

/** Comes home from another account of the same person. */
async function comeSwitched({ page, world }: Walk): Promise<void> {
  await page.clock.resume();
  await setOtherAccount({ world }, 'type6', { isOwn: true });
  const own = { user_id: 101, account_id: 101 };
  const ticket = await createClient(world.address).ask(switchAccount, own, { as: 'type6' });
  const { auth_key: authKey, from } = ticket;
  // Whoever was there before is shown until the login leads over this page, which comes only while time passes.
  const entered = page.waitForURL(/accountUpdate/);
  await page.goto(`${world.address}/?${new URLSearchParams({ authKey, from }).toString()}`);
  await entered;
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(person(page, '明远')).toBeVisible();
  await holdTime(page);
}

const saveProfile: Answer = async (_, { page, say }) => {
  const chooser = page.getByRole('dialog').locator('input[type=file]');
  // What moves is not cut.
  await chooser.setInputFiles(files['image/gif']);
  await expect(page.getByRole('img', { name: say('account:profile.avatarNow') })).toBeVisible();
  await page.getByRole('button', { name: say('account:profile.verb'), exact: true }).click();
};

/** Sets a new password, and then the old one again, so that the person can come back with it. */
const changePassword: Answer = async (_, walk) => {
  const { page, say, world } = walk;
  const changed = `${password}5`;
  const typed = { current: password, password: changed, confirmation: changed };
  for (const [field, text] of Object.entries(typed)) {
    await page.getByLabel(say(`account:password.${field}`), { exact: true }).fill(text);
  }
  await button('account:password.verb').find(walk).click();
  await button('account:password.logIn').find(walk).click();
  await until(page, async () => (await person(page, '明远').count()) === 0);
  const client = createClient(world.address);
  const uname = 'zhou';
  const { teacher_info } = await client.ask(login, { uname, password: changed });
  const token = { token: teacher_info.user_token };
  await client.ask(checkUserPassword, { subject_id: 2, uname, password: changed }, token);
  await client.ask(updatePassword, { password }, token);
};

/** Goes to the account of somebody whom the menu calls by another name. */
const changeAccount: Answer = async (_, { page }) => {
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').click();
  await until(page, () => person(page, '立夏').isVisible());
};

/** What the account menu opens over any page. */
export const menuAdapter: ScreenAdapter = {
  chart: accountMenu,
  catalogue: accountMenuPaths,
  enter: enterPortal,
  events: {
    'profile.opened': opens('profile'),
    'password.opened': opens('password'),
    'security.opened': opens('accountSecurity'),
    'back.requested': {
      find: (walk: Walk) => entryOf(walk, 'goBack'),
      async use(item: Locator, _: unknown, walk: Walk) {
        if (!(await isOffered(walk, 'goBack'))) {
          await comeSwitched(walk);
          await openMenu(walk);
        }
        await item.click();
      },
    },
    'retry.requested': button('parts:failed.retry'),
    'dialog.closed': button('parts:dialog.close'),
  },
  answers: {
    loadProfile: { done: [really], error: [lost] },
    goBack: { done: [really], error: [lost] },
    profileSave: { done: [saveProfile] },
    passwordChange: { done: [changePassword] },
    accountSecurity: { done: [changeAccount] },
  },
};
