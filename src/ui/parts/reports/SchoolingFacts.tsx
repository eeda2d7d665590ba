import { useTranslation } from 'react-i18next';
import type { Schooling } from '../../../domain/reports';
import { Fact } from '../Facts';

interface SchoolingFactsProps {
  readonly subjectId: number;
  readonly schooling: Schooling;
}

/** Which student something is about, of which subject, and where it is learned: facts of a list. */
export function SchoolingFacts({ subjectId, schooling }: SchoolingFactsProps) {
  const { t } = useTranslation(['reports', 'shell', 'students']);
  return (
    <>
      <Fact name={t('column.username')}>{schooling.username}</Fact>
      <Fact name={t('figure.grade')}>{t(`students:grade.${String(schooling.grade)}`)}</Fact>
      <Fact name={t('figure.subject')}>{t(`shell:subject.${String(subjectId)}`)}</Fact>
      <Fact name={t('figure.school')}>{schooling.school}</Fact>
      <Fact name={t('figure.classes')}>
        {schooling.classes.map((one) => t('figure.class', one)).join(t('figure.separator'))}
      </Fact>
    </>
  );
}
