import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { accountUpgradePaths } from '../../../../src/machines/account/accountUpgrade.paths';
import { comeBack, expect, keptIn, openWithKey } from '../../world';
import { button } from '../controls';
import type { Walk } from '../adapter';
import { counting } from './counting';
import { codeOf } from './phoneCode';

/** Who upgrades: at this one's campus the school has to be joined, at the other's not. */
export const joining = { uname: 'newcomer', accountId: 104 } as const;
export const plain = { uname: 'emily', accountId: 102 } as const;
/** The other account of the same person, which can be merged. */
export const other = 'type6';

/** The mobile that a code is sent to first. */
const { mobile } = accountUpgradePaths.inputs.reloadedAtPhone.kept;

const labels = {
  mobile: 'login:mobile',
  v_code: 'login:code',
  uname: 'login:username',
  password: 'login:password',
} as const;
export type FieldName = keyof typeof labels;

/** A field of the wizard. */
export const box = ({ page, say }: Walk, field: FieldName): Locator =>
  page.getByRole('textbox', { name: say(labels[field]), exact: true });

/** The button of the step that shows, whichever of these it is. */
export const anyButton =
  (...names: readonly string[]) =>
  (walk: Walk): Locator =>
    names.map((name) => button(name).find(walk)).reduce((one, next) => one.or(next));

/** The button that has a code sent, also while it counts down to the next. */
export function sendButton(walk: Walk): Locator {
  return button('login:send')
    .find(walk)
    .or(counting(walk, 'login:resend', 'login:resendIn'));
}

export async function setUpgraded({ world }: Walk, upgraded: boolean): Promise<void> {
  for (const { uname } of [joining, plain]) {
    await world.control('account', { uname, upgraded: String(upgraded) });
  }
}

const kept = z.object({ mobile: z.string() });

/** The person's other account has the number that was typed. */
export async function shareNumber({ world, page }: Walk): Promise<void> {
  const { mobile: phone } = kept.parse(await keptIn(page, 'local', 'account-upgrade'));
  await world.control('account', { uname: other, phone, upgraded: 'false' });
}

const press = (name: string) => (walk: Walk) => button(name).find(walk).click();

/** The wizard's steps one after the other, each with the start that lies behind it. */
const way: Readonly<Record<string, (walk: Walk) => Promise<unknown>>> = {
  reloadedAtIntro: (walk) => expect(button('account:upgrade.intro.start').find(walk)).toBeVisible(),
  async reloadedAtPhone(walk) {
    await press('account:upgrade.intro.start')(walk);
    await box(walk, 'mobile').fill(mobile);
    await sendButton(walk).click();
    const sent = walk.say('account:upgrade.phoneAndCode.sent', { mobile });
    await expect(walk.page.getByText(sent)).toBeVisible();
  },
  async reloadedWaiting(walk) {
    await box(walk, 'v_code').fill((await codeOf(walk, mobile)) ?? '');
    await press('account:upgrade.phoneAndCode.submit')(walk);
    await expect(button('account:upgrade.waiting.refresh').find(walk)).toBeVisible();
  },
  async reloadedAtSuccess(walk) {
    await press('account:upgrade.waiting.refresh')(walk);
    await expect(button('account:upgrade.success.next').find(walk)).toBeVisible();
  },
  reloadedAtMerge: press('account:upgrade.success.next'),
  reloadedAtAddition: press('account:upgrade.merge.add'),
};

const calls = '**/api/**';

async function goAlong(walk: Walk, start: string): Promise<void> {
  // What comes before the path is not held.
  await walk.page.route(calls, (call) => call.continue());
  for (const [station, go] of Object.entries(way)) {
    if (start === 'reloadedAtMerge' && station === 'reloadedAtSuccess') await shareNumber(walk);
    await go(walk);
    if (station === start) break;
  }
  await walk.page.unroute(calls);
}

const place = '/accountUpdate';

async function loadAnew({ page }: Walk): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
}

/** Opens the wizard; where a path starts later, goes there, and loads the page anew. */
export async function enterWizard(walk: Walk, start: string): Promise<void> {
  const { page, world } = walk;
  const { uname } = start === 'first' ? joining : plain;
  await setUpgraded(walk, start === 'upgraded');
  await comeBack(page, world, uname, `${place}?subject_id=1`);
  if (start === 'upgraded') return;
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  // Whoever comes for the first time reads the language of the country.
  await loadAnew(walk);
  if (start === 'first') return;
  if (start === 'reloadedAtEnd') await press('account:upgrade.skip')(walk);
  else await goAlong(walk, start === 'upgradedAtPhone' ? 'reloadedAtPhone' : start);
  if (start === 'upgradedAtPhone') {
    await setUpgraded(walk, true);
    await openWithKey(page, world, uname, { path: place });
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  }
  await loadAnew(walk);
}
