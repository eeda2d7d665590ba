import type { Locator } from '@playwright/test';
import { sendLoginCode } from '../../../../src/contract/account';
import { login } from '../../../../src/machines/account/login';
import { loginPaths } from '../../../../src/machines/account/login.paths';
import { createClient } from '../../../server/rig/client';
import { holdTime } from '../../heldTime';
import { wordsIn } from '../../words';
import { expect, password } from '../../world';
import type { Answer } from '../answers';
import { button } from '../controls';
import { keepDraft } from '../drafts';
import type { ScreenAdapter, Walk } from '../adapter';
import { openLogin, wayTo } from './loginPage';
import { codeOf } from './phoneCode';
import { box } from './upgradeWizard';

const [{ mobile }] = loginPaths.events['code.recalled'];

/** The page is loaded anew, a moment after a code went to a mobile. */
async function comeBackForCode(walk: Walk): Promise<void> {
  await walk.page.clock.resume();
  await keepDraft(walk, { key: 'login.code', content: { mobile }, age: 20_000 });
  await openLogin(walk);
  await expect(box(walk, 'mobile')).toHaveValue(mobile);
  await holdTime(walk.page);
}

/** Chooses the other language, and then the first one again. */
async function changeLanguage(toOther: Locator, _: unknown, { page, language }: Walk) {
  const other = language === 'zh' ? 'en' : 'zh';
  await toOther.click();
  const back = page.getByRole('button', { name: wordsIn(other)('shell:language.other') });
  await back.click();
  await expect(toOther).toBeVisible();
}

/** Shows the form of a way to log in, if it does not show yet. */
async function choose(walk: Walk, name: Parameters<typeof wayTo>[0]): Promise<void> {
  const way = wayTo(name).find(walk);
  if (await way.isVisible()) await way.click();
}

const logInByPassword: Answer = async (_, walk) => {
  await choose(walk, 'byPassword');
  await box(walk, 'uname').fill('zhou');
  await box(walk, 'password').fill(password);
  await button('login:submit').find(walk).click();
};

const logInByCode: Answer = async (_, walk) => {
  await choose(walk, 'byCode');
  await createClient(walk.world.address).ask(sendLoginCode, { mobile });
  await box(walk, 'mobile').fill(mobile);
  await box(walk, 'v_code').fill((await codeOf(walk, mobile)) ?? '');
  await button('login:submit').find(walk).click();
};

/** The door of the portal, with two ways in. */
export const loginAdapter: ScreenAdapter = {
  chart: login,
  catalogue: loginPaths,
  enter: openLogin,
  events: {
    'codeWay.chosen': wayTo('byCode'),
    'passwordWay.chosen': wayTo('byPassword'),
    'language.chosen': { ...button('shell:language.other'), use: changeLanguage },
    'code.recalled': { trigger: comeBackForCode },
  },
  answers: {
    passwordLogin: { done: [logInByPassword] },
    codeLogin: { done: [logInByCode] },
  },
};
