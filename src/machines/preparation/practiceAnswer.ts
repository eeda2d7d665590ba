import { z } from 'zod/mini';
import { id, oneOf, subjectId } from '../../contract/fields';
import { savePracticeAnswer } from '../../contract/preparation';
import { preparationKinds, preparedAnswer, testAccounts } from '../../domain/preparation';
import { form } from '../parts/form';

/** The answer of a test account to a question: it is required [CALL-095, VALID-100]. */
export const practiceAnswer = form({
  id: 'practiceAnswer',
  scope: {
    subject_id: subjectId,
    course_id: id,
    kind: z.optional(oneOf(preparationKinds)),
    question_id: id,
    test_account: oneOf(testAccounts),
  },
  schema: z.object({ answer: preparedAnswer }),
  initial: { answer: '' },
  keepsDraft: true,
  submit: { call: savePracticeAnswer, payload: ({ values, scope }) => ({ ...scope, ...values }) },
});
