import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { haveCome } from '../words/words';
import type { Fetched } from './fetched';
import { NotLoaded } from './notLoaded';

/** Returns a loaded module, with its words; suspends until both are there, and throws where one does not come. */
export function useFetched<Thing>(thing: Fetched<Thing>): Thing {
  const { i18n } = useTranslation([...thing.words]);
  if (!haveCome(i18n, thing.words)) throw new NotLoaded('the words of a page did not come');
  return use(thing.fetch());
}
