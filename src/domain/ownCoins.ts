import { z } from 'zod/mini';
import { moment } from './moment';
import type { TransferKind } from './rewards';

/** Why an account's own coins changed, or were asked for. */
export const ownCoinKinds = [
  'opening',
  'purchase',
  'allocation',
  'request',
  'reward',
  'release',
  'signIn',
  'welcomeGift',
] as const satisfies readonly (TransferKind | 'request')[];

type OwnCoinKind = (typeof ownCoinKinds)[number];

/** What a transfer of an account's coins is called; null for those that take and give no coins of an account. */
export const ownCoinKindOf: Readonly<Record<TransferKind, OwnCoinKind | null>> = {
  opening: 'opening',
  study: null,
  signIn: 'signIn',
  welcomeGift: 'welcomeGift',
  purchase: 'purchase',
  allocation: 'allocation',
  reward: 'reward',
  release: 'release',
  propSupply: null,
  propGrant: null,
  crystalSupply: null,
  crystalReward: null,
  crystalDeduction: null,
  lottery: null,
};

/** One movement of an account's own coins, or a request for coins that it sent or got [ROLE-032 … ROLE-034]. */
export const ownCoinRecord = z.object({
  /** The ids of requests are below zero. */
  record_id: z.int(),
  at: moment,
  kind: z.enum(ownCoinKinds),
  /** To whom they went or from whom they came; null where that is the system. */
  party: z.nullable(
    z.object({
      name: z.string(),
      username: z.string(),
      /** Of a student whom the account sees; null for an account, and for a student who has left it. */
      student_id: z.nullable(z.int()),
    }),
  ),
  /** Below zero where they went out; null for a request. */
  coins: z.nullable(z.int()),
  /** What the account had afterwards; null for a request. */
  balance: z.nullable(z.int()),
  /** Whether coins were allocated since a request; null for a movement. */
  is_answered: z.nullable(z.boolean()),
  remark: z.string(),
});
export type OwnCoinRecord = z.output<typeof ownCoinRecord>;
