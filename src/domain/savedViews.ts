import { z } from 'zod/mini';
import { cleanText } from './text';

/** How many views somebody may save of one page. */
export const mostViews = 20;
/** How long the name of a view may be, in characters. */
export const viewNameLength = 30;

/** The name of a view: 1 to 30 characters. */
export const viewName = cleanText(1, viewNameLength);

/** Filters and order of a page, saved under a name. */
export const savedView = z.object({
  view_id: z.int(),
  name: z.string(),
  /** The query of the page's address: `grade=7&sort=name`. */
  query: z.string(),
});
export type SavedView = z.output<typeof savedView>;

const passing = ['page', 'subject_id'];

/** Of a page's query what a view keeps: not the page number, and not the subject, which is chosen apart. */
export function viewOf(query: string): string {
  const kept = new URLSearchParams(query);
  for (const name of passing) kept.delete(name);
  return kept.toString();
}
