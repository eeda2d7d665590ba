import { assignmentOptionsStage } from './assignmentOptions';
import { homeworkStage } from './homework';
import { homeworkAssignmentStage } from './homeworkAssignment';
import { homeworkDetailStage } from './homeworkDetail';
import { homeworkRowsStage } from './homeworkRows';
import { homeworkStudentRowsStage } from './homeworkStudentRows';
import { assignmentPersonRowsStage, studentHomeworkRowsStage } from './personRows';
import type { Stage } from '../stage';

export const homeworkStages: readonly Stage[] = [
  homeworkStage,
  homeworkDetailStage,
  homeworkAssignmentStage,
  assignmentOptionsStage,
  homeworkRowsStage,
  homeworkStudentRowsStage,
  assignmentPersonRowsStage,
  studentHomeworkRowsStage,
];
