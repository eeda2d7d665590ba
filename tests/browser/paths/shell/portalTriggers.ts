import type { Locator } from '@playwright/test';
import { login, loginCheck } from '../../../../src/contract/account';
import { codes } from '../../../../src/contract/codes';
import { searchDefault } from '../../../../src/contract/shell';
import { wordsIn } from '../../words';
import { expect, keptIn, password } from '../../world';
import { button } from '../controls';
import type { Walk } from '../adapter';
import { cross, failToSupervise } from './notices';
import { completeProfile, profileDialog } from './profile';

const link = ({ page, say }: Walk, name: string): Locator =>
  page.getByRole('link', { name: say(name), exact: true });

const account = ({ page }: Walk): Locator =>
  page.getByRole('banner').getByRole('button', { name: '明远', exact: true });
const username = ({ page, say }: Walk): Locator => page.getByLabel(say('login:username'));

/** Lets as much time pass as it takes until something shows that comes with its code. */
async function awaitShown({ page }: Walk, shown: Locator): Promise<void> {
  const shows = async () => {
    await page.clock.runFor(300);
    return shown.isVisible();
  };
  await expect.poll(shows, { message: String(shown), intervals: [100] }).toBe(true);
}

/** Goes to the login from any other page of somebody who is not logged in. */
async function goToLogin(walk: Walk): Promise<void> {
  const way = link(walk, 'account:role.login').or(link(walk, 'shell:notLetIn.login'));
  await awaitShown(walk, way.or(username(walk)));
  if (await way.isVisible()) await way.click();
  await awaitShown(walk, username(walk));
}

/** Sends the form of the login. */
export async function askToEnter(walk: Walk, secret = password): Promise<void> {
  await goToLogin(walk);
  const { page, say } = walk;
  await username(walk).fill('zhou');
  await page.getByRole('textbox', { name: say('login:password') }).fill(secret);
  await page.keyboard.press('Enter');
}

/** Chooses an entry of the account menu. */
export async function choose(walk: Walk, entry: string): Promise<void> {
  await account(walk).click();
  await walk.page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Logs in; what the school tries is asked for then. */
export async function logIn(walk: Walk): Promise<void> {
  await askToEnter(walk);
  await awaitShown(walk, account(walk));
  await expect.poll(() => keptIn(walk.page, 'local', 'gray-test')).not.toBeNull();
}

/** A call that is not answered with success, and does nothing else. */
export async function mistypePassword(walk: Walk): Promise<void> {
  const refused = walk.page.waitForResponse('**/teacher/login');
  await askToEnter(walk, 'mistyped');
  await refused;
}

/** Logs out, and waits for nothing. */
export async function logOut(walk: Walk): Promise<void> {
  await choose(walk, walk.say('shell:top.logout'));
  const dialog = walk.page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: walk.say('shell:logout.verb') }).click();
}

/** A call of the page is answered with a code: unless told, that the session has run out. */
export async function failCall(
  walk: Walk,
  { code = codes.loginRequired }: { readonly code?: number },
): Promise<void> {
  const { page, world, say } = walk;
  const search = page.getByRole('combobox', { name: say('shell:search.label') });
  await awaitShown(walk, username(walk).or(search));
  const isVisitor = await username(walk).isVisible();
  const { path } = isVisitor ? login : searchDefault;
  await world.control('fail', { path, kind: 'code', code: String(code) });
  if (isVisitor) await askToEnter(walk);
  else await search.focus();
}

/** What another tab does to what they keep together. */
const elsewhere = (change: () => void) => ({
  async trigger({ page, world }: Walk) {
    const tab = await page.context().newPage();
    await tab.goto(`${world.address}/config.json`);
    await tab.evaluate(change);
    await tab.close();
  },
});

/** A session ends there. */
export const endElsewhere = elsewhere(() => {
  localStorage.setItem('teacher-token', '"of another session"');
  localStorage.removeItem('teacher-token');
});

/** Somebody logs out there. */
export const leaveElsewhere = elsewhere(() => {
  localStorage.clear();
});

/** Comes back to a page of the portal while nobody can say who this is, and has it asked once more. */
export async function askAgain(walk: Walk): Promise<void> {
  const { page } = walk;
  const check = `**${loginCheck.path}`;
  await page.route(check, (call) => call.abort('failed'));
  await page.evaluate(() => {
    history.pushState(history.state, '', '/welcome');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  const again = button('shell:notLetIn.retry').find(walk);
  await awaitShown(walk, again);
  const asked = page.waitForRequest(check);
  await again.click();
  await asked;
  await awaitShown(walk, again);
  await page.unroute(check);
}

/** To English and back. */
export async function changeLanguage(walk: Walk): Promise<void> {
  for (const language of ['zh', 'en'] as const) {
    const other = wordsIn(language)('shell:language.other');
    await choose(walk, other);
  }
}

/** Gives the profile an avatar. */
export async function saveProfile(walk: Walk): Promise<void> {
  await choose(walk, walk.say('shell:entry.profile'));
  const nickname = profileDialog(walk).getByRole('textbox');
  await awaitShown(walk, nickname);
  await completeProfile(walk);
  await expect(profileDialog(walk)).toHaveCount(0);
}

/** Sends a notice away, which comes first where there is none. */
export async function dismissNotice(walk: Walk): Promise<void> {
  const away = cross(walk, { tone: 'bad' });
  if (!(await away.isVisible())) await failToSupervise(walk);
  await away.click();
}

/** Makes the window so wide, from another width. */
export const toWidth = (width: number) => ({
  async trigger({ page }: Walk) {
    await page.setViewportSize({ width, height: 900 });
  },
});

/** Follows a link of the sidebar. */
export async function goElsewhere(walk: Walk): Promise<void> {
  await link(walk, 'shell:sidebar.score').click();
}
