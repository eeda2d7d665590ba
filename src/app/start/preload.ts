import { startLanguage } from '../../services/startLanguage';
import { neededAt } from '../routing/routes';
import { fetchWords } from '../words/wordFiles';

/**
 * Requests the chunks and words of the first page while the main chunk is loading. Failures are ignored here:
 * the code that needs a chunk reports them.
 */
function preload(path: string): void {
  const needed = neededAt(path);
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
