import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ReportActor, selectMemberPage } from '../../machines/reports/reportRows';
import { analysisColumns, memberColumns, reportColumns } from '../parts/reports/reportColumns';
import { ReportScreen } from '../parts/reports/ReportScreen';

interface ReportOfProps {
  readonly actor: ReportActor;
}

/** A student’s report: daily, by course, by chapter [SCREEN-065 … SCREEN-067]. */
export function StudentReportScreen({ actor }: ReportOfProps) {
  return <ReportScreen actor={actor} columnsFor={reportColumns} titleKey="studentTitle" />;
}

/** A class’s report: its students, days, courses and chapters. */
export function ClassReportScreen({ actor }: ReportOfProps) {
  const page = useSelector(actor, selectMemberPage);
  const columnsFor = useMemo(
    () => (page === null ? reportColumns : (behind: string | null) => memberColumns(page, behind)),
    [page],
  );
  return <ReportScreen actor={actor} columnsFor={columnsFor} titleKey="classTitle" />;
}

/** What a student masters, point by point and question by question, on a page without a frame [SCREEN-162 … SCREEN-164]. */
export function LearningAnalysisScreen({ actor }: ReportOfProps) {
  return (
    <Box p={6}>
      <ReportScreen actor={actor} columnsFor={analysisColumns} titleKey="analysisTitle" />
    </Box>
  );
}
