import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fetched } from './fetched';

/** What was fetched, with its words; where it is not there yet, a waiting page is shown until it is. */
export function useFetched<Thing>(thing: Fetched<Thing>): Thing {
  useTranslation([...thing.words]);
  return use(thing.fetch());
}
