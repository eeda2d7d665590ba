import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fetched } from './fetched';

/**
 * What was fetched, with its words. Who has it already shows it at once: a promise, even one that is kept, would
 * put a waiting page in between.
 */
export function useFetched<Thing>(thing: Fetched<Thing>): Thing {
  useTranslation([...thing.words]);
  return thing.known() ?? use(thing.fetch());
}
