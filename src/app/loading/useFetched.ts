import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fetched } from './fetched';

/** Returns a loaded module, with its words; suspends until both are there. */
export function useFetched<Thing>(thing: Fetched<Thing>): Thing {
  useTranslation([...thing.words]);
  return use(thing.fetch());
}
