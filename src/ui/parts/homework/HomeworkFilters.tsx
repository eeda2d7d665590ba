import { useTranslation } from 'react-i18next';
import {
  type HomeworkType,
  homeworkTypes,
  type PersonStatus,
  personStatuses,
} from '../../../domain/homework';
import type { Kinds } from '../../../machines/parts/collection/types';
import type { CollectionActor } from '../collection/actor';
import { CollectionFilters } from '../collection/CollectionFilters';
import { FilterSelect } from '../FilterSelect';

interface HomeworkFiltersProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  /** What a keyword finds. */
  readonly finds?: 'homework' | 'student';
  readonly type?: HomeworkType | undefined;
  /** Without it the list has one type only. */
  readonly onType?: (type: HomeworkType | undefined) => void;
  readonly status: readonly PersonStatus[];
  readonly onStatus: (status: PersonStatus[]) => void;
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
export function HomeworkFilters<K extends Kinds>(props: HomeworkFiltersProps<K>) {
  const { actor, finds = 'homework', type, onType, status, onStatus } = props;
  const { t } = useTranslation('homework');
  const wordsOf = useHomeworkFilterWords();
  return (
    <CollectionFilters actor={actor} searchLabel={t(`search.${finds}`)} wordsOf={wordsOf}>
      {onType === undefined ? null : (
        <FilterSelect
          label={t('filter.type')}
          options={homeworkTypes}
          chosen={type === undefined ? [] : [type]}
          wordOf={(one) => t(`type.${one}`)}
          onChange={(chosen) => {
            onType(chosen.find((one) => one !== type));
          }}
        />
      )}
      <FilterSelect
        label={t('filter.status')}
        options={personStatuses}
        chosen={status}
        wordOf={(one) => t(`status.${one}`)}
        onChange={onStatus}
      />
    </CollectionFilters>
  );
}
