import { useTranslation } from 'react-i18next';
import type { HandoutFrame, ReportSheet } from '../../../domain/reports';
import { useDates } from '../dates';
import { Fact, Facts } from '../Facts';
import { TotalFacts } from './TotalFacts';

interface SheetFactsProps {
  readonly frame: HandoutFrame;
  readonly sheet: ReportSheet;
}

/** Of which subject, days and courses a sheet is, where its student learns, and its totals. */
export function SheetFacts({ frame, sheet: { totals, schooling } }: SheetFactsProps) {
  const { t } = useTranslation(['reports', 'shell']);
  const { date } = useDates();
  const { first_day: first, last_day: last, program, course_name: course } = frame;
  const write = (day: string) => date(`${day}T00:00:00+08:00`);
  return (
    <Facts mb={4}>
      <Fact name={t('column.username')}>{schooling.username}</Fact>
      <Fact name={t('figure.subject')}>{t(`shell:subject.${String(frame.subject_id)}`)}</Fact>
      <Fact name={t('figure.school')}>{schooling.school}</Fact>
      <Fact name={t('figure.classes')}>
        {schooling.classes.map((one) => t('figure.class', one)).join(t('figure.separator'))}
      </Fact>
      <Fact name={t('figure.days')}>
        {t('figure.range', { from: write(first), to: write(last) })}
      </Fact>
      <Fact name={t('filter.program')}>{program === null ? null : t(`program.${program}`)}</Fact>
      <Fact name={t('filter.course')}>{course}</Fact>
      <TotalFacts totals={totals} behind={null} />
    </Facts>
  );
}
