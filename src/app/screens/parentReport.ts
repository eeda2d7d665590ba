import { parentReport } from '../../machines/reports/parentReport';
import { ParentReportScreen } from '../../ui/reports/ParentReportScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: parentReport,
  view: ParentReportScreen,
  input: ({ key }) => ({ payload: { link: key['link'] ?? '' }, scope: {} }),
});
