import { z } from 'zod/mini';
import {
  amountMaximum,
  freezeReasonLength,
  motivationalMessageLength,
  rewardRange,
  rewardRemarkLength,
} from './limits';
import { moment } from './moment';
import { grade } from './grades';
import { cleanText } from './text';

/** What goes to the student with a prop; it may be left empty [VALID-049]. */
export const motivationalMessage = cleanText(0, motivationalMessageLength);

/** The states of a coin account: those of the chart coinAccount. */
export const coinAccountStatuses = ['normal', 'frozen', 'systemFrozen'] as const;
export type CoinAccountStatus = (typeof coinAccountStatuses)[number];

/** Why a coin account is frozen; whoever freezes it has to say so [VALID-046]. */
export const freezeReason = cleanText(freezeReasonLength.minimum, freezeReasonLength.maximum);

/** Coins that are earned at once: a whole number, at least 1. */
export const earnedCoins = z.int().check(z.positive());

/** Why coins, props or crystals went from one purse to another [ENTITY-027 … ENTITY-029]. */
export const transferKinds = [
  'opening',
  'study',
  'signIn',
  'welcomeGift',
  'purchase',
  'allocation',
  'reward',
  'release',
  'propSupply',
  'propGrant',
  'crystalSupply',
  'crystalReward',
  'crystalDeduction',
  'lottery',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** How many coins can be bought at once [ROLE-033, SHELL-014]. */
export const coinPackages = [100, 500, 1000, 5000] as const;

/** Coins that an agent administrator allocates at once: a whole number from 1 [ROLE-032]. */
export const allocatedCoins = { minimum: 1, maximum: 100_000 } as const;

/** How long a QR code that leads to coins is good, in ms. */
export const coinCodeLifetime = 5 * 60_000;

/**
 * How an account comes by more coins: an agent administrator buys and allocates, an analyst of an agent's
 * school asks for an allocation, anybody else buys [ROLE-032, ROLE-033, ROLE-034].
 */
export const coinSupplies = ['agent', 'request', 'purchase'] as const;
export type CoinSupply = (typeof coinSupplies)[number];

/** How an account comes by more coins. */
export function coinSupplyOf(account: {
  readonly isAgentAdministrator: boolean;
  readonly isAgentSchool: boolean;
}): CoinSupply {
  if (account.isAgentAdministrator) return 'agent';
  return account.isAgentSchool ? 'request' : 'purchase';
}

/** A student with the coin account, as a list shows it. */
export const coinAccountRow = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string(), grade },
  status: z.enum(coinAccountStatuses),
  /** Why it is frozen; null while it is not. */
  reason: z.nullable(z.string()),
  coin_cnt: z.int(),
  /** Coins that were earned while it was frozen: thawing deposits them. */
  held_cnt: z.int(),
  /** When an analyst last gave the student coins; null where nobody has. */
  last_rewarded_at: z.nullable(moment),
});
export type CoinAccountRow = z.output<typeof coinAccountRow>;

/** What the coin accounts may be sorted by. */
export const coinAccountSorts = ['name', 'coins', 'lastRewarded'] as const;

/** Why coins came to a student. */
export const coinRecordKinds = [
  'opening',
  'study',
  'reward',
  'release',
  'lottery',
] as const satisfies readonly TransferKind[];

type CoinRecordKind = (typeof coinRecordKinds)[number];

/** What a transfer of a student's coins is called; null for those that bring a student no coins. */
export const coinRecordKindOf: Readonly<Record<TransferKind, CoinRecordKind | null>> = {
  opening: 'opening',
  study: 'study',
  signIn: null,
  welcomeGift: null,
  purchase: null,
  allocation: null,
  reward: 'reward',
  release: 'release',
  propSupply: null,
  propGrant: null,
  crystalSupply: null,
  crystalReward: null,
  crystalDeduction: null,
  lottery: 'lottery',
};

/** One movement of a student's coins [ENTITY-027]. */
export const coinRecord = z.object({
  record_id: z.int(),
  ...{ student_id: z.int(), name: z.string(), username: z.string() },
  at: moment,
  kind: z.enum(coinRecordKinds),
  /** Who did it; null where it was the system. */
  operator: z.nullable(z.string()),
  coins: z.int(),
  /** What the student has since; null where the coins are held, and belong to no balance yet. */
  balance: z.nullable(z.int()),
  remark: z.string(),
});
export type CoinRecord = z.output<typeof coinRecord>;

/** Everybody gets the amount, or each a whole number within `rewardRange` of it [VALID-041]. */
export const rewardWays = ['fixed', 'random'] as const;
export type RewardWay = (typeof rewardWays)[number];

/** The least that a random reward of an amount gives: 70% of it, in whole coins [VALID-042, CONST-019]. */
export const leastReward = (coins: number): number => Math.ceil(coins * rewardRange.minimum);

/** Why coins are given; it has to be said [VALID-040, VALID-044]. */
export const rewardRemark = cleanText(rewardRemarkLength.minimum, rewardRemarkLength.maximum);

/** How many, as typed: a whole number above zero, with zeros before it or without. */
export const wholeAmount = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.regex(/^0*[1-9][0-9]*$/, 'positive'));

/** No more than can be given at once, whoever has how many: said where there are enough. */
export const notTooMuch = z.refine<string>((amount) => Number(amount) <= amountMaximum, 'tooMuch');

/** How many, as typed, and not too much at once. */
export const typedAmount = wholeAmount.check(notTooMuch);

/** Coins as typed, for each of some students: a whole number above zero, no more than `balance` in all [VALID-036 … VALID-039, VALID-043, VALID-045]. */
export const rewardCoins = (balance: number, students = 1) =>
  wholeAmount.check(
    z.refine((coins) => Number(coins) * students <= balance, 'insufficientBalance'),
    notTooMuch,
  );

/** A reward as typed, for each of so many students or highlights [VALID-036 … VALID-042]. */
export const typedReward = (balance: number, many: number) =>
  z.object({
    coins: rewardCoins(balance, many),
    way: z.enum(rewardWays),
    remark: rewardRemark,
  });

/** What each gets of a random reward at least and at most; null as long as no amount stands there. */
export function rewardRangeOf(coins: string): { least: number; most: number } | null {
  if (!typedAmount.safeParse(coins).success) return null;
  return { least: leastReward(Number(coins)), most: Number(coins) };
}

/** The most coins or crystals that each of so many can get. */
export const mostForEach = (balance: number, many: number): number =>
  Math.min(amountMaximum, Math.floor(balance / many));

/** What a reward costs at least and at most, in coins; null as long as no amount stands there. */
export function rewardCost(
  { coins, way }: { readonly coins: string; readonly way: RewardWay },
  { balance, many }: { readonly balance: number; readonly many: number },
): RewardCost | null {
  const each = Number(coins);
  if (!wholeAmount.safeParse(coins).success || !Number.isSafeInteger(each * many)) return null;
  const least = way === 'random' ? leastReward(each) : each;
  const most = each * many;
  return { least: least * many, most, missing: Math.max(0, most - balance) };
}
export interface RewardCost {
  readonly least: number;
  readonly most: number;
  /** How many coins the account has too few for the most; 0 where it has enough. */
  readonly missing: number;
}

/** Students who have some of what a list counts, or none. */
export const holdings = ['some', 'none'] as const;
