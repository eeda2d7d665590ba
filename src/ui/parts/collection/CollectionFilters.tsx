import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { FilterField } from '../../../machines/parts/collection/fields';
import {
  selectFilters,
  selectRules,
  selectSetFilters,
  selectTyped,
} from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { FilterBar } from '../FilterBar';
import { FilterSelect } from '../FilterSelect';
import { SearchInput } from '../SearchInput';
import type { CollectionActor } from './actor';
import type { FilterWords } from './words';

interface CollectionFiltersProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  /** What can be searched for; null where nothing can. */
  readonly searchLabel: string | null;
  readonly words: FilterWords;
  /** The filter that stands above as tabs. */
  readonly tabs?: string | undefined;
  /** The filters that this person has no use for. */
  readonly hidden?: readonly string[] | undefined;
  /** The values of filters by an id, and of others those that there are. */
  readonly choices?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** The row above a list: the search, a select for each filter of the query, and what is set. */
export function CollectionFilters<K extends Kinds>(props: CollectionFiltersProps<K>) {
  const { actor, searchLabel, words, tabs, hidden = [], choices = {} } = props;
  const typed = useSelector(actor, selectTyped);
  const set = useSelector(actor, selectSetFilters);
  const { rules } = useSelector(actor, selectRules<K>);
  const ruled = rules.fields.filter(({ name }) => name !== tabs && !hidden.includes(name));
  const fields = [
    ...ruled.map((field) => ({ ...field, options: choices[field.name] ?? field.options })),
    ...Object.entries(choices)
      .filter(([name]) => ruled.every((field) => field.name !== name))
      .map(([name, options]) => ({ name, kind: 'one' as const, options })),
  ];
  if (searchLabel === null && fields.length === 0) return null;
  return (
    <FilterBar
      filters={Object.entries(set)
        .filter(([name]) => name !== tabs)
        .map(([name, value]) => ({ id: name, ...words.entry(name, value) }))}
      onRemove={(name) => actor.send({ type: 'filter.removed', name })}
      onClear={() => actor.send({ type: 'filters.cleared' })}
    >
      {searchLabel === null ? null : (
        <SearchInput
          label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          onChange={(text) => actor.send({ type: 'search.typed', text })}
          onSearch={() => actor.send({ type: 'search.submitted' })}
        />
      )}
      {fields.map((field) => (
        <Filter key={field.name} actor={actor} field={field} words={words} />
      ))}
    </FilterBar>
  );
}

interface FilterProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  readonly field: FilterField;
  readonly words: FilterWords;
}

function Filter<K extends Kinds>({ actor, field, words }: FilterProps<K>) {
  const { name, kind, options } = field;
  const { t } = useTranslation('parts');
  const { rules } = useSelector(actor, selectRules<K>);
  const filters = useSelector(actor, selectFilters<K['filters']>);
  const isSingle = kind === 'one';
  const text = rules.textOf(filters)[name] ?? '';
  const chosen = text === '' ? [] : text.split(',');
  return (
    <FilterSelect
      label={words.label(name)}
      options={options}
      chosen={chosen}
      isSingle={isSingle}
      none={words.none(name) ?? (rules.hasDefault(name) ? undefined : t('filter.any'))}
      wordOf={(value) => words.value(name, value)}
      onChange={(next) => {
        if (next.length === 0) actor.send({ type: 'filter.removed', name });
        else {
          const changed = rules.withText(filters, name, next.join(','));
          actor.send({ type: 'filters.changed', filters: changed });
        }
      }}
    />
  );
}
