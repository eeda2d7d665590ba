import { Box } from '@chakra-ui/react';
import type { ReportActor } from '../../machines/reports/reportRows';
import { analysisColumns, reportColumns } from '../parts/reports/reportColumns';
import { ReportScreen } from '../parts/reports/ReportScreen';

interface ReportOfProps {
  readonly actor: ReportActor;
}

/** A student’s report: daily, by course, by chapter [SCREEN-065 … SCREEN-067]. */
export function StudentReportScreen({ actor }: ReportOfProps) {
  return <ReportScreen actor={actor} columns={reportColumns} titleKey="studentTitle" />;
}

/** A class’s report: its students, days, courses and chapters. */
export function ClassReportScreen({ actor }: ReportOfProps) {
  return <ReportScreen actor={actor} columns={reportColumns} titleKey="classTitle" />;
}

/** What a student masters, point by point and question by question, on a page without a frame [SCREEN-162 … SCREEN-164]. */
export function LearningAnalysisScreen({ actor }: ReportOfProps) {
  return (
    <Box p={6}>
      <ReportScreen actor={actor} columns={analysisColumns} titleKey="analysisTitle" />
    </Box>
  );
}
