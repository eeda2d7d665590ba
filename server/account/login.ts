import {
  login,
  loginByCode,
  loginByToken,
  loginCheck,
  logout,
  queryLimit,
  sendLoginCode,
} from '../../src/contract/account';
import type { CodeName } from '../../src/contract/codes';
import type { TeacherInfo } from '../../src/domain/teacher';
import { Refusal } from '../refusal';
import { type Handler, serve, serveOpen, type Situation } from '../serve';
import { closeSession, findLogin } from '../session';
import { closedFor, waitOf } from '../throttle';
import { bit } from '../wire';
import { enter } from './enter';
import { codesFromAddress, passwordsFromAddress, passwordsOfAccount } from './limits';
import { spendKey } from './oneTimeKey';
import { isKnownAt, provePassword, tryingSubject } from './password';
import { membershipOf, membershipsOfPhone } from './persons';
import { checkCode, sendCode, useCode } from './phoneCode';
import { teacherInfoOf } from './teacher';
import { awaitTurn } from './turn';

/** Lets in whoever has a link's key, once; refused with the code for a key that is used, too old, or none. */
async function enterByKey(
  situation: Situation,
  { key, source, refusedAs }: { key: string; source: string; refusedAs: CodeName },
): Promise<{ teacher_info: TeacherInfo }> {
  const spent = await situation.transact((db) => spendKey(db, 'login', key, situation.now));
  if (spent === null) throw new Refusal(refusedAs, 'keySpent');
  const { accountId, byAccountId } = spent;
  const membership = await membershipOf(situation.db, accountId);
  if (membership === null) throw new Refusal('loginRequired', 'loginRequired');
  return enter(situation, membership, { authType: 'key', source, switchedFrom: byAccountId });
}

export const loginHandlers: readonly Handler[] = [
  serveOpen(login, async ({ payload, ...situation }) => {
    const proven = await provePassword(situation, payload);
    if (proven === null) throw new Refusal('wrongCredentials', 'wrongCredentials');
    const { membership, forget: also } = proven;
    return enter(situation, membership, { authType: 'password', source: 'account', also });
  }),

  serveOpen(sendLoginCode, async ({ payload: { mobile }, ...situation }) => {
    const known = await membershipsOfPhone(situation.db, mobile);
    const ids = known.map(({ account }) => account.id);
    const isFamiliar = await isKnownAt(situation.db, situation.address, ids);
    if (!isFamiliar) await awaitTurn(situation, codesFromAddress);
    await sendCode(situation, { phone: mobile, purpose: 'login' }, known.length > 0);
    return {};
  }),

  serveOpen(loginByCode, async ({ payload, ...situation }) => {
    const purpose = { phone: payload.mobile, purpose: 'login' } as const;
    const code = await checkCode(situation, purpose, payload.v_code);
    await situation.transact((db) => useCode(db, code, situation.now));
    const known = await membershipsOfPhone(situation.db, payload.mobile);
    const first = known.find(({ account }) => !account.isDisabled) ?? known[0];
    if (first === undefined) throw new Refusal('wrongCredentials', 'wrongCode');
    return enter(situation, first, { authType: 'code', source: 'account' });
  }),

  serveOpen(loginByToken, ({ payload, ...situation }) =>
    enterByKey(situation, {
      key: payload.token,
      source: 'fast_login',
      refusedAs: 'wrongCredentials',
    }),
  ),

  serveOpen(loginCheck, async ({ payload, ...situation }) => {
    const { db, now, token, language } = situation;
    if (payload.authKey !== '') {
      const source = payload.from === '' ? 'account' : payload.from;
      return enterByKey(situation, { key: payload.authKey, source, refusedAs: 'loginRequired' });
    }
    const session = token === '' ? null : await findLogin(db, token, now);
    if (session === null) throw new Refusal('loginRequired', 'loginRequired');
    if (session.account.isDisabled) throw new Refusal('loginRefused', 'accountDisabled');
    return { teacher_info: await teacherInfoOf(db, session, token, language) };
  }),

  serveOpen(queryLimit, async ({ db, now, address, payload }) => {
    const { subject, isFamiliar } = await tryingSubject(db, payload.uname, address);
    const ofAccount = await waitOf(db, passwordsOfAccount, subject, now);
    const ofAddress = isFamiliar ? 0 : await closedFor(db, passwordsFromAddress, address, now);
    const seconds = Math.ceil(Math.max(ofAccount, ofAddress) / 1000);
    return { is_limit: bit(seconds > 0), seconds };
  }),

  serve(
    logout,
    async ({ db, session }) => {
      await closeSession(db, session.tokenHash);
      return {};
    },
    { anySubject: true },
  ),
];
