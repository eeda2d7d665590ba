import { homeworkByStudent } from '../../../../src/contract/homework';
import { homeworkStudentRows } from '../../../../src/machines/homework/homeworkStudentRows';
import { homeworkStudentRowsPaths } from '../../../../src/machines/homework/homeworkStudentRows.paths';
import { choosing, collectionStage } from '../collection';

/** Homework by student. */
export const homeworkStudentRowsStage = collectionStage({
  chart: homeworkStudentRows,
  catalogue: homeworkStudentRowsPaths,
  enter: '/homework/list?subject_id=3&view=student',
  call: homeworkByStudent,
  search: { label: 'homework:search.student', text: '欧阳' },
  filter: choosing('homework:filter.status', 'homework:status.expired'),
  column: 'students:column.grade',
  message: { type: 'homework.changed' },
});
