import { studentDetailStage } from './studentDetail';
import { studentRowsStage } from './studentRows';
import { studentsStage } from './students';
import type { Stage } from '../stage';

export const studentsStages: readonly Stage[] = [
  studentRowsStage,
  studentsStage,
  studentDetailStage,
];
