import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FilterField } from '../../../machines/parts/collection/fields';
import { selectSetFilters, selectTyped } from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import type { CollectionActor } from './actor';

/** The keys of a list's words in its area, where they are not the usual ones. */
export interface ListWords {
  /** What is counted, with `count`. */
  readonly count?: string;
  /** What the search finds. */
  readonly search?: string;
  /** What the rows are. */
  readonly label?: string;
  /** Where `title` and `text` of an empty list lie; it may depend on the tab. */
  readonly nothing?: string | ((tab: string) => string);
  readonly failed?: string;
  /** Where the words of what was done to rows lie: `<change>.<name>`. */
  readonly change?: string;
  /** The keys of a filter's values, by its name; usually `<name>.<value>`. Of an id it is what it is called. */
  readonly values?: Readonly<Record<string, (value: string) => string>>;
  /** Of filters by one value the key of what it is called that none is set, where that is more than any value. */
  readonly none?: Readonly<Record<string, string>>;
  /** Of filters by many ids the key, with `count`, of how many they are. */
  readonly counted?: Readonly<Record<string, string>>;
}

/** What the filters of a list are called. */
export interface FilterWords {
  readonly label: (name: string) => string;
  readonly value: (name: string, value: string) => string;
  /** What it is called that a single choice is not made; undefined where that is called as usual. */
  readonly none: (name: string) => string | undefined;
  /** A filter that is set: its name, and its values from the address. */
  readonly entry: (name: string, values: string) => { label: string; value: string };
}

/** The words of filters: `filter.<name>` and `<name>.<value>`, for tabs `<name>.label`. */
export function filterWords(
  t: TFunction,
  { values = {}, counted = {}, none: unset = {} }: ListWords,
  fields: readonly FilterField[],
  tabs: string | undefined,
): FilterWords {
  const hasWords = (name: string) => fields.some((field) => field.name === name);
  const label = (name: string) => t(name === tabs ? `${name}.label` : `filter.${name}`);
  const value = (name: string, one: string) =>
    hasWords(name) ? t(values[name]?.(one) ?? `${name}.${one}`) : (values[name]?.(one) ?? one);
  const none = (name: string) => {
    const key = unset[name];
    return key === undefined ? undefined : t(key);
  };
  const entry = (name: string, all: string) => {
    const each = all.split(',');
    const words = counted[name];
    const named = () => each.map((one) => value(name, one)).join(t('parts:filter.and'));
    return { label: label(name), value: words ? t(words, { count: each.length }) : named() };
  };
  return { label, value, none, entry };
}

/** Everything that narrows a list now, in one sentence. */
export function useFilterSentence<K extends Kinds>(
  actor: CollectionActor<K>,
  { entry }: FilterWords,
): string {
  const { t } = useTranslation('parts');
  const set = useSelector(actor, selectSetFilters);
  const typed = useSelector(actor, selectTyped);
  const words = Object.entries(set).map(([name, value]) => t('filter.entry', entry(name, value)));
  return [...(typed === '' ? [] : [typed]), ...words].join(t('filter.separator'));
}
