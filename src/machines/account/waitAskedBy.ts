import { z } from 'zod/mini';
import { CallFailure } from '../../contract/failure';
import { resendAfter } from '../../domain/limits';

const askedFor = z.object({ seconds: z.number().check(z.nonnegative()) });

/** How long a server that was asked for codes too often wants to be left alone, in ms. */
export function waitAskedBy(error: unknown): number {
  const { data } = askedFor.safeParse(error instanceof CallFailure ? error.data : null);
  return data === undefined ? resendAfter : data.seconds * 1000;
}
