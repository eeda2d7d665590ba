import { trainingCourse } from '../../domain/training';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const counts = { all: 12, mine: 4 };
const { pageSize: _, rows: all, ...sample } = sampleList(trainingCourse, 'course_id', { counts });
/** A page has ten of them. */
const rows = all.slice(0, 12);

/** What QA plans the paths of the training courses with. */
export const trainingCourseRowsPaths = collectionPaths({
  ...sample,
  rows,
  answer: { ...sample.answer, list: rows, total: rows.length },
  input: { scope: {} },
  filter: { name: 'whose', change: { whose: 'mine' as const } },
  message: { type: 'training.changed' },
});
