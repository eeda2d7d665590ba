import type { z } from 'zod/mini';

/** Rules of the domain are named by a key; what they don't name goes by zod's own code. */
const key = /^[a-z][A-Za-z]*$/;

/** A field, as the path `rows.2.score`, and the key of the words that tell which rule it broke. */
export interface BrokenRule {
  readonly field: string;
  readonly rule: string;
}

/**
 * What is wrong with a value, for the form and for the server's refusal alike: of each field the first rule that it
 * broke. So no rule has to end the check by zod's `abort`, which would leave out the rules of several fields, too.
 */
export function brokenRules({ issues }: z.core.$ZodError): readonly BrokenRule[] {
  const rules = new Map<string, string>();
  for (const { path, message, code } of issues) {
    const field = path.join('.');
    if (!rules.has(field)) rules.set(field, key.test(message) ? message : code);
  }
  return [...rules].map(([field, rule]) => ({ field, rule }));
}
