import { z } from 'zod';
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
export const earnedCoins = z.number().int().positive();
