import { z } from 'zod/mini';
import { moment } from './moment';

/** A link by which a student's parents read something without an account; null while there is none. */
export const parentLink = z.nullable(
  z.object({
    address: z.string(),
    ends_at: moment,
    /** How often it was opened. */
    opened: z.int(),
    /** When that was counted. */
    as_of: moment,
  }),
);
export type ParentLink = z.output<typeof parentLink>;
/** How long such a link can be opened, in days. */
export const parentLinkDays = 30;
