import { useTranslation } from 'react-i18next';
import type { classRows } from '../../machines/lessons/classRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { courseActions } from './courseActions';
import { classColumns } from './classColumns';

const words = {
  ...{ count: 'class.count', search: 'class.search', label: 'class.title' },
  ...{ failed: 'class.failed', change: 'class.change' },
  nothing: (list: string) => (list === 'hidden' ? 'class.nothing.hidden' : 'class.nothing'),
};

/** The account's classes, each as the way to unlocking for all of it [ROUTE-051, SCREEN-193]. */
export function ClassesScreen({ actor }: ActorProps<typeof classRows>) {
  const { t } = useTranslation('lessons');
  return (
    <ListScreen
      actor={actor}
      columns={classColumns}
      title={t('class.title')}
      tabs="classes"
      counts={({ counts }) => counts}
      words={words}
      actions={courseActions}
      action={<LinkButton to="/student/list">{t('class.students')}</LinkButton>}
    />
  );
}
