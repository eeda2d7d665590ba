import { useTranslation } from 'react-i18next';
import type { ScoreWarning } from '../../domain/severalScores';
import { Status } from '../parts/Status';
import { JumpText } from './JumpText';

interface WarningTextProps {
  readonly warning: ScoreWarning;
}

/** What is unusual about a score: the student's grade, and how far it is from the last exam. */
export function WarningText({ warning: { student, jump, hasOtherGrade } }: WarningTextProps) {
  const { t } = useTranslation(['scores', 'students']);
  const grade = t(`students:grade.${String(student.grade)}`);
  return (
    <>
      {hasOtherGrade ? <Status kind="watch">{t('several.otherGrade', { grade })}</Status> : null}
      {jump === null ? null : <JumpText jump={jump} />}
    </>
  );
}
