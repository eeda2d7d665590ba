import type { ReportAnswer } from '../../../machines/reports/reportRows';
import { Facts } from '../Facts';
import { TextLink } from '../TextLink';
import { RangeOf } from './RangeOf';
import { TotalFacts } from './TotalFacts';

interface ReportFiguresProps {
  readonly answer: ReportAnswer;
  readonly behind: string | null;
}

/** The totals of a report, of which days; the number of answers leads to them. */
export function ReportFigures({ answer, behind }: ReportFiguresProps) {
  const { totals, first_day: first, last_day: last } = answer;
  return (
    <Facts mb={4}>
      <RangeOf days={answer} />
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
