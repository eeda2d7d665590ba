// @vitest-environment happy-dom
import {
  classReport,
  learningAnalysis,
  studentReport,
} from '../../../src/machines/reports/reportRows';
import { reportTargets } from '../../../src/machines/reports/reportTargets';

import {
  ClassReportScreen,
  LearningAnalysisScreen,
  StudentReportScreen,
} from '../../../src/ui/reports/reportScreens';
import { ReportTargetsScreen } from '../../../src/ui/reports/ReportTargetsScreen';

import { showGallery } from '../gallery';

showGallery(reportTargets, (actor) => <ReportTargetsScreen actor={actor} />);
showGallery(studentReport, (actor) => <StudentReportScreen actor={actor} />);
showGallery(classReport, (actor) => <ClassReportScreen actor={actor} />);
showGallery(learningAnalysis, (actor) => <LearningAnalysisScreen actor={actor} />);
