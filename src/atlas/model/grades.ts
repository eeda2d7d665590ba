import { z } from 'zod/mini';
import { textSum } from '../../paths';
import type { Diagram } from './diagram';

/** How many wrong versions of each chart the table of transitions and what is committed of it catch, by chart. */
export const grades = z.record(
  z.string(),
  z.object({
    caught: z.number(),
    total: z.number(),
    /** How many of those that are caught the table of transitions catches by itself. */
    byTable: z.number(),
    /** The chart as it was graded. */
    of: z.string(),
  }),
);
export type Grades = z.output<typeof grades>;

/** What tells one version of a chart from another. */
export function versionOf(diagram: Diagram): string {
  return textSum(JSON.stringify(diagram));
}
