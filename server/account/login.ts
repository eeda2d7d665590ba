import { login, loginCheck } from '../../src/contract/account';
import { Refusal } from '../refusal';
import { type Handler, serveOpen } from '../serve';
import { findLogin } from '../session';
import { enter } from './enter';
import { useKey } from './oneTimeKey';
import { accountOfPassword } from './password';
import { teacherInfoOf } from './teacher';

export const loginHandlers: Handler[] = [
  serveOpen(login, async ({ payload, ...situation }) => {
    const account = await accountOfPassword(situation, payload);
    if (account === null) throw new Refusal('wrongCredentials', 'wrongCredentials');
    return enter(situation, account.id, { authType: 'password', source: 'account' });
  }),

  serveOpen(loginCheck, async ({ payload, ...situation }) => {
    const { db, transact, now, token, language } = situation;
    if (payload.auth_key !== '') {
      const accountId = await transact((queries) =>
        useKey(queries, 'login', payload.auth_key, now),
      );
      if (accountId === null) throw new Refusal('loginRequired', 'loginRequired');
      const source = payload.from === '' ? 'account' : payload.from;
      return enter(situation, accountId, { authType: 'key', source });
    }
    const session = token === '' ? null : await findLogin(db, token, now);
    if (session === null) throw new Refusal('loginRequired', 'loginRequired');
    if (session.account.isDisabled) throw new Refusal('loginRefused', 'accountDisabled');
    return { teacher_info: await teacherInfoOf(db, session, token, language) };
  }),
];
