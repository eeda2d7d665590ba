import { z } from 'zod/mini';
import type { Language } from '../charts/atlas.setup';

const languages = z.enum(['zh', 'en']);
/** Where the portal keeps it too. */
const place = 'select-language';

/** The first of the browser's languages that the atlas has; English where it has none of them. */
const ofBrowser = () =>
  navigator.languages
    .map((one) => languages.safeParse(one.slice(0, 2)).data)
    .find((one) => one !== undefined) ?? 'en';

/** The language that was chosen in the portal or here; the browser's where none was, or none can be kept. */
export function readLanguage(): Language {
  try {
    return languages.parse(localStorage.getItem(place)?.replaceAll('"', ''));
  } catch {
    return ofBrowser();
  }
}

/** Keeps the language for the portal and the atlas, where the browser lets us. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(place, language);
  } catch {
    // It holds until the page is left.
  }
}
