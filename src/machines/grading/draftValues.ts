import { z } from 'zod/mini';

/** Reads what a draft holds; null for one of another shape. */
export function draftValues<Values>({ draft }: { readonly draft: z.core.$ZodType<Values> }) {
  return (content: unknown): Values | null => z.safeParse(draft, content).data ?? null;
}
