import { preparedPageSize } from '../../domain/limits';
import { preparedQuestionRow } from '../../domain/preparation';
import { collectionPaths } from '../parts/collection.paths';
import { asOf, sampleOf } from '../parts/sample.paths';
import { course } from './preparedPoints.paths';

/** More than a page of them. */
const rows = Array.from({ length: preparedPageSize + 1 }, (_, index) => ({
  ...{ ...sampleOf(preparedQuestionRow, index), question_id: index + 1 },
  practised: index === 0 ? (['A', 'C'] as const).slice() : [],
}));
const types = ['singleChoice', 'subjective'];
const points = [{ id: 1, name: 'Ratio' }];

/** What QA plans the paths of the questions of a course with. */
export const preparedQuestionRowsPaths = collectionPaths({
  input: { scope: { subject_id: 2, course_id: 7 } },
  ...{ rows, ids: [1, 2] as const },
  answer: {
    list: rows,
    total: rows.length,
    as_of: asOf,
    course,
    points,
    types,
  },
  filter: { name: 'type', change: { type: 'singleChoice' as const } },
  message: { type: 'preparation.changed' },
});
