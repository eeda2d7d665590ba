import { useTranslation } from 'react-i18next';
import { correctShare, type ReportTotals } from '../../../domain/reports';
import { wholeMinutes, wholePercent } from '../../../domain/number';
import { answersBehind } from '../../../machines/reports/behind';
import { Fact } from '../Facts';
import { FigureLink } from './FigureLink';

interface TotalFactsProps {
  readonly totals: ReportTotals;
  /** Which answers they count, as the filters of the answer history; null where nobody is led there. */
  readonly behind: string | null;
}

const counts = ['answered', 'right'] as const;

/** The totals of a report among its facts: the same on the screen, on paper and for parents. */
export function TotalFacts({ totals, behind }: TotalFactsProps) {
  const { t } = useTranslation(['reports', 'parts']);
  const share = correctShare(totals);
  const to = (figure: Parameters<typeof answersBehind>[1]) =>
    behind === null ? undefined : answersBehind(behind, figure);
  return (
    <>
      {counts.map((figure) => (
        <Fact key={figure} name={t(`column.${figure}`)}>
          <FigureLink value={totals[figure]} to={to(figure)} />
        </Fact>
      ))}
      <Fact name={t('column.share')}>
        {share === null
          ? t('parts:none')
          : t('figure.share', {
              share: wholePercent(share),
              right: totals.right,
              answered: totals.answered,
            })}
      </Fact>
      <Fact name={t('column.skipped')}>
        <FigureLink value={totals.skipped} to={to('skipped')} />
      </Fact>
      <Fact name={t('column.seconds')}>
        <FigureLink value={wholeMinutes(totals.seconds)} to={to('seconds')} />
      </Fact>
    </>
  );
}
