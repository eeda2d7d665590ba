import { startLanguage } from '../../services/startLanguage';
import { neededAt, routeOf } from '../routing/routes';
import { fetchWords } from '../words/wordFiles';

/** Whether nobody is logged in here. Reads the storage by itself: the storage service is not loaded yet. */
function isVisitor(): boolean {
  try {
    return localStorage.getItem('teacher-token') === null;
  } catch {
    return true;
  }
}

/** What a page needs, and the login where the guard will lead a visitor there. */
function neededBy(path: string) {
  const frame = routeOf(path)?.frame ?? 'none';
  return [...neededAt(path), ...(frame !== 'none' && isVisitor() ? neededAt('/login') : [])];
}

/**
 * Requests the chunks and words of the first page while the main chunk is loading. Failures are ignored here:
 * the code that needs a chunk reports them.
 */
function preload(path: string): void {
  const needed = neededBy(path);
  const words = needed.flatMap((thing) => thing.words);
  const language = startLanguage();
  Promise.allSettled<unknown>([
    ...needed.map((thing) => thing.fetch()),
    ...words.map((area) => fetchWords(language, area)),
  ]).catch(() => undefined);
}

/**
 * Formats a number and a date once while idle, so that the browser loads its Intl data before it is needed.
 */
function readTables(language: string): void {
  new Intl.NumberFormat(language).format(0);
  new Intl.DateTimeFormat(language).format(0);
}

preload(location.pathname);
readTables(startLanguage());
