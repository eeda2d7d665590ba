import { z } from 'zod/mini';

/** What a life cycle tells when something may not happen; `reason` is a key of words. */
export interface ChangeRefused<Reason extends string = string> {
  type: 'change.refused';
  reason: Reason;
}

/** What an event makes of a stored thing, or why it may not happen; null: nothing of the kind may. */
export type Outcome<Stored, Reason extends string> =
  | { readonly next: Stored; readonly refusal: null }
  | { readonly next: null; readonly refusal: Reason | null };

const told = z.object({
  event: z.object({ type: z.literal('change.refused'), reason: z.string() }),
});

/** The reason that a pure transition of a life cycle tells among its actions; null when it refuses nothing. */
export function refusalIn<Reason extends string>(
  actions: readonly { readonly params: unknown }[],
  reasons: readonly Reason[],
): Reason | null {
  const said = actions.flatMap(({ params }) => told.safeParse(params).data?.event.reason ?? []);
  return reasons.find((reason) => said.includes(reason)) ?? null;
}
