import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isSupervised, type StudentRow } from '../../domain/students';
import { type StudentView, studentViews } from '../../machines/students/studentDetail';
import { PageTitle } from '../parts/PageTitle';
import { Tabs } from '../parts/Tabs';
import type { StudentPage } from './studentPages';

interface StudentDetailTabsProps {
  readonly student: StudentRow;
  readonly view: StudentView;
  readonly page: StudentPage;
}

/** The tabs of one student's page; customization only where there is some [ROLE-060]. */
export function StudentDetailTabs({ student, view, page }: StudentDetailTabsProps) {
  const { t } = useTranslation('students');
  const offered = studentViews.filter((one) => one !== 'customization' || isSupervised(student));
  return (
    <>
      <PageTitle of={[student.name, t(`detail.view.${view}`)]} />
      <Box _print={{ display: 'none' }}>
        <Tabs
          label={t('detail.tabs')}
          selected={view}
          items={offered.map((id) => ({
            id,
            label: t(`detail.view.${id}`),
            to: page({ view: id }),
          }))}
        />
      </Box>
    </>
  );
}
