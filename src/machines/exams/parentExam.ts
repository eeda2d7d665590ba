import type { SnapshotFrom } from 'xstate';
import { examForParents } from '../../contract/exams';
import { record } from '../parts/record';
import type { ExamScope } from './examSheet';

/** A result as parents read it by their link; there is nothing once it was taken back or has ended [ROUTE-008 … ROUTE-010]. */
export const parentExam = record<typeof examForParents, ExamScope>({
  id: 'parentExam',
  call: examForParents,
  mayBeAbsent: true,
});

/** The key of the link, which view is read, and which questions. */
export const selectAsked = ({ context: { payload, scope } }: SnapshotFrom<typeof parentExam>) => ({
  ...payload,
  ...scope,
});
