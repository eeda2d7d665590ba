import type { AnswerOf } from '../../contract/call';
import { localPointList } from '../../contract/localPoints';
import { record } from '../parts/record';

/** A course with its knowledge points. */
export type CoursePoints = AnswerOf<typeof localPointList>;

/** The knowledge points of a course, as headquarters and the campus examine them [SCREEN-148, CALL-089]. */
export const localCoursePoints = record({
  id: 'localCoursePoints',
  call: localPointList,
  mayBeAbsent: true,
  concerns: ({ type }) => type === 'localPoints.changed',
});
