import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { errorBookList, errorBookStudents } from '../../contract/answers';
import { id as idField, oneOf, subjectId } from '../../contract/fields';
import { type ErrorBookStudent, lessonKinds, wrongQuestionStatuses } from '../../domain/answers';
import { type ErrorBookListRow, sheetGroupings } from '../../domain/errorBookSheet';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

/** The analyst's students with what their error books hold, the fullest first [ROLE-007]. */
export const errorBookStudentRows = collection({
  id: 'errorBookStudentRows',
  scope: { subject_id: subjectId },
  filters: {},
  call: errorBookStudents,
  payload: asked,
  idOf: (row: ErrorBookStudent) => row.student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});

/** One student's wrong questions: open ones, or those of one status [WQU-02]. */
export const errorBookRows = collection({
  id: 'errorBookRows',
  scope: { subject_id: subjectId, student_id: z.int() },
  filters: {
    status: z.optional(oneOf(wrongQuestionStatuses)),
    lesson: z.optional(oneOf(lessonKinds)),
    point: z.optional(idField),
    by: z.optional(oneOf(sheetGroupings)),
  },
  tab: 'status',
  pageSizes: [10, 20, 50],
  call: errorBookList,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...scope,
    ...{ status: filters.status, lesson: filters.lesson, point_id: filters.point, by: filters.by },
    ...{ keyword: search, page, page_size: pageSize },
  }),
  idOf: (row: ErrorBookListRow) => row.question_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});

/** Whose error book it is. */
export const selectStudentId = ({ context }: SnapshotFrom<typeof errorBookRows>) =>
  context.scope.student_id;
