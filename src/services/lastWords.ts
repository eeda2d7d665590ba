import { z } from 'zod/mini';
import type { Draft } from '../domain/draft';

/** A draft as it lies in the browser. */
export const draftShape = z.object({ content: z.unknown(), savedAt: z.number() });

const nameOf = (place: string) => `last-words ${place}`;

function textAt(place: string): string | null {
  try {
    return localStorage.getItem(nameOf(place));
  } catch {
    return null;
  }
}

/**
 * What is typed last before a page goes away: a database drops what such a page has just asked it to write, and only
 * what is kept at once is sure. Here it stands until the database has it; denied or full storage never throws.
 */
export const lastWords = {
  /** Whether it is kept, and what to do once the database has it: later words, which it may not have yet, stay. */
  keep(place: string, draft: Draft): { readonly isKept: boolean; letGo(): void } {
    const text = JSON.stringify(draft);
    try {
      localStorage.setItem(nameOf(place), text);
    } catch {
      // The database may still be in time. Older words must not be taken for the last.
      this.forget(place);
    }
    return {
      isKept: textAt(place) === text,
      letGo: () => {
        if (textAt(place) === text) this.forget(place);
      },
    };
  },
  /** The places where there is something. */
  places(): readonly string[] {
    try {
      return Object.keys(localStorage)
        .filter((name) => name.startsWith(nameOf('')))
        .map((name) => name.slice(nameOf('').length));
    } catch {
      return [];
    }
  },
  /** What the database never said that it has; null where there is nothing. */
  read(place: string): Draft | null {
    try {
      const found = draftShape.safeParse(JSON.parse(textAt(place) ?? 'null'));
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
