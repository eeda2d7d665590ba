import { z } from 'zod/mini';
import type { Draft } from '../domain/draft';

/** A draft as it lies in the browser. */
export const draftShape = z.object({ content: z.unknown(), savedAt: z.number() });

const nameOf = (place: string) => `last-words ${place}`;

/**
 * What is typed last before a page goes away: a database drops what such a page has just asked it to write, and only
 * what is kept at once is sure. Here it stands until the database has it; denied or full storage never throws.
 */
export const lastWords = {
  keep(place: string, draft: Draft): void {
    try {
      localStorage.setItem(nameOf(place), JSON.stringify(draft));
    } catch {
      // The database may still be in time.
    }
  },
  /** What the database never said that it has; null where there is nothing. */
  read(place: string): Draft | null {
    try {
      const found = draftShape.safeParse(JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null'));
      return found.success ? found.data : null;
    } catch {
      return null;
    }
  },
  forget(place: string): void {
    try {
      localStorage.removeItem(nameOf(place));
    } catch {
      // What was never kept needs no forgetting.
    }
  },
};
