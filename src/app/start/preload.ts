import { neededAt } from '../routing/routes';
import { fetchWords } from '../words/wordFiles';

/** The language that was chosen last, before anything is there that could check it. */
function lastLanguage(): string {
  try {
    return localStorage.getItem('select-language') === '"en"' ? 'en' : 'zh';
  } catch {
    return 'zh';
  }
}

/**
 * Asks for everything that the address needs while the portal itself is still on its way: on a slow network what
 * is asked for late comes late. What fails here is told by whoever needs it.
 */
function preload(path: string): void {
  const needed = neededAt(path);
  const words = needed.flatMap((thing) => thing.words);
  const language = lastLanguage();
  Promise.allSettled<unknown>([
    ...needed.map((thing) => thing.fetch()),
    ...words.map((area) => fetchWords(language, area)),
  ]).catch(() => undefined);
}

/** The first number and the first date cost most: the browser reads its tables for them, now that it only waits. */
function readTables(language: string): void {
  new Intl.NumberFormat(language).format(0);
  new Intl.DateTimeFormat(language).format(0);
}

preload(location.pathname);
readTables(lastLanguage());
