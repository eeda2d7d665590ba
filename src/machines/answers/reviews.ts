import { oneOf, subjectId } from '../../contract/fields';
import {
  reviewConfig as configCall,
  reviewDetail,
  reviewLog,
  reviewTask,
} from '../../contract/reviews';
import { isAboutStudent } from '../../contract/socket';
import type { ReviewLogRow, ReviewTaskRow } from '../../domain/reviews';
import { z } from 'zod/mini';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';
import { record } from '../parts/record';

/** The students with what is set for them to review [CALL-126]. */
export const reviewTaskRows = collection({
  id: 'reviewTaskRows',
  scope: { subject_id: subjectId },
  filters: { set: z.optional(oneOf(['on', 'off'])) },
  call: reviewTask,
  payload: asked,
  idOf: (row: ReviewTaskRow) => row.student_id,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});

/** The days on which a student reviewed [CALL-196]. */
export const reviewLogRows = collection({
  id: 'reviewLogRows',
  scope: { subject_id: subjectId, student_id: z.int() },
  filters: {},
  searchable: false,
  pageSizes: [10, 20, 50],
  call: reviewLog,
  payload: ({ query: { page, pageSize }, scope }) => ({ ...scope, page, page_size: pageSize }),
  idOf: (row: ReviewLogRow) => row.day,
  exports: true,
  concerns: ({ type }) => type === 'student.changed',
});

/** What is set for a student to review [CALL-195]. */
export const reviewConfig = record({
  id: 'reviewConfig',
  call: configCall,
  mayBeAbsent: true,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
});

/** What a student reviewed on a day [CALL-197]. */
export const reviewDay = record({ id: 'reviewDay', call: reviewDetail, mayBeAbsent: true });

interface OfStudent {
  readonly context: { readonly payload: { readonly student_id: number } };
}

/** Whose reviews they are. */
export const selectReviewer = ({ context }: OfStudent) => context.payload.student_id;
