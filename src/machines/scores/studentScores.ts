import type { SnapshotFrom } from 'xstate';
import { studentAnalysis } from '../../contract/scores';
import { record } from '../parts/record';

/** The exams of one student in a school year [SCREEN-129]. */
export const studentScores = record({
  id: 'studentScores',
  call: studentAnalysis,
  mayBeAbsent: true,
  concerns: ({ type }) => type === 'student.changed',
});

/** Whose exams they are. */
export const selectStudentId = ({ context }: SnapshotFrom<typeof studentScores>) =>
  context.payload.student_id;
