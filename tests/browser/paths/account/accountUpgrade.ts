import type { Locator } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { codes } from '../../../../src/contract/codes';
import { CallFailure } from '../../../../src/contract/failure';
import { accountUpgrade } from '../../../../src/machines/account/accountUpgrade';
import { accountUpgradePaths } from '../../../../src/machines/account/accountUpgrade.paths';
import { password } from '../../world';
import { type Answer, lost, really, sending } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { codeOf, tooSoon, wrongCode } from './phoneCode';
import {
  anyButton,
  box,
  enterWizard,
  type FieldName,
  joining,
  other,
  plain,
  sendButton,
  setUpgraded,
  shareNumber,
} from './upgradeWizard';

type Snapshot = SnapshotFrom<typeof accountUpgrade>;

interface FieldEvent {
  readonly type: string;
  readonly field?: FieldName;
  readonly value: string;
}

/** The field that is meant; any, where it is only asked whether there is one. */
const fieldOf = (walk: Walk, { field }: FieldEvent): Locator =>
  field === undefined ? box(walk, 'v_code').or(box(walk, 'uname')) : box(walk, field);

/** What the plan types, as this world knows it. */
const known: Readonly<Record<string, string>> = { lin2: other, spring2026: password };

/** Types the code that the phone has got, and everything else as it is planned. */
async function typeIn(field: Locator, { field: name, value }: FieldEvent, walk: Walk) {
  const phone = name === 'v_code' ? await box(walk, 'mobile').inputValue() : '';
  const code = phone === '' ? null : await codeOf(walk, phone);
  await field.fill(code ?? known[value] ?? value);
}

const notYet: Answer = async (call, walk) => {
  await setUpgraded(walk, false);
  await call?.continue();
};

const upgraded: Answer = async (call, walk) => {
  await setUpgraded(walk, true);
  await shareNumber(walk);
  await call?.continue();
};

const { inputs, events, outcomes, project } = accountUpgradePaths;
const [noSchool, school] = outcomes.upgrade.done;

/** Another code to the same phone has to wait for a minute at most. */
const throttled = new CallFailure('code', {
  ...{ path: '/verify/sendCode', code: codes.throttled, message: 'no' },
  data: { seconds: 60 },
});

/** The upgrade succeeds only with a code that was sent; whether there is a school to join, depends on whose it is. */
function upgradeDone({ context: { accountId, values, sentTo, waitsUntil } }: Snapshot) {
  if (values.mobile !== sentTo || waitsUntil === 0) return [];
  return [accountId === joining.accountId ? school : noSchool];
}

function inputsOfWorld() {
  const own = Object.entries(inputs).map(([name, input]): [string, unknown] => {
    const { accountId } = name === 'first' ? joining : plain;
    return [name, { ...input, accountId, kept: input.kept && { ...input.kept, accountId } }];
  });
  return Object.fromEntries(own);
}

/** The seven steps of the account upgrade, as a page. */
export const upgradeAdapter: ScreenAdapter = {
  chart: accountUpgrade,
  catalogue: {
    ...accountUpgradePaths,
    inputs: inputsOfWorld(),
    events: {
      ...events,
      'account.toggled': ({ context }: Snapshot) =>
        context.accounts.map(({ userId }) => ({ userId })),
    },
    outcomes: {
      ...outcomes,
      sendCode: { ...outcomes.sendCode, error: [throttled, outcomes.sendCode.error[1]] },
      upgrade: { ...outcomes.upgrade, done: upgradeDone },
    },
    project: (context: Snapshot['context']) => [project(context), context.accountId],
  },
  enter: enterWizard,
  events: {
    'step.continued': {
      find: anyButton(
        'account:upgrade.intro.start',
        'account:upgrade.success.next',
        'account:upgrade.done.enter',
      ),
    },
    'upgrade.skipped': button('account:upgrade.skip'),
    'field.changed': { find: fieldOf, use: typeIn },
    'code.requested': { find: sendButton },
    'submit.requested': {
      find: anyButton(
        'account:upgrade.phoneAndCode.submit',
        'account:upgrade.merge.submit',
        'account:upgrade.addAccount.submit',
      ),
    },
    'status.refreshed': button('account:upgrade.waiting.refresh'),
    'joining.requested': button('account:upgrade.waiting.join'),
    'account.toggled': { find: ({ page }: Walk) => page.getByRole('checkbox', { name: other }) },
    'addition.requested': button('account:upgrade.merge.add'),
    'addition.cancelled': button('account:upgrade.addAccount.back'),
    'clock.ticked': { trigger: ({ page }: Walk) => page.clock.runFor(1000) },
  },
  answers: {
    sendCode: { done: [really], error: [tooSoon, lost] },
    upgrade: { done: [really], error: [wrongCode, lost] },
    askUpgrade: { done: [notYet, upgraded], error: [lost] },
    checkAccount: { done: [really], error: [sending({ password: 'wrong' })] },
    bind: { done: [really], error: [lost] },
  },
};
