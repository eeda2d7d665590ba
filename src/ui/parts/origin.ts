import { z } from 'zod/mini';

/** Where a person comes from: the page, and where they came to it from. */
export interface Origin {
  readonly from: string;
  readonly before: Origin | null;
}

/** So many pages back the way is kept. */
const most = 4;

const followed = z.object({
  from: z.string().check(z.startsWith('/')),
  before: z.optional(z.unknown()),
});

/** The origin that a history state holds, `depth` pages back; null where nobody has followed a link. */
export function originIn(state: unknown, depth = most): Origin | null {
  const { data } = followed.safeParse(state);
  if (data === undefined || depth === 0) return null;
  return { from: data.from, before: originIn(data.before, depth - 1) };
}

/** The origin of a page that is reached from an address whose history state is given. */
export const originFrom = (from: string, state: unknown): Origin => ({
  from,
  before: originIn(state, most - 1),
});
