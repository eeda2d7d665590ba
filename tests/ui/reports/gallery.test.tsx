// @vitest-environment happy-dom
import {
  classAnalysis,
  classReport,
  learningAnalysis,
  studentReport,
} from '../../../src/machines/reports/reportRows';
import { parentReport } from '../../../src/machines/reports/parentReport';
import { finalReview } from '../../../src/machines/reports/finalReview';
import { nextStep } from '../../../src/machines/reports/nextStep';
import { reportHandout } from '../../../src/machines/reports/reportHandout';
import { reportLink } from '../../../src/machines/reports/reportLink';
import { reportTargets } from '../../../src/machines/reports/reportTargets';
import { ParentLink } from '../../../src/ui/parts/ParentLink';
import { FinalReviewDialog } from '../../../src/ui/reports/FinalReviewDialog';
import { NextStepScreen } from '../../../src/ui/reports/NextStepScreen';
import { HandoutScreen } from '../../../src/ui/reports/HandoutScreen';
import { ParentReportScreen } from '../../../src/ui/reports/ParentReportScreen';
import {
  ClassAnalysisScreen,
  ClassReportScreen,
  LearningAnalysisScreen,
  StudentReportScreen,
} from '../../../src/ui/reports/reportScreens';
import { ReportTargetsScreen } from '../../../src/ui/reports/ReportTargetsScreen';
import { showGallery } from '../gallery';

showGallery(reportTargets, (actor) => <ReportTargetsScreen actor={actor} />);
showGallery(studentReport, (actor) => <StudentReportScreen actor={actor} />);
showGallery(classReport, (actor) => <ClassReportScreen actor={actor} />);
showGallery(classAnalysis, (actor) => <ClassAnalysisScreen actor={actor} />);
showGallery(learningAnalysis, (actor) => <LearningAnalysisScreen actor={actor} />);
showGallery(reportHandout, (actor) => <HandoutScreen actor={actor} />, {
  elsewhere: ['reportLink'],
});
showGallery(finalReview, (actor) => <FinalReviewDialog actor={actor} onCancel={() => undefined} />);
showGallery(nextStep, (actor) => <NextStepScreen actor={actor} />);
showGallery(reportLink, (actor) => <ParentLink actor={actor} />);
showGallery(parentReport, (actor) => <ParentReportScreen actor={actor} />);
