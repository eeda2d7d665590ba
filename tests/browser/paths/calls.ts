import { z } from 'zod';

const call = z.optional(z.looseObject({ path: z.string() }));
const logicOf = z.looseObject({ call, asks: call });

/** The path of the call that an actor's logic makes; null where it makes none, or many. */
export function callOf(logic: unknown): string | null {
  const { call: remote, asks } = logicOf.safeParse(logic).data ?? {};
  return (remote ?? asks)?.path ?? null;
}
