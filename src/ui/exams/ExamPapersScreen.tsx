import { useTranslation } from 'react-i18next';
import type { examPaperRows } from '../../machines/exams/examPaperRows';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { ListScreen } from '../parts/collection/ListScreen';
import { paperColumns } from './examColumns';

const words = {
  ...{ count: 'papers.count', nothing: 'papers.nothing', failed: 'papers.failed' },
  label: 'papers.title',
  values: { grade: (value: string) => `students:grade.${value}` },
};

/** The papers: one is chosen to enter a result [ROUTE-059, CALL-182]. */
export function ExamPapersScreen({ actor }: ActorProps<typeof examPaperRows>) {
  const { t } = useTranslation('exams');
  return (
    <>
      <BackLink to="/examAnalysis/index">{t('back')}</BackLink>
      <ListScreen actor={actor} columns={paperColumns} words={words} title={t('papers.title')} />
    </>
  );
}
