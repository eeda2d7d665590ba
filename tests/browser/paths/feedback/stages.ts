import { headquartersStage } from './headquarters';
import { headquartersFeedbackStage } from './headquartersFeedback';
import { imageUploadStage } from './imageUpload';
import { recordOfferStage } from './recordOffer';
import { sentFeedbackStage } from './sentFeedback';
import { sentFeedbackRowsStage } from './sentFeedbackRows';
import type { Stage } from '../stage';

export const feedbackStages: readonly Stage[] = [
  headquartersStage,
  headquartersFeedbackStage,
  imageUploadStage,
  recordOfferStage,
  sentFeedbackStage,
  sentFeedbackRowsStage,
];
