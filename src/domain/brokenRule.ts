import type { z } from 'zod/mini';

/** Rules of the domain are named by a key; what they don't name goes by zod's own code. */
const key = /^[a-z][A-Za-z]*$/;

/** The key of the words that tell which rule an issue broke, for the form and for the server's refusal alike. */
export function brokenRule({ message, code }: z.core.$ZodIssue): string {
  return key.test(message) ? message : code;
}
