import { classEvaluationRows } from '../../../../src/machines/feedback/classEvaluationRows';
import { classEvaluationRowsPaths } from '../../../../src/machines/feedback/classEvaluationRows.paths';
import { comeBack } from '../../world';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';

/** The evaluation of the classes. */
export const classEvaluationRowsAdapter = collectionAdapter({
  chart: classEvaluationRows,
  catalogue: classEvaluationRowsPaths,
  words: 'feedback',
  async enter({ page, world, language }) {
    await world.control('lessons/courses', { uname: 'zhou', subject_id: '2' });
    await comeBack(page, world, 'zhou', '/classEvaluation/index?subject_id=2', language);
  },
  filter: choosingTab('feedback:state', 'waiting'),
  search: { label: 'feedback:class.search', text: '张' },
});
