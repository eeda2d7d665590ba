import type { Locator } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { login, queryLimit } from '../../../../src/contract/account';
import { passwordLogin } from '../../../../src/machines/account/passwordLogin';
import { passwordLoginPaths } from '../../../../src/machines/account/passwordLogin.paths';
import { createClient } from '../../../server/rig/client';
import { expect, password } from '../../world';
import { type Answer, lost, once, really, sending } from '../answers';
import type { ScreenAdapter, Walk } from '../adapter';
import { goOn } from '../time';
import { counting } from './counting';
import { openLogin } from './loginPage';
import { box } from './upgradeWizard';

type State = Pick<SnapshotFrom<typeof passwordLogin>, 'context'>;

const { outcomes } = passwordLoginPaths;
const [limited, free] = outcomes.askLimit.done;
const second = 1000;
const hour = 3600 * second;

/** When the clock of the plan begins to tick, and what it tells last. */
const morning = Date.parse('2026-11-20T08:30:00+08:00');
const waitOver = morning + limited.seconds * second;

/** What the plan types, as this world knows it: two analysts, who have the same password. */
const known: Readonly<Record<string, string>> = {
  ...{ lin: 'zhou', wang: 'emily' },
  ...{ spring2026: password, autumn2026: password },
};

interface FieldEvent {
  readonly type: string;
  readonly field?: 'uname' | 'password';
  readonly value: string;
}

const unameIn = (form: string | null | undefined) => new URLSearchParams(form ?? '').get('uname');

/** The same person has tried with another browser until there was one try too many. */
const limit: Answer = async (call, { world }) => {
  const uname = unameIn(call?.request().postData()) ?? '';
  const client = createClient(world.address);
  while ((await client.ask(queryLimit, { uname })).is_limit === 0) {
    await client.send(login, { uname, password: 'wrong' });
  }
  await call?.continue();
};

const disable = (isDisabled: boolean) =>
  once(({ world }) => world.control('account', { uname: 'zhou', isDisabled: String(isDisabled) }));

async function tick(walk: Walk, { now }: { type: string; now: number }): Promise<void> {
  // The first tick comes with the page; no wait is longer than an hour.
  if (now !== morning) await goOn(walk, now === waitOver ? hour : 0);
}

/** Presses a key in the password while Caps Lock is on. */
async function pressWithCapsLock(walk: Walk): Promise<void> {
  const key = { key: 'Shift', modifierCapsLock: true };
  await box(walk, 'password').dispatchEvent('keyup', key);
  await expect(walk.page.getByText(walk.say('login:capsLock'))).toBeVisible();
}

/** The form for username and password. */
export const passwordLoginAdapter: ScreenAdapter = {
  chart: passwordLogin,
  catalogue: {
    ...passwordLoginPaths,
    outcomes: {
      ...outcomes,
      askLimit: {
        ...outcomes.askLimit,
        // A wait ends when the plan says only if it has begun when the plan's clock did.
        done: ({ context: { now } }: State) => (now === morning ? [free, limited] : [free]),
      },
    },
  },
  enter: openLogin,
  events: {
    'field.changed': {
      find: (walk: Walk, { field = 'uname' }: FieldEvent): Locator => box(walk, field),
      use: (field: Locator, { value }: FieldEvent) => field.fill(known[value] ?? value),
    },
    'capsLock.seen': { trigger: pressWithCapsLock },
    'submit.requested': {
      find: (walk: Walk) => counting(walk, 'login:submit', 'login:wait'),
    },
    'clock.ticked': { trigger: tick },
  },
  answers: {
    logIn: {
      done: [disable(false)],
      error: [sending({ password: 'wrong' }), disable(true), lost],
    },
    askLimit: { done: [really, limit], error: [lost] },
  },
};
