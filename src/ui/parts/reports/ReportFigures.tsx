import { useTranslation } from 'react-i18next';
import type { ReportAnswer } from '../../../machines/reports/reportRows';
import { Facts } from '../Facts';
import { Text } from '../Text';
import { RangeOf } from './RangeOf';
import { TotalFacts } from './TotalFacts';

interface ReportFiguresProps {
  readonly answer: ReportAnswer;
  readonly behind: string | null;
}

const explained = ['answered', 'right', 'share', 'skipped', 'seconds'] as const;

/** The totals of a report, of which days, each leading to its answers; and how they are counted. */
export function ReportFigures({ answer, behind }: ReportFiguresProps) {
  const { t } = useTranslation('reports');
  const formulas = explained.map((figure) =>
    t('figure.formula', { name: t(`column.${figure}`), formula: t(`formula.${figure}`) }),
  );
  return (
    <>
      <Facts mb={1}>
        <RangeOf days={answer} />
        <TotalFacts totals={answer.totals} behind={behind} />
      </Facts>
      <Text as="p" small muted mb={4}>
        {formulas.join(t('figure.formulas'))}
      </Text>
    </>
  );
}
