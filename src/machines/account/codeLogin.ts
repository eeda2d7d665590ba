import { z } from 'zod/mini';
import { loginByCode } from '../../contract/account';
import { mobile, smsCode } from '../../domain/account';
import { form } from '../parts/form';

/** A person who has upgraded the account logs in with mobile and SMS code [SCREEN-001, CALL-079]. */
export const codeLogin = form({
  id: 'codeLogin',
  scope: {},
  schema: z.object({ mobile, v_code: smsCode }),
  initial: { mobile: '', v_code: '' },
  submit: { call: loginByCode, payload: ({ values }) => values },
});
