import { useTranslation } from 'react-i18next';
import { type ApplicationRow, evaluatedDays } from '../../domain/approvals';

interface EvaluationTextProps {
  readonly application: ApplicationRow;
}

/** The hours that were used lately, and how long those that are left last. */
export function EvaluationText({ application: { balance, evaluation } }: EvaluationTextProps) {
  const { t } = useTranslation('approvals');
  const { used, lasts } = evaluation;
  return (
    <>
      {t('evaluation.used', { count: used, days: evaluatedDays })}
      {lasts === null ? null : t('evaluation.lasts', { count: lasts, hours: balance })}
    </>
  );
}
