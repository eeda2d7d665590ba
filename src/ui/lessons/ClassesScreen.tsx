import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { classRows } from '../../machines/lessons/learnerRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { classColumns } from './learnerColumns';

interface ClassesScreenProps {
  readonly actor: ActorRefFrom<typeof classRows>;
}

const words = {
  ...{ count: 'class.count', search: 'class.search', label: 'class.title' },
  ...{ nothing: 'class.nothing', failed: 'class.failed' },
};

/** The account's classes, each as the way to unlocking for all of it [ROUTE-051]. */
export function ClassesScreen({ actor }: ClassesScreenProps) {
  const { t } = useTranslation('lessons');
  return <ListScreen actor={actor} columns={classColumns} title={t('class.title')} words={words} />;
}
