import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { editScore, inputScore } from '../../contract/scores';
import { day } from '../../domain/moment';
import { emptyScore, scoreForm } from '../../domain/scores';
import { renewsDay } from '../parts/dayRenewal';
import { form } from '../parts/form';

const shared = { subject_id: subjectId, today: z.optional(day) };
const rules = {
  ...{
    schema: ({ today }: { readonly today?: string | undefined }) => scoreForm(today),
    initial: emptyScore,
    keepsDraft: true,
  },
  ...{ takesItems: true, renewal: renewsDay },
};

/** Enters a score of a student, named by account or name [SCREEN-134, CALL-175]. */
export const scoreEntry = form({
  id: 'scoreEntry',
  scope: shared,
  ...rules,
  submit: {
    call: inputScore,
    payload: ({ values, scope: { today: _, ...scope } }) => ({ ...scope, ...values }),
  },
});

/** Changes a score that nobody has confirmed yet; whose it is stays [CALL-176]. */
export const scoreRevision = form({
  id: 'scoreRevision',
  scope: { ...shared, score_id: z.int(), version: z.int() },
  ...rules,
  submit: {
    call: editScore,
    payload: ({ values: { student: _, ...values }, scope: { today: __, ...scope } }) => ({
      ...{ ...scope, ...values },
    }),
  },
});
