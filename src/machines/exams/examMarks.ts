import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { submitExam } from '../../contract/exams';
import { subjectId } from '../../contract/fields';
import { examForm } from '../../domain/exams';
import { day } from '../../domain/moment';
import { renewsDay } from '../parts/dayRenewal';
import { isAbsent, isConflict } from '../parts/failure';
import { form } from '../parts/form';

/** Enters a student's marks of a paper, or changes them; `report_id` and `version` are 0 for a new result [ROUTE-059]. */
export const examMarks = form({
  id: 'examMarks',
  scope: {
    ...{ subject_id: subjectId, paper_id: z.int(), report_id: z.int(), version: z.int() },
    /** The full marks of the paper's questions. */
    full: z.array(z.number()),
    /** The business day. */
    today: day,
  },
  schema: ({ full, today }) => examForm(full, today),
  initial: { student: '', exam_date: '', marks: [] },
  keepsDraft: true,
  renewal: renewsDay,
  submit: {
    call: submitExam,
    payload: ({ values, scope: { full: _full, today: _today, ...about } }) => ({
      ...about,
      ...values,
    }),
  },
});

type Snapshot = SnapshotFrom<typeof examMarks>;

/** Why sending it again can only be refused again: what is saved is newer, gone, or there already; null otherwise. */
export function selectRefusal({ context: { failure, refused, scope } }: Snapshot) {
  if (refused['student'] === 'twice') return 'saved';
  if (failure === null || scope.report_id === 0) return null;
  return isConflict(failure) ? 'changed' : isAbsent(failure) ? 'gone' : null;
}

/** Which result of whom it is about; `reportId` is 0 for a new one. */
export const selectMarked = ({ context: { scope, values } }: Snapshot) => ({
  ...{ paperId: scope.paper_id, reportId: scope.report_id, student: values.student },
});
