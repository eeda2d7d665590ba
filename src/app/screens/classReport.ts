import { classReport } from '../../machines/reports/reportRows';
import { ClassReportScreen } from '../../ui/reports/reportScreens';
import { screen } from './screen';

export const Screen = screen({
  chart: classReport,
  view: ClassReportScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, class_id: Number(key['class_id'] ?? 0) },
    address: query,
  }),
  addressed: 'itself',
});
