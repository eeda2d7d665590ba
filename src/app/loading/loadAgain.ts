import type { i18n } from 'i18next';
import { neededAt } from '../routing/routes';
import { bringWords } from '../words/words';
import { NotLoaded } from './notLoaded';

/** Loads the code and the words of a page, again where they did not come before. */
export async function loadAgain(path: string, words: i18n): Promise<null> {
  const needed = neededAt(path);
  const areas = needed.flatMap((thing) => thing.words);
  const [haveWords] = await Promise.all([
    bringWords(words, words.language, areas),
    ...needed.map((thing) => thing.again()),
  ]);
  if (!haveWords) throw new NotLoaded('the words of a page did not come');
  return null;
}
