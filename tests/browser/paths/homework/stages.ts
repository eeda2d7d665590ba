import { assignmentOptionsStage } from './assignmentOptions';
import { homeworkStage } from './homework';
import { homeworkDetailStage } from './homeworkDetail';
import { homeworkRowsStage } from './homeworkRows';
import { homeworkStudentRowsStage } from './homeworkStudentRows';
import { assignmentPersonRowsStage, studentHomeworkRowsStage } from './personRows';
import type { Stage } from '../stage';

export const homeworkStages: readonly Stage[] = [
  homeworkStage,
  homeworkDetailStage,
  assignmentOptionsStage,
  homeworkRowsStage,
  homeworkStudentRowsStage,
  assignmentPersonRowsStage,
  studentHomeworkRowsStage,
];
