import { z } from 'zod/mini';
import { freezeReasonLength, motivationalMessageLength } from './limits';
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

/** Why coins or props went from one purse to another [ENTITY-027, ENTITY-029]. */
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
