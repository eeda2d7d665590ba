import { gradingStage } from './grading';
import { personWorkStage } from './personWork';
import type { Stage } from '../stage';

export const gradingStages: readonly Stage[] = [gradingStage, personWorkStage];
