import { useTranslation } from 'react-i18next';
import type { ReportAnswer } from '../../../machines/reports/reportRows';
import { correctShare } from '../../../domain/reports';
import { useDates } from '../dates';
import { Fact, Facts } from '../Facts';
import { TextLink } from '../TextLink';

interface ReportFiguresProps {
  readonly answer: ReportAnswer;
  readonly behind: string | null;
}

/** The totals of a report, of which days; the number of answers leads to them. */
export function ReportFigures({ answer, behind }: ReportFiguresProps) {
  const { t } = useTranslation(['reports', 'parts']);
  const { date } = useDates();
  const { totals, first_day: first, last_day: last } = answer;
  const share = correctShare(totals);
  const write = (day: string) => date(`${day}T00:00:00+08:00`);
  return (
    <Facts mb={4}>
      <Fact name={t('figure.days')}>
        {t('figure.range', { from: write(first), to: write(last) })}
      </Fact>
      <Fact name={t('column.answered')}>
        {behind === null ? (
          totals.answered
        ) : (
          <TextLink to={`${behind}&outcome=right,wrong&from=${first}&to=${last}`}>
            {totals.answered}
          </TextLink>
        )}
      </Fact>
      <Fact name={t('column.right')}>{totals.right}</Fact>
      <Fact name={t('column.share')}>
        {share === null
          ? t('parts:none')
          : t('figure.share', {
              share: Math.round(share * 100),
              right: totals.right,
              answered: totals.answered,
            })}
      </Fact>
      <Fact name={t('column.skipped')}>{totals.skipped}</Fact>
      <Fact name={t('column.seconds')}>{t('parts:hours', { value: totals.seconds / 3600 })}</Fact>
    </Facts>
  );
}
