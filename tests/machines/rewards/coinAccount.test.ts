import { describe, expect, it } from 'vitest';
import { coinAccountStatuses } from '../../../src/domain/rewards';
import {
  type CoinAccount,
  coinAccount,
  nextCoinAccount,
} from '../../../src/machines/rewards/coinAccount';

const reason = 'Coins were given for copied homework.';
const normal: CoinAccount = { status: 'normal', balance: 120, held: 0, reason: null };
const frozen: CoinAccount = { status: 'frozen', balance: 120, held: 30, reason };
const systemFrozen: CoinAccount = { ...frozen, status: 'systemFrozen' };

const freeze = { type: 'account.frozen', reason } as const;
const unfreeze = { type: 'account.unfrozen' } as const;
const freezeBySystem = { type: 'systemFreeze.began', reason } as const;
const lift = { type: 'systemFreeze.lifted' } as const;
const earn = (amount: number) => ({ type: 'coins.earned', amount }) as const;

describe('freezing', () => {
  it('[COI-01] with a reason freezes, and keeps it', () => {
    expect(nextCoinAccount(normal, freeze)).toEqual({ ...normal, status: 'frozen', reason });
  });

  it.each(['', '  ', '\u200b', 'x', 'y'.repeat(201)])(
    '[COI-02] [VALID-046] without a reason changes nothing: %j',
    (nothing) => {
      expect(nextCoinAccount(normal, { ...freeze, reason: nothing })).toBeNull();
    },
  );

  it('[COI-03] by the system is another state', () => {
    expect(nextCoinAccount(normal, freezeBySystem)).toEqual({
      ...normal,
      status: 'systemFrozen',
      reason,
    });
  });
});

describe('coins that are earned', () => {
  it('[COI-04] go to the balance of a normal account', () => {
    expect(nextCoinAccount(normal, earn(10))).toEqual({ ...normal, balance: 130 });
  });

  it.each([
    ['[COI-05] frozen', frozen],
    ['[COI-06] frozen by the system', systemFrozen],
  ])('%s: are held, the balance stays', (_, account) => {
    expect(nextCoinAccount(account, earn(10))).toEqual({ ...account, held: 40 });
  });

  it.each([0, -10, 1.5, Number.NaN])('are never %d', (amount) => {
    for (const account of [normal, frozen, systemFrozen]) {
      expect(nextCoinAccount(account, earn(amount))).toBeNull();
    }
  });
});

describe('unfreezing', () => {
  it.each([
    ['[COI-07] by a person', frozen, unfreeze],
    ['[COI-08] by the system', systemFrozen, lift],
  ])('%s deposits what was held, at once', (_, account, event) => {
    expect(nextCoinAccount(account, event)).toEqual({ ...normal, balance: 150 });
  });

  it('[COI-09] by a person is refused where the system has frozen', () => {
    expect(nextCoinAccount(systemFrozen, unfreeze)).toBeNull();
  });
});

it.each([
  ['normal', normal, [unfreeze, lift]],
  ['frozen', frozen, [freeze, freezeBySystem, lift]],
  ['systemFrozen', systemFrozen, [freeze, freezeBySystem]],
] as const)('in %s nothing else may happen', (_, account, events) => {
  expect(events.map((event) => nextCoinAccount(account, event))).toEqual(events.map(() => null));
});

it('has the states that the domain stores', () => {
  expect(Object.keys(coinAccount.states).sort()).toEqual([...coinAccountStatuses].sort());
});
