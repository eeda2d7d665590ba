import { z } from 'zod/mini';
import { amountMaximum } from '../domain/limits';
import { notTooMuch } from '../domain/rewards';

/** How much is given or deducted at once: refused by the rules of the form [VALID-032, VALID-036 … VALID-038]. */
export const amount = z.codec(
  z.string().check(z.minLength(1, 'required'), z.regex(/^[1-9][0-9]*$/, 'positive'), notTooMuch),
  z.int().check(z.minimum(1), z.maximum(amountMaximum)),
  {
    decode: Number,
    encode: String,
  },
);
