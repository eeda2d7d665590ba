import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectSetFilters, selectTyped } from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import type { CollectionActor } from './actor';

export type WordsOf = (name: string, value: string) => { label: string; value: string };

/** Everything that narrows a list now, in one sentence. */
export function useFilterSentence<K extends Kinds>(
  actor: CollectionActor<K>,
  wordsOf: WordsOf,
): string {
  const { t } = useTranslation('parts');
  const set = useSelector(actor, selectSetFilters);
  const typed = useSelector(actor, selectTyped);
  const words = Object.entries(set)
    .map(([name, value]) => wordsOf(name, value))
    .map((filter) => t('filter.entry', filter));
  return [...(typed === '' ? [] : [typed]), ...words].join(t('filter.separator'));
}
