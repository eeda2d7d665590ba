import type { Stage } from '../stage';
import { deskStage } from './serviceDesk';
import { detailStage } from './workOrderDetail';
import { newsStage } from './workOrderNews';
import { previewStage, rowsStage } from './workOrderRows';

export const workOrdersStages: readonly Stage[] = [
  detailStage,
  newsStage,
  deskStage,
  rowsStage,
  previewStage,
];
