import type { Stage } from '../stage';
import { monitoringStage } from './classMonitoring';
import { filePreviewStage } from './filePreview';
import { guideStage } from './guide';
import { guardStage } from './navigationGuard';
import { portalStage } from './portal';
import { searchStage } from './studentSearch';
import { highlightsStage, searchGuideStage } from './tips';
import { toastsStage } from './toasts';
import { topBarStage } from './topBar';
import { onlineStage, unreadStage } from './topBarPolls';
import { vacationStage } from './vacationNotice';
import { winterBreakStage } from './winterBreak';

export const shellStages: readonly Stage[] = [
  topBarStage,
  onlineStage,
  unreadStage,
  searchStage,
  vacationStage,
  highlightsStage,
  searchGuideStage,
  toastsStage,
  guideStage,
  monitoringStage,
  filePreviewStage,
  winterBreakStage,
  portalStage,
  guardStage,
];
