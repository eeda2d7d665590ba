import { reportTargets } from '../../machines/reports/reportTargets';
import { ReportTargetsScreen } from '../../ui/reports/ReportTargetsScreen';
import { listOfSubject, screen } from './screen';

export const Screen = screen({ ...listOfSubject, chart: reportTargets, view: ReportTargetsScreen });
