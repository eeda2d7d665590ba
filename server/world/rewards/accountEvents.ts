import { englishCountryId, signInCoins, welcomeGift } from '../../../src/domain/limits';
import type { TransferKind } from '../../../src/domain/rewards';
import { crystalsOf } from '../../rewards/crystals';
import { assetOf } from '../../rewards/props';
import type { Owner } from '../../rewards/purses';
import { coinRemarks, props } from '../content/rewards';
import type { Account } from '../content/types';
import type { Random } from '../random';
import type { CoinBook } from './coinBook';
import type { StoryEvent } from './storyEvent';

/** What an account does with coins and props, as events. */
export interface Desk {
  readonly book: CoinBook;
  readonly account: Account;
  /** The students of the account, to whom it gives something. */
  readonly studentIds: readonly number[];
}

/** What the account writes, in the language of its country. */
const remarksOf = ({ countryId }: Account) =>
  coinRemarks[countryId === englishCountryId ? 'en' : 'zh'];

const coinsOf = (owner: Owner) => ({ owner, asset: 'coin', place: 'balance' }) as const;

/** The account gets coins from the system. */
export function earnEvent(
  { book, account }: Desk,
  { kind, amount, at }: { kind: TransferKind; amount: number; at: Date },
): StoryEvent {
  const owner = { accountId: account.id };
  const entry = { kind, operatorId: account.id, at };
  return { at, tell: () => book.happenTo(owner, { type: 'coins.earned', amount }, entry) };
}

/** The account gives coins of its own, as long as it has so many. */
export function payEvent(
  { book, account }: Desk,
  payee: Owner,
  {
    kind,
    amount,
    at,
    remark = '',
  }: { kind: TransferKind; amount: number; at: Date; remark?: string },
): StoryEvent {
  const from = coinsOf({ accountId: account.id });
  const entry = { kind, operatorId: account.id, at, remark };
  return {
    at,
    tell: () => {
      if (book.amountIn(from) < amount) return;
      book.happenTo(payee, { type: 'coins.earned', amount }, entry, from);
    },
  };
}

/** The props of the term, for whoever has students. */
export function supplyEvents({ book, account, studentIds }: Desk, at: Date): StoryEvent[] {
  if (studentIds.length === 0) return [];
  return props.map(({ id, supply }) => ({
    at,
    tell: () => {
      const stock = { owner: { accountId: account.id }, asset: assetOf(id) } as const;
      const entry = { kind: 'propSupply', operatorId: null, at } as const;
      book.transfer(null, { ...stock, place: 'balance' }, supply, entry);
    },
  }));
}

/** How many crystals an account has to give at the opening. */
const crystalStock = 200;

/** The crystals of the term, for whoever has students, and a few of them for one student after the other. */
export function crystalEvents(
  { book, account, studentIds }: Desk,
  opened: Date,
  days: readonly Date[],
): StoryEvent[] {
  if (studentIds.length === 0) return [];
  const stock = crystalsOf({ accountId: account.id });
  const supply = { kind: 'crystalSupply', operatorId: null, at: opened } as const;
  return [
    { at: opened, tell: () => book.transfer(null, stock, crystalStock, supply) },
    ...days.map((at, place) => {
      const studentId = studentIds[place % studentIds.length] ?? 0;
      const remarks = remarksOf(account);
      const remark = remarks[place % remarks.length] ?? '';
      const entry = { kind: 'crystalReward', operatorId: account.id, at, remark } as const;
      const to = crystalsOf({ studentId });
      return { at, tell: () => book.transfer(stock, to, 1 + (place % 3), entry) };
    }),
  ];
}

/** A prop for one of the account's students, as long as there is one. */
function grantEvent({ book, account, studentIds }: Desk, at: Date, random: Random): StoryEvent {
  const asset = assetOf(random.pick(props).id);
  const from = { owner: { accountId: account.id }, asset, place: 'balance' } as const;
  const to = { ...from, owner: { studentId: random.pick(studentIds) } };
  const remark = random.pick(remarksOf(account));
  const entry = { kind: 'propGrant', operatorId: account.id, at, remark } as const;
  return {
    at,
    tell: () => {
      if (book.amountIn(from) > 0) book.transfer(from, to, 1, entry);
    },
  };
}

/** Coins for one of the account's students. */
function rewardEvent(desk: Desk, at: Date, random: Random): StoryEvent {
  const payee = { studentId: random.pick(desk.studentIds) };
  const amount = 5 * random.whole(1, 4);
  const remark = random.pick(remarksOf(desk.account));
  return payEvent(desk, payee, { kind: 'reward', amount, at, remark });
}

/** What the account gives to its students on a day, at that hour. */
export function givingEvents(desk: Desk, at: Date, random: Random): StoryEvent[] {
  if (desk.studentIds.length === 0) return [];
  return [
    ...(random.happens(0.25) ? [rewardEvent(desk, at, random)] : []),
    ...(random.happens(0.12) ? [grantEvent(desk, at, random)] : []),
  ];
}

/** What an account does but once a day, and how often it does. */
const dailyActs = [
  { kind: 'signIn', amount: signInCoins, chance: 0.8 },
  { kind: 'welcomeGift', amount: welcomeGift, chance: 0.06 },
] as const;

/** The day's coins that an account takes, each with what it did for them. */
export function dailyEvents(desk: Desk, at: Date, random: Random) {
  return dailyActs
    .filter(({ chance }) => random.happens(chance))
    .map(({ kind, amount }) => ({ act: kind, event: earnEvent(desk, { kind, amount, at }) }));
}
