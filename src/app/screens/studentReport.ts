import { studentReport } from '../../machines/reports/reportRows';
import { StudentReportScreen } from '../../ui/reports/reportScreens';
import { screen } from './screen';

export const Screen = screen({
  chart: studentReport,
  view: StudentReportScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, student_id: Number(key['student_id'] ?? 0) },
    address: query,
  }),
  addressed: 'itself',
});
