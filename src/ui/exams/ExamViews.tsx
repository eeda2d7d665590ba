import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  type ExamReport,
  type ExamView,
  examViews,
  groupings,
  type MarkedQuestion,
  weakestPoints,
} from '../../domain/exams';
import { toTenth, wholePercent } from '../../domain/number';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { Section } from '../parts/Section';
import { Status } from '../parts/Status';
import { Tabs } from '../parts/Tabs';
import { AppendixTable } from './AppendixTable';
import { KnowledgeMap } from './KnowledgeMap';
import { LossTable } from './LossTable';
import { paperName } from './paperName';

interface ExamViewsProps {
  readonly report: ExamReport;
  readonly view: ExamView;
  /** The numbers of the questions that the appendix shows; without any it shows all. */
  readonly numbers: readonly number[];
  /** The address of each view. */
  readonly addressOf: (view: ExamView) => string;
}

/** A result in one of its three views, for the analyst and for parents. */
export function ExamViews({ report, view, numbers, addressOf }: ExamViewsProps) {
  const { t } = useTranslation('exams');
  const items = examViews.map((id) => ({ id, label: t(`view.${id}`), to: addressOf(id) }));
  const appendix = addressOf('appendix');
  const { questions } = report;
  return (
    <>
      <ExamFacts report={report} />
      <Box my={4} _print={{ display: 'none' }}>
        <Tabs label={t('view.label')} selected={view} items={items} />
      </Box>
      {view === 'report' ? (
        <>
          <Suggestions questions={questions} />
          {groupings.map((by) => (
            <LossTable key={by} {...{ by, questions, appendix }} />
          ))}
        </>
      ) : null}
      {view === 'appendix' ? <AppendixTable {...{ questions, numbers, appendix }} /> : null}
      {view === 'kmap' ? <KnowledgeMap {...{ questions, appendix }} /> : null}
    </>
  );
}

/** The score beside the average of the paper: of how many, and from which day that is. */
function ExamFacts({ report }: Pick<ExamViewsProps, 'report'>) {
  const { t } = useTranslation(['exams', 'students', 'scores', 'shell']);
  const { date, moment } = useDates();
  const { paper, score } = report;
  const difference = toTenth(score - paper.average);
  const compared = difference > 0 ? 'above' : difference < 0 ? 'below' : 'equal';
  const full = paper.full_marks;
  return (
    <Facts layout="table">
      <Fact name={t('column.paper')}>{paperName(t, paper)}</Fact>
      <Fact name={t('column.examDate')}>{date(report.exam_date)}</Fact>
      <Fact name={t('column.score')}>
        {t('scored', { won: score, full, value: wholePercent(score / full) })}
      </Fact>
      <Fact name={t('column.average')}>
        {t('averaged', {
          average: paper.average,
          compared: t(`compared.${compared}`, { difference: Math.abs(difference) }),
          count: paper.examinees,
          day: date(paper.averaged_on),
        })}
      </Fact>
      <Fact name={t('column.entered')}>
        {t('said', { at: moment(report.entered_at), by: report.entered_by })}
      </Fact>
      {report.changed_at === null ? null : (
        <Fact name={t('column.changed')}>
          {t('said', { at: moment(report.changed_at), by: report.changed_by })}
        </Fact>
      )}
    </Facts>
  );
}

/** What to study next: the points that cost most marks. */
function Suggestions({ questions }: { readonly questions: readonly MarkedQuestion[] }) {
  const { t } = useTranslation('exams');
  const weak = weakestPoints(questions);
  return (
    <Section title={t('suggestions.title')} mb={5}>
      {weak.length === 0 ? (
        <Status kind="good">{t('suggestions.none')}</Status>
      ) : (
        <chakra.ol ps={5} listStyleType="decimal">
          {weak.map(({ name, lost, share }) => (
            <li key={name}>{t('suggestions.point', { name, lost, value: wholePercent(share) })}</li>
          ))}
        </chakra.ol>
      )}
    </Section>
  );
}
