import { homeworkSummary } from '../../../../src/contract/homework';
import { homeworkRows } from '../../../../src/machines/homework/homeworkRows';
import { homeworkRowsPaths } from '../../../../src/machines/homework/homeworkRows.paths';
import { choosing, collectionStage } from '../collection';

/** Homework by assignment. */
export const homeworkRowsStage = collectionStage({
  chart: homeworkRows,
  catalogue: homeworkRowsPaths,
  enter: '/homework/list?subject_id=3',
  call: homeworkSummary,
  search: { label: 'homework:search.homework', text: '作' },
  filter: choosing('homework:filter.type', 'homework:type.adaptive'),
  column: 'homework:column.deadline',
  message: { type: 'homework.changed' },
});
