import { useTranslation } from 'react-i18next';
import type { HandoutFrame, ReportSheet } from '../../../domain/reports';
import { useDates } from '../dates';
import { Fact, Facts } from '../Facts';
import { SchoolingFacts } from './SchoolingFacts';
import { TotalFacts } from './TotalFacts';

interface SheetFactsProps {
  readonly frame: HandoutFrame;
  readonly sheet: ReportSheet;
  readonly behind: string | null;
}

/** Of which subject, days and courses a sheet is, where its student learns, and its totals. */
export function SheetFacts({ frame, sheet: { totals, schooling }, behind }: SheetFactsProps) {
  const { t } = useTranslation('reports');
  const { date } = useDates();
  const { first_day: first, last_day: last, is_over: isOver, program, course_name: course } = frame;
  return (
    <Facts mb={4}>
      <SchoolingFacts subjectId={frame.subject_id} schooling={schooling} />
      <Fact name={t('figure.days')}>
        {t(isOver ? 'figure.range' : 'figure.rangeSoFar', { from: date(first), to: date(last) })}
      </Fact>
      <Fact name={t('filter.program')}>{program === null ? null : t(`program.${program}`)}</Fact>
      <Fact name={t('filter.course')}>{course}</Fact>
      <TotalFacts totals={totals} behind={behind} />
    </Facts>
  );
}
