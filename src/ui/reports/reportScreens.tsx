import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportRow, ReportView } from '../../domain/reports';
import { selectInSubject, selectReport } from '../../machines/reports/handoutAddress';
import { type ReportActor, selectMemberPage } from '../../machines/reports/reportRows';
import { BackLink } from '../parts/BackLink';
import type { Columns } from '../parts/columns';
import {
  analysisColumns,
  memberAnalysisColumns,
  memberColumns,
  reportColumns,
} from '../parts/reports/reportColumns';
import { SubjectTabs } from '../parts/SubjectTabs';
import { ReportScreen } from '../parts/reports/ReportScreen';

interface ReportOfProps {
  readonly actor: ReportActor;
}

/** The way back to the reports. */
function ToReports() {
  const { t } = useTranslation('reports');
  return <BackLink to="/report/list">{t('back')}</BackLink>;
}

/** A student’s report: daily, by course, by chapter [SCREEN-065 … SCREEN-067]. */
export function StudentReportScreen({ actor }: ReportOfProps) {
  return (
    <>
      <ToReports />
      <ReportScreen actor={actor} columnsFor={reportColumns} titleKey="studentTitle" />
    </>
  );
}

type ColumnsOfView = (behind: string | null, by: ReportView) => Columns<ReportRow>;
type MemberColumns = (page: string, behind: string | null) => Columns<ReportRow>;

/** The columns of each view of a class; by student they lead to the student's own page. */
function useClassColumns(
  actor: ReportActor,
  columnsOfView: ColumnsOfView,
  membersOf: MemberColumns,
) {
  const page = useSelector(actor, selectMemberPage);
  return useMemo(
    () => (page === null ? columnsOfView : (behind: string | null) => membersOf(page, behind)),
    [page, columnsOfView, membersOf],
  );
}

/** A class’s report: its students, days, courses and chapters. */
export function ClassReportScreen({ actor }: ReportOfProps) {
  const columnsFor = useClassColumns(actor, reportColumns, memberColumns);
  return (
    <>
      <ToReports />
      <ReportScreen actor={actor} columnsFor={columnsFor} titleKey="classTitle" />
    </>
  );
}

/** What a student masters, point by point and question by question, on a page without a frame [SCREEN-162 … SCREEN-165]. */
export function LearningAnalysisScreen({ actor }: ReportOfProps) {
  return (
    <AnalysisPage actor={actor}>
      <ReportScreen actor={actor} columnsFor={analysisColumns} titleKey="analysisTitle" />
    </AnalysisPage>
  );
}

/** What a class masters, by the same views and by student. */
export function ClassAnalysisScreen({ actor }: ReportOfProps) {
  const columnsFor = useClassColumns(actor, analysisColumns, memberAnalysisColumns);
  return (
    <AnalysisPage actor={actor}>
      <ReportScreen actor={actor} columnsFor={columnsFor} titleKey="analysisTitle" />
    </AnalysisPage>
  );
}

/** A page without a frame: what the frame offers elsewhere, the way back and the subjects, it offers itself. */
function AnalysisPage({ actor, children }: ReportOfProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('reports');
  const report = useSelector(actor, selectReport);
  const inAny = useSelector(actor, selectInSubject);
  return (
    <Box p={6}>
      <BackLink to={report ?? '/report/list'}>
        {t(report === null ? 'back' : 'analysisBack')}
      </BackLink>
      {inAny === null ? null : (
        <Box _print={{ display: 'none' }}>
          <SubjectTabs to={inAny} />
        </Box>
      )}
      {children}
    </Box>
  );
}
