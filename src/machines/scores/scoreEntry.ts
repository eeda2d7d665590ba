import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { editScore, inputScore } from '../../contract/scores';
import { day } from '../../domain/moment';
import { emptyScore, scoreForm } from '../../domain/scores';
import { renewsDay } from '../parts/dayRenewal';
import { isAbsent, isConflict } from '../parts/failure';
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

type Snapshot = SnapshotFrom<typeof scoreEntry> | SnapshotFrom<typeof scoreRevision>;

/** Why sending it again can only be refused again: what is saved is newer, gone, or there already; null otherwise. */
export function selectRefusal({ context: { failure, refused, scope } }: Snapshot) {
  if (refused['exam_date'] === 'twice') return 'saved';
  if (failure === null || !('score_id' in scope)) return null;
  return isConflict(failure) ? 'changed' : isAbsent(failure) ? 'gone' : null;
}
