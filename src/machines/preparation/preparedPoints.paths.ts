import { preparedPoints } from '../../contract/preparation';
import { preparedCourseHead, preparedPoint } from '../../domain/preparation';
import { recordPaths } from '../parts/record.paths';
import { asOf as as_of, sampleOf } from '../parts/sample.paths';

export const course = sampleOf(preparedCourseHead);

/** Three points, each of which builds on those before, with every standing of the class. */
export const points = [0, 1, 2].map((index) => ({
  ...{ ...sampleOf(preparedPoint, index), point_id: index + 1, name: `Point ${index + 1}` },
  prerequisites: Array.from({ length: index }, (_, at) => at + 1),
  ...{
    of_other_courses: index === 0 ? ['Counting'] : [],
    answering_count: 4,
    proficient_count: 2 * index,
  },
}));

/** What QA plans the paths of a course's points with. */
export const preparedPointsPaths = recordPaths({
  path: preparedPoints.path,
  payload: { subject_id: 2, course_id: 7 },
  none: { subject_id: 2, course_id: 0 },
  answers: [
    { course, points, as_of },
    { course, points: [], as_of },
  ],
  message: 'preparation.changed',
});
