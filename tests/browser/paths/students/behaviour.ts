import { behaviourRows, behaviourTips } from '../../../../src/machines/students/behaviourRows';
import {
  behaviourRowsPaths,
  behaviourTipsPaths,
} from '../../../../src/machines/students/behaviourRows.paths';
import { lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { recordAdapter } from '../record';

const addressOf = (student: number) =>
  `/student/detail?subject_id=2&student_id=${String(student)}&view=behaviour`;

/** What the answers of a student who is often idle warn of, which is more than a page; one who is never, in a subject without answers, is asked for where there shall be none. */
export const behaviourAdapter = collectionAdapter({
  chart: behaviourRows,
  catalogue: behaviourRowsPaths,
  words: 'students',
  enter: addressOf(10040),
  filter: choosingTab('students:kind', 'idle'),
  nothing: sending({ subject_id: '99', student_id: '10024' }),
});

/** The tips of one student, which stand above the warnings. */
export const behaviourTipsAdapter = recordAdapter({
  chart: behaviourTips,
  catalogue: behaviourTipsPaths,
  enter: addressOf(10024),
  answers: { load: { done: [really, sending({ subject_id: '99' })], error: [lost] } },
});
