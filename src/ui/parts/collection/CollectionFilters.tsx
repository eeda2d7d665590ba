import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { selectSetFilters, selectTyped } from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { FilterBar } from '../FilterBar';
import { SearchInput } from '../SearchInput';
import type { CollectionActor } from './actor';

interface CollectionFiltersProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  readonly searchLabel: string;
  /** The words of a filter that is set: its name, and its value as the address holds it. */
  readonly wordsOf: (name: string, value: string) => { label: string; value: string };
  /** The selects that set filters. */
  readonly children?: ReactNode;
}

/** The row above a list: search, selects, what is set, and the way to clear it. */
export function CollectionFilters<K extends Kinds>(props: CollectionFiltersProps<K>) {
  const { actor, searchLabel, wordsOf, children } = props;
  const typed = useSelector(actor, selectTyped);
  const set = useSelector(actor, selectSetFilters);
  return (
    <FilterBar
      filters={Object.entries(set).map(([name, value]) => ({ id: name, ...wordsOf(name, value) }))}
      onRemove={(name) => {
        actor.send({ type: 'filter.removed', name });
      }}
      onClear={() => {
        actor.send({ type: 'filters.cleared' });
      }}
    >
      <SearchInput
        label={searchLabel}
        placeholder={searchLabel}
        value={typed}
        onChange={(text) => {
          actor.send({ type: 'search.typed', text });
        }}
        onSearch={() => {
          actor.send({ type: 'search.submitted' });
        }}
      />
      {children}
    </FilterBar>
  );
}
