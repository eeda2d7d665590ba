import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type HomeworkType,
  homeworkTypes,
  type PersonStatus,
  personStatuses,
} from '../../../domain/homework';
import { selectFilters } from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import type { CollectionActor } from '../collection/actor';
import { CollectionFilters } from '../collection/CollectionFilters';
import { FilterSelect } from '../FilterSelect';

interface HomeworkFilterValues {
  readonly type?: HomeworkType | undefined;
  readonly status: PersonStatus[];
}

interface HomeworkKinds extends Kinds {
  filters: HomeworkFilterValues;
}

interface Filtered {
  send(event: { type: 'filters.changed'; filters: Partial<HomeworkFilterValues> }): void;
}

interface HomeworkFiltersProps<K extends HomeworkKinds> {
  readonly actor: CollectionActor<K> & Filtered;
  /** What a keyword finds. */
  readonly finds?: 'homework' | 'student';
  /** Whether its rows are of several types. */
  readonly hasTypes?: boolean;
}

/** A filter that is set, in words. */
export function useHomeworkFilterWords() {
  const { t } = useTranslation('homework');
  return (name: string, value: string) => ({
    label: t(`filter.${name}`),
    value:
      name === 'course'
        ? value
        : value
            .split(',')
            .map((one) => t(`${name}.${one}`))
            .join(t('separator')),
  });
}

/** What the homework lists can be narrowed to. */
export function HomeworkFilters<K extends HomeworkKinds>(props: HomeworkFiltersProps<K>) {
  const { actor, finds = 'homework', hasTypes = true } = props;
  const { t } = useTranslation('homework');
  const wordsOf = useHomeworkFilterWords();
  const { type, status } = useSelector(actor, selectFilters<HomeworkFilterValues>);
  return (
    <CollectionFilters actor={actor} searchLabel={t(`search.${finds}`)} wordsOf={wordsOf}>
      {hasTypes ? (
        <FilterSelect
          label={t('filter.type')}
          options={homeworkTypes}
          chosen={type === undefined ? [] : [type]}
          wordOf={(one) => t(`type.${one}`)}
          onChange={(chosen) => {
            const next = chosen.find((one) => one !== type);
            actor.send({ type: 'filters.changed', filters: { type: next } });
          }}
        />
      ) : null}
      <FilterSelect
        label={t('filter.status')}
        options={personStatuses}
        chosen={status}
        wordOf={(one) => t(`status.${one}`)}
        onChange={(chosen) => {
          actor.send({ type: 'filters.changed', filters: { status: chosen } });
        }}
      />
    </CollectionFilters>
  );
}
