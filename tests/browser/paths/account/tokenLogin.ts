import { tokenLogin } from '../../../../src/machines/account/tokenLogin';
import { tokenLoginPaths } from '../../../../src/machines/account/tokenLogin.paths';
import { expect, textIn } from '../../world';
import { lost, once, really } from '../answers';
import { button } from '../controls';
import type { Stage } from '../stage';

const uname = 'zhou';

/** Where a link with a token leads. */
export const tokenStage: Stage = {
  chart: tokenLogin,
  catalogue: tokenLoginPaths,
  async enter({ page, world }, start) {
    const token = textIn(await world.control('login-key', { uname }), 'key');
    await page.goto(start === 'complete' ? `/tokenLogin?token=${token}` : '/tokenLogin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  deeds: { 'retry.requested': button('account:retry') },
  answers: {
    logIn: {
      done: [really],
      error: [lost, once(({ world }) => world.control('account', { uname, isDisabled: 'true' }))],
    },
  },
};
