import { expect, it } from 'vitest';
import { busy } from '../../../src/machines/account/busy';
import { busyPaths } from '../../../src/machines/account/busy.paths';
import { login } from '../../../src/machines/account/login';
import { loginPaths } from '../../../src/machines/account/login.paths';
import { logout } from '../../../src/machines/account/logout';
import { logoutPaths } from '../../../src/machines/account/logout.paths';
import { tokenLogin } from '../../../src/machines/account/tokenLogin';
import { tokenLoginPaths } from '../../../src/machines/account/tokenLogin.paths';
import { proveChart } from '../../../src/paths';

it.each([
  ['login', login, loginPaths],
  ['tokenLogin', tokenLogin, tokenLoginPaths],
  ['logout', logout, logoutPaths],
  ['busy', busy, busyPaths],
])('%s takes every transition on generated paths', (_, chart, paths) => {
  const proof = proveChart(chart, paths);
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
