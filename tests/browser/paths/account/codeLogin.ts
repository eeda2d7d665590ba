import type { Locator } from '@playwright/test';
import { sendLoginCode } from '../../../../src/contract/account';
import { codeLogin } from '../../../../src/machines/account/codeLogin';
import { codeLoginPaths } from '../../../../src/machines/account/codeLogin.paths';
import { createClient } from '../../../server/rig/client';
import { lost, once, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { openCodeLogin } from './loginPage';
import { codeOf, wrongCode } from './phoneCode';
import { box } from './upgradeWizard';

const [{ value: mobile }] = codeLoginPaths.events['field.changed'];

interface FieldEvent {
  readonly type: string;
  readonly field?: 'mobile' | 'v_code';
  readonly value: string;
}

const fieldOf = (walk: Walk, { field = 'mobile' }: FieldEvent): Locator => box(walk, field);

/** Types the code that the phone has got, and the phone as it is planned. */
async function typeIn(input: Locator, { field, value }: FieldEvent, walk: Walk): Promise<void> {
  const code = field === 'v_code' ? await codeOf(walk, mobile) : null;
  await input.fill(code ?? value);
}

/** The form for who has got a code. */
export const codeAdapter: ScreenAdapter = {
  chart: codeLogin,
  catalogue: codeLoginPaths,
  async enter(walk) {
    await openCodeLogin(walk);
    await createClient(walk.world.address).ask(sendLoginCode, { mobile });
  },
  events: {
    'field.changed': { find: fieldOf, use: typeIn },
    'field.left': { trigger: (walk: Walk, event: FieldEvent) => fieldOf(walk, event).blur() },
    'submit.requested': button('login:submit'),
  },
  answers: {
    submit: {
      done: [really],
      error: [
        wrongCode,
        once(({ world }) => world.control('account', { uname: 'zhou', isDisabled: 'true' })),
        lost,
      ],
    },
  },
};
