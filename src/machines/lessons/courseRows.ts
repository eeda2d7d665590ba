import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { listOf, oneOf, subjectId, wholeList } from '../../contract/fields';
import { courseList, setCourseStatus } from '../../contract/courses';
import { grades } from '../../domain/grades';
import {
  courseLists,
  type CourseRow,
  courseSorts,
  type CourseStatus,
  courseVersions,
  seasons,
} from '../../domain/lessons';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';
import type { RowRequest } from '../parts/collection/types';

/** One thing that can be set on courses. */
function status(to: CourseStatus) {
  return {
    call: setCourseStatus,
    payload: ({ ids, scope }: RowRequest<number, { readonly subject_id: number }>) => ({
      ...scope,
      course_ids: [...ids],
      status: to,
    }),
    refused: ({ outcomes }: AnswerOf<typeof setCourseStatus>) =>
      outcomes.filter(({ outcome }) => outcome === 'refused').map(({ course_id }) => course_id),
    words: { refused: 'lessons:change.refused' },
  };
}

/** My Courses: the account's courses of a subject, in their lists [SCREEN-029 … SCREEN-037, SCREEN-192]. */
export const courseRows = collection({
  id: 'courseRows',
  scope: { subject_id: subjectId },
  filters: {
    list: z._default(oneOf(courseLists), 'formal'),
    grade: z._default(wholeList(grades[0], grades.length), []),
    season: z._default(listOf(seasons), []),
    version: z._default(listOf(courseVersions), []),
  },
  always: ['list'],
  sortable: courseSorts,
  call: courseList,
  payload: asked,
  idOf: ({ course_id }: CourseRow) => course_id,
  exports: true,
  changes: {
    pinned: { ...status('pinned'), undo: 'unpinned' },
    unpinned: { ...status('unpinned'), undo: 'pinned' },
    hidden: { ...status('hidden'), undo: 'visible' },
    visible: { ...status('visible'), undo: 'hidden' },
  },
  concerns: ({ type }) => type === 'course.changed' || type === 'student.changed',
});
