import { tokenLogin } from '../../../../src/machines/account/tokenLogin';
import { tokenLoginPaths } from '../../../../src/machines/account/tokenLogin.paths';
import { expect, textIn } from '../../world';
import { lost, once, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter } from '../adapter';

const uname = 'zhou';

/** Where a link with a token leads. */
export const tokenAdapter: ScreenAdapter = {
  chart: tokenLogin,
  catalogue: tokenLoginPaths,
  async enter({ page, world }, start) {
    const token = textIn(await world.control('login-key', { uname }), 'key');
    await page.goto(start === 'complete' ? `/tokenLogin?token=${token}` : '/tokenLogin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  events: { 'retry.requested': button('account:retry') },
  answers: {
    logIn: {
      done: [really],
      error: [lost, once(({ world }) => world.control('account', { uname, isDisabled: 'true' }))],
    },
  },
};
