import { z } from 'zod/mini';
import type { Draft } from '../domain/draft';

/** A draft as it is stored in the browser. */
export const draftShape = z.object({ content: z.unknown(), savedAt: z.number() });

const nameOf = (place: string) => `pending-draft ${place}`;

function textAt(place: string): string | null {
  try {
    return localStorage.getItem(nameOf(place));
  } catch {
    return null;
  }
}

/**
 * The drafts in local storage that the database has not confirmed. The browser may drop a database write that
 * a page starts just before it is closed; a write to local storage completes at once. Denied or full storage
 * never throws.
 */
export const pendingDrafts = {
  /** `isKept`: local storage has the draft. `confirm`: deletes it, unless a later one has replaced it. */
  keep(place: string, draft: Draft): { readonly isKept: boolean; confirm(): void } {
    const text = JSON.stringify(draft);
    try {
      localStorage.setItem(nameOf(place), text);
    } catch {
      // An older draft must not be taken for the latest.
      this.forget(place);
    }
    return {
      isKept: textAt(place) === text,
      confirm: () => {
        if (textAt(place) === text) this.forget(place);
      },
    };
  },
  /** The places that have a pending draft. */
  places(): readonly string[] {
    try {
      return Object.keys(localStorage)
        .filter((name) => name.startsWith(nameOf('')))
        .map((name) => name.slice(nameOf('').length));
    } catch {
      return [];
    }
  },
  /** Null where there is no pending draft. */
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
      // Storage that is denied has no draft to delete.
    }
  },
};
