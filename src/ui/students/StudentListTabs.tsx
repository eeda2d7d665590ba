import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type StudentList, studentLists } from '../../domain/students';
import type { studentRows } from '../../machines/students/studentRows';
import { Tabs } from '../parts/Tabs';

interface StudentListTabsProps {
  readonly actor: ActorRefFrom<typeof studentRows>;
  readonly list: StudentList;
  readonly counts: Readonly<Partial<Record<StudentList, number>>> | undefined;
}

const isList = (name: string): name is StudentList => studentLists.some((list) => list === name);

/** Which list is shown, and how many students each has. */
export function StudentListTabs({ actor, list, counts }: StudentListTabsProps) {
  const { t } = useTranslation('students');
  return (
    <Tabs
      label={t('list.label')}
      items={studentLists.map((name) => ({
        id: name,
        label: t(`list.${name}`),
        count: counts?.[name],
      }))}
      selected={list}
      onSelect={(name) => {
        if (isList(name)) actor.send({ type: 'filters.changed', filters: { list: name } });
      }}
    />
  );
}
