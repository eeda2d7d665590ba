import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { setNoExam } from '../../contract/scores';
import { noExamReason, unsubmittedRow } from '../../domain/scores';
import { form } from '../parts/form';

/** Says why a student had no exam of the kind that is asked for [CALL-172]. */
export const examAbsence = form({
  id: 'examAbsence',
  scope: { subject_id: subjectId, student: unsubmittedRow },
  schema: z.object({ reason: noExamReason }),
  initial: { reason: '' },
  keepsDraft: true,
  submit: {
    call: setNoExam,
    payload: ({ values, scope: { subject_id, student } }) => ({
      ...{ subject_id, student_id: student.student_id },
      ...{ due_on: student.due_on, reason: values.reason },
    }),
  },
});

/** Whose exam it was. */
export const selectStudent = ({ context }: SnapshotFrom<typeof examAbsence>) =>
  context.scope.student;
