import type { Limit, Pace } from '../throttle';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Wrong passwords, of all calls that take one, for an account: five, then a wait that grows from a minute to an hour.
 * Counted apart for each address from which the account has logged in before.
 */
export const passwordsOfAccount: Limit = {
  kind: 'password.account',
  windows: [
    { most: 5, within: minute },
    { most: 8, within: 10 * minute },
    { most: 12, within: hour },
  ],
};

/**
 * Wrong passwords from one network address, which a whole campus may share: beyond a hundred they are taken one
 * after the other. Whoever has logged in from there before need not wait.
 */
export const passwordsFromAddress: Pace = {
  kind: 'password.address',
  most: 100,
  within: 10 * minute,
  every: 1_000,
  patience: 5_000,
};

/** Codes sent to a phone. */
export const codesToPhone: Limit = {
  kind: 'code.phone',
  windows: [
    { most: 1, within: minute },
    { most: 5, within: hour },
    { most: 10, within: day },
  ],
};

/**
 * Codes to log in, asked for from one network address, which a whole campus may share: beyond twenty they go out one
 * after the other. Whoever has logged in from there before need not wait. With the time that the SMS gateway may
 * take, `patience` stays below the time of a call.
 */
export const codesFromAddress: Pace = {
  kind: 'code.address',
  most: 20,
  within: hour,
  every: 1_000,
  patience: 2_000,
};

/** Codes that an account has sent to numbers which may be anybody's. */
export const codesOfAccount: Limit = {
  kind: 'code.account',
  windows: [{ most: 10, within: hour }],
};

/** How long a code sent by SMS is good, in ms, and how often it may be tried. */
export const codeLifetime = 5 * minute;
export const codeTries = 5;

/** How long an identity QR is good, in ms. */
export const identityLifetime = 2 * minute;

/** How long a link that logs in is good, in ms. */
export const loginKeyLifetime = minute;

/** How long after the own password was shown a new one may be set, in ms. */
export const passwordProofLifetime = 5 * minute;

/** How long an account whose password was shown may be merged, in ms. */
export const mergeLifetime = 10 * minute;
