import { foundationCourseRow } from '../../domain/foundationTime';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList } from '../parts/sample.paths';

const { rows, answer, pageSize } = sampleList(foundationCourseRow, 'course_id', {});
const named = rows.map((row) => ({ ...row, id: `7-${String(row.course_id)}` }));
const sample = {
  ...{ rows: named, ids: ['7-1', '7-2'] as const, answer: { ...answer, list: named }, pageSize },
  filter: { name: 'state', change: { state: 'underWay' as const } },
  column: 'week' as const,
  message: { type: 'student.changed' as const },
};
const inputOf = (subject_id: number) => ({ scope: { subject_id, may_export: true } });

/** What QA plans the paths of the foundation courses with. */
export const foundationCourseRowsPaths = collectionPaths({ ...sample, input: inputOf(2) });

/** The same of the Chinese variant. */
export const chineseCourseRowsPaths = collectionPaths({ ...sample, input: inputOf(3) });

/** The same of the English variant. */
export const englishCourseRowsPaths = collectionPaths({ ...sample, input: inputOf(1) });
