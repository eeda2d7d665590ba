import { z } from 'zod/mini';
import { textSum } from '../../paths';
import type { Diagram } from './diagram';

/** How many wrong versions of each chart its paths and the table of transitions catch, by chart. */
export const grades = z.record(
  z.string(),
  z.object({
    caught: z.number(),
    total: z.number(),
    /** The chart as it was graded. */
    of: z.string(),
  }),
);
export type Grades = z.output<typeof grades>;

/** What tells one version of a chart from another. */
export function versionOf(diagram: Diagram): string {
  return textSum(JSON.stringify(diagram));
}
