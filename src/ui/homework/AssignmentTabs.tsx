import { useTranslation } from 'react-i18next';
import { homeworkPage } from '../../domain/addresses';
import type { HomeworkRow } from '../../domain/homework';
import { Tabs } from '../parts/Tabs';

interface AssignmentTabsProps {
  readonly homework: HomeworkRow;
  readonly selected: 'student' | 'question';
}

/** The two views of one adaptive assignment; an essay has no questions. */
export function AssignmentTabs({
  homework: { type, homework_id: id },
  selected,
}: AssignmentTabsProps) {
  const { t } = useTranslation('homework');
  if (type !== 'adaptive') return null;
  return (
    <Tabs
      label={t('view.label')}
      selected={selected}
      items={[
        { id: 'student', label: t('view.student'), to: homeworkPage(id) },
        { id: 'question', label: t('view.question'), to: homeworkPage(id, '&view=question') },
      ]}
    />
  );
}
