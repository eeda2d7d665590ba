import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { studentPage } from '../../domain/addresses';
import type { ExamReport, ExamView } from '../../domain/exams';
import { type examSheet, selectNumbers } from '../../machines/exams/examSheet';
import { LinkButton } from '../parts/LinkButton';
import { PrintButton } from '../parts/PrintButton';
import { RecordScreen } from '../parts/RecordScreen';
import { StudentCell } from '../parts/StudentCell';
import { ExamScore } from './ExamScore';
import { ExamViews } from './ExamViews';

interface Shown {
  readonly report: ExamReport;
  /** The version of the result that is shown. */
  readonly version: number;
}

interface ExamReportProps {
  readonly actor: ActorRefFrom<typeof examSheet>;
  readonly view: ExamView;
  /** What else can be done with the result. */
  readonly act?: (shown: Shown) => ReactNode;
  /** What stands under the analysis. */
  readonly children?: (shown: Shown) => ReactNode;
}

const pages = {
  report: 'examAnalysisReport',
  appendix: 'examAnalysisAppendix',
  kmap: 'examAnalysisKmap',
} as const;

/** A student's result in a paper, in one of its views. */
export function ExamReportView({ actor, view, act, children }: ExamReportProps) {
  const { t } = useTranslation('exams');
  const numbers = useSelector(actor, selectNumbers);
  return (
    <RecordScreen
      actor={actor}
      words="exams:report"
      title={t(`view.${view}`)}
      back={{ to: '/examAnalysis/index', label: t('back') }}
      head={(answer) => ({ action: <Acts of={answer.report}>{act?.(answer)}</Acts> })}
    >
      {({ report, score, ...rest }) => (
        <>
          <HStack mb={4}>
            <StudentCell student={report} to={studentPage(report.student_id)} />
          </HStack>
          <ExamScore report={report} score={score} />
          <ExamViews
            {...{ report, view, numbers }}
            addressOf={(to) => `/examAnalysis/${pages[to]}?report_id=${String(report.report_id)}`}
          />
          {children?.({ report, ...rest })}
        </>
      )}
    </RecordScreen>
  );
}

interface ActsProps {
  readonly of: { readonly report_id: number; readonly paper: { readonly paper_id: number } };
  readonly children: ReactNode;
}

function Acts({ of: { report_id: id, paper }, children }: ActsProps) {
  const { t } = useTranslation('exams');
  const query = `paper_id=${String(paper.paper_id)}&report_id=${String(id)}`;
  return (
    <HStack gap={2} _print={{ display: 'none' }}>
      <PrintButton />
      <LinkButton to={`/examAnalysis/paperInformationEntry?${query}`}>
        {t('marks.change')}
      </LinkButton>
      {children}
    </HStack>
  );
}

type ExamReportScreensProps = Pick<ExamReportProps, 'actor'>;

/** Every question of a result [ROUTE-061]. */
export function ExamAppendixScreen({ actor }: ExamReportScreensProps) {
  return <ExamReportView actor={actor} view="appendix" />;
}

/** The knowledge map of a result [ROUTE-062]. */
export function ExamMapScreen({ actor }: ExamReportScreensProps) {
  return <ExamReportView actor={actor} view="kmap" />;
}
