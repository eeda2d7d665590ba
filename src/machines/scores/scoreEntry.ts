import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { editScore, inputScore } from '../../contract/scores';
import { emptyScore, scoreForm } from '../../domain/scores';
import { form } from '../parts/form';

const rules = { schema: scoreForm, initial: emptyScore, keepsDraft: true, takesItems: true };

/** Enters a score of a student, named by account or name [SCREEN-134, CALL-175]. */
export const scoreEntry = form({
  id: 'scoreEntry',
  scope: { subject_id: subjectId },
  ...rules,
  submit: { call: inputScore, payload: ({ values, scope }) => ({ ...scope, ...values }) },
});

/** Changes a score that nobody has confirmed yet; whose it is stays [CALL-176]. */
export const scoreRevision = form({
  id: 'scoreRevision',
  scope: { subject_id: subjectId, score_id: z.int(), version: z.int() },
  ...rules,
  submit: {
    call: editScore,
    payload: ({ values: { student: _, ...values }, scope }) => ({ ...scope, ...values }),
  },
});
