import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  selectAnswer,
  selectFilters,
  selectRules,
} from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { Tabs } from '../Tabs';
import type { CollectionActor } from './actor';
import type { FilterWords } from './words';

const all = 'all';

interface CollectionTabsProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  /** The filter whose values they are. */
  readonly name: string;
  readonly words: FilterWords;
  /** How many rows each has, by what the call answers. */
  readonly counts?: ((answer: K['answer']) => Readonly<Record<string, number>>) | undefined;
  /** The values that are no tabs for this person. */
  readonly hidden?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** A filter as tabs above the list; where it may be unset, the first tab has all. */
export function CollectionTabs<K extends Kinds>(props: CollectionTabsProps<K>) {
  const { actor, name, words, hidden = [], children } = props;
  const { rules } = useSelector(actor, selectRules<K>);
  const filters = useSelector(actor, selectFilters<K['filters']>);
  const answer = useSelector(actor, selectAnswer<K['answer']>);
  const counts = answer === null ? undefined : props.counts?.(answer);
  const known = rules.fields.find((field) => field.name === name)?.options ?? [];
  const options = known.filter((value) => !hidden.includes(value));
  return (
    <Tabs
      label={words.label(name)}
      items={[...(rules.isAlwaysSet(name) ? [] : [all]), ...options].map((id) => ({
        id,
        label: words.value(name, id),
        count: counts?.[id],
      }))}
      selected={rules.textOf(filters)[name] ?? all}
      onSelect={(id) => {
        if (options.includes(id)) {
          const changed = rules.withText(filters, name, id);
          actor.send({ type: 'filters.changed', filters: changed });
        } else actor.send({ type: 'filter.removed', name });
      }}
    >
      {children}
    </Tabs>
  );
}
