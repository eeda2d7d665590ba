import { reportTargets } from '../../machines/reports/reportTargets';
import { ReportTargetsScreen } from '../../ui/reports/ReportTargetsScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: reportTargets,
  view: ReportTargetsScreen,
  input: ({ subjectId, query }) => ({
    scope: { subject_id: subjectId },
    address: query,
  }),
  addressed: 'itself',
});
