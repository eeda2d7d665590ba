import type { Call } from '../../../../src/contract/call';
import { codes } from '../../../../src/contract/codes';
import { type Answer, lost, once } from '../answers';

/** The server answers with a code, whatever it is asked. */
const refusing = ({ path }: Pick<Call, 'path'>, code: number): Answer =>
  once(({ world }) => world.control('fail', { path, kind: 'code', code: String(code) }));

/** The network fails, and all the noes that the guard tells apart, in the order of its catalogue. */
export const failuresOf = (call: Pick<Call, 'path'>): readonly Answer[] => [
  lost,
  ...[
    codes.failure,
    codes.noPermission,
    codes.loginRefused,
    codes.loginRequired,
    codes.tokenExpired,
    codes.busy,
  ].map((code) => refusing(call, code)),
];

/** The same of what fails in fewer ways. */
export const anyFailureOf = (call: Pick<Call, 'path'>): readonly Answer[] => [
  lost,
  refusing(call, codes.loginRequired),
];

/** Our server never says that somebody logs in once more: its answer is changed on the way. */
export const withRelogin: Answer = async (call) => {
  if (call === null) return;
  const response = await call.fetch();
  const body = (await response.text()).replace('"relogin":0', '"relogin":1');
  await call.fulfill({ response, body });
};

/** Whether the guide was seen, as the server knows it. */
export const guideSeen = (isSeen: boolean): Answer =>
  once(({ world }) => world.control('account', { uname: 'zhou', guideSeen: String(isSeen) }));
