import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { restoreLocalPoints } from '../../contract/localPoints';
import { loginForm } from '../../domain/account';
import { form } from '../parts/form';

/** Takes every mark of the campus, as it was seen, back, once username and password are given [SCREEN-149, ROLE-101]. */
export const localRestore = form({
  id: 'localRestore',
  scope: { subject_id: subjectId },
  schema: z.object({ ...loginForm.shape, version: z.string() }),
  initial: { uname: '', password: '', version: '' },
  submit: {
    call: restoreLocalPoints,
    payload: ({ values, scope: { subject_id } }) => ({ subject_id, ...values }),
  },
});
