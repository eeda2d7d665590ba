import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { correctShare, type ReportTotals } from '../../../domain/reports';
import { wholePercent } from '../../../domain/number';
import { Fact } from '../Facts';

interface TotalFactsProps {
  readonly totals: ReportTotals;
  /** The number of answers, where it is known as the way to them. */
  readonly answered: ReactNode;
}

/** The totals of a report among its facts: the same on the screen, on paper and for parents. */
export function TotalFacts({ totals, answered }: TotalFactsProps) {
  const { t } = useTranslation(['reports', 'parts']);
  const share = correctShare(totals);
  return (
    <>
      <Fact name={t('column.answered')}>{answered}</Fact>
      <Fact name={t('column.right')}>{totals.right}</Fact>
      <Fact name={t('column.share')}>
        {share === null
          ? t('parts:none')
          : t('figure.share', {
              share: wholePercent(share),
              right: totals.right,
              answered: totals.answered,
            })}
      </Fact>
      <Fact name={t('column.skipped')}>{totals.skipped}</Fact>
      <Fact name={t('column.seconds')}>
        {t('parts:number', { value: Math.round(totals.seconds / 60) })}
      </Fact>
    </>
  );
}
