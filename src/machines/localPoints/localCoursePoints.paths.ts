import { localPointList } from '../../contract/localPoints';
import { localPoint } from '../../domain/localPoints';
import { recordPaths } from '../parts/record.paths';
import { asOf as as_of, sampleOf } from '../parts/sample.paths';

const course = { course_id: 7, name: 'Writing', grade: null };
const list = [0, 1, 2].map((index) => ({ ...sampleOf(localPoint, index), point_id: index + 1 }));

/** What QA plans the paths of a course's points with. */
export const localCoursePointsPaths = recordPaths({
  path: localPointList.path,
  payload: { subject_id: 3, course_id: 7 },
  none: { subject_id: 3, course_id: 0 },
  answers: [
    { course, list, as_of },
    { course, list: [], as_of },
  ],
  message: 'localPoints.changed',
});
