import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { classList, setClassStatus } from '../../contract/courses';
import { oneOf, subjectId, wholeList } from '../../contract/fields';
import { grades } from '../../domain/grades';
import { classLists, type ClassRow, type CourseStatus } from '../../domain/lessons';
import { collection } from '../parts/collection';
import type { RowRequest } from '../parts/collection/types';

/** One thing that can be set on classes. */
function status(to: CourseStatus) {
  return {
    call: setClassStatus,
    payload: ({ ids, scope }: RowRequest<number, { readonly subject_id: number }>) => ({
      ...scope,
      class_ids: [...ids],
      status: to,
    }),
    refused: ({ outcomes }: AnswerOf<typeof setClassStatus>) =>
      outcomes.filter(({ outcome }) => outcome === 'refused').map(({ class_id }) => class_id),
    words: { refused: 'lessons:class.change.refused' },
  };
}

/** The account's own classes, shown or hidden [ROUTE-051, SCREEN-193]. */
export const classRows = collection({
  id: 'classRows',
  scope: { subject_id: subjectId },
  filters: {
    classes: z._default(oneOf(classLists), 'shown'),
    grade: z._default(wholeList(grades[0], grades.length), []),
  },
  always: ['classes'],
  call: classList,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...{ ...scope, list: filters.classes, grade: filters.grade },
    ...{ keyword: search, page, page_size: pageSize },
  }),
  idOf: ({ class_id }: ClassRow) => class_id,
  exports: true,
  changes: {
    pinned: { ...status('pinned'), undo: 'unpinned' },
    unpinned: { ...status('unpinned'), undo: 'pinned' },
    hidden: { ...status('hidden'), undo: 'visible' },
    visible: { ...status('visible'), undo: 'hidden' },
  },
  concerns: ({ type }) => type === 'course.changed' || type === 'student.changed',
});
