import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { grades } from '../../domain/grades';
import { activities, healthLevels, learningStatuses, starRatings } from '../../domain/students';
import { selectFilters } from '../../machines/parts/collection/selectors';
import type { studentRows } from '../../machines/students/studentRows';
import { CollectionFilters } from '../parts/collection/CollectionFilters';
import { FilterSelect } from '../parts/FilterSelect';

interface StudentFiltersProps {
  readonly actor: ActorRefFrom<typeof studentRows>;
  readonly wordsOf: (name: string, value: string) => { label: string; value: string };
}

/** What the lists can be narrowed to. */
export function StudentFilters({ actor, wordsOf }: StudentFiltersProps) {
  const { t } = useTranslation('students');
  const { activity, health, stars, status, grade } = useSelector(actor, selectFilters);
  return (
    <CollectionFilters actor={actor} searchLabel={t('search')} wordsOf={wordsOf}>
      <FilterSelect
        label={t('filter.activity')}
        options={activities}
        chosen={activity}
        wordOf={(one) => t(`activity.${one}`)}
        onChange={(chosen) => {
          actor.send({ type: 'filters.changed', filters: { activity: chosen } });
        }}
      />
      <FilterSelect
        label={t('filter.health')}
        options={healthLevels}
        chosen={health}
        wordOf={(one) => t(`health.${one}`)}
        onChange={(chosen) => {
          actor.send({ type: 'filters.changed', filters: { health: chosen } });
        }}
      />
      <FilterSelect
        label={t('filter.status')}
        options={learningStatuses}
        chosen={status}
        wordOf={(one) => t(`status.${one}`)}
        onChange={(chosen) => {
          actor.send({ type: 'filters.changed', filters: { status: chosen } });
        }}
      />
      <FilterSelect
        label={t('filter.stars')}
        options={starRatings}
        chosen={stars}
        wordOf={(one) =>
          one === 'none' ? t('stars.none') : t('stars.value', { count: Number(one) })
        }
        onChange={(chosen) => {
          actor.send({ type: 'filters.changed', filters: { stars: chosen } });
        }}
      />
      <FilterSelect
        label={t('filter.grade')}
        options={grades}
        chosen={grade}
        wordOf={(one) => t(`grade.${String(one)}`)}
        onChange={(chosen) => {
          actor.send({ type: 'filters.changed', filters: { grade: chosen } });
        }}
      />
    </CollectionFilters>
  );
}
