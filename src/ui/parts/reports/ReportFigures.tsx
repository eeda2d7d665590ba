import { useTranslation } from 'react-i18next';
import type { ReportAnswer } from '../../../machines/reports/reportRows';
import { useDates } from '../dates';
import { Fact, Facts } from '../Facts';
import { TextLink } from '../TextLink';
import { TotalFacts } from './TotalFacts';

interface ReportFiguresProps {
  readonly answer: ReportAnswer;
  readonly behind: string | null;
}

/** The totals of a report, of which days; the number of answers leads to them. */
export function ReportFigures({ answer, behind }: ReportFiguresProps) {
  const { t } = useTranslation('reports');
  const { date } = useDates();
  const { totals, first_day: first, last_day: last } = answer;
  const write = (day: string) => date(`${day}T00:00:00+08:00`);
  return (
    <Facts mb={4}>
      <Fact name={t('figure.days')}>
        {t('figure.range', { from: write(first), to: write(last) })}
      </Fact>
      <TotalFacts
        totals={totals}
        answered={
          behind === null ? (
            totals.answered
          ) : (
            <TextLink to={`${behind}&outcome=right,wrong&from=${first}&to=${last}`}>
              {totals.answered}
            </TextLink>
          )
        }
      />
    </Facts>
  );
}
