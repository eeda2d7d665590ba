import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/parts/Status';
import type { Grades } from '../model/grades';

interface GradeWordsProps {
  /** Null where nobody has measured. */
  readonly grade: Grades[string] | null;
  readonly isOutdated: boolean;
}

/** How many wrong charts are caught; that it is not known, or that it was of another version. */
export function GradeWords({ grade, isOutdated }: GradeWordsProps) {
  const { t } = useTranslation('atlas');
  if (grade === null)
    return <chakra.span color="fg.muted">{t('contents.notMeasured')}</chakra.span>;
  const { caught: part, total: whole } = grade;
  if (isOutdated) return <Status kind="none">{t('contents.outdated', { part, whole })}</Status>;
  return (
    <Status kind={part === whole ? 'good' : 'act'}>{t('contents.share', { part, whole })}</Status>
  );
}
