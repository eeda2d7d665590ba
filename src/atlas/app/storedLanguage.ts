import { z } from 'zod/mini';
import type { Language } from '../charts/atlas.setup';

const languages = z.enum(['zh', 'en']);
/** Where the portal keeps it too. */
const place = 'select-language';

/** The language that was chosen in the portal or here; Chinese where none was, or none can be kept. */
export function readLanguage(): Language {
  try {
    return languages.parse(JSON.parse(localStorage.getItem(place) ?? ''));
  } catch {
    return 'zh';
  }
}

/** Keeps the language for the portal and the atlas, where the browser lets us. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(place, JSON.stringify(language));
  } catch {
    // It holds until the page is left.
  }
}
