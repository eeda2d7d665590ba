// @vitest-environment happy-dom
import {
  classReport,
  learningAnalysis,
  studentReport,
} from '../../../src/machines/reports/reportRows';
import { reportTargets } from '../../../src/machines/reports/reportTargets';
import { ClassReportScreen } from '../../../src/ui/reports/ClassReportScreen';
import { LearningAnalysisScreen } from '../../../src/ui/reports/LearningAnalysisScreen';
import { ReportTargetsScreen } from '../../../src/ui/reports/ReportTargetsScreen';
import { StudentReportScreen } from '../../../src/ui/reports/StudentReportScreen';
import { showGallery } from '../gallery';

showGallery(reportTargets, (actor) => <ReportTargetsScreen actor={actor} />);
showGallery(studentReport, (actor) => <StudentReportScreen actor={actor} />);
showGallery(classReport, (actor) => <ClassReportScreen actor={actor} />);
showGallery(learningAnalysis, (actor) => <LearningAnalysisScreen actor={actor} />);
