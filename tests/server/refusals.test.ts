import { describe, expect, it } from 'vitest';
import {
  checkUserPassword,
  login,
  loginCheck,
  sendCode,
  updatePassword,
  updateSupervisorBasicInfo,
  upgradeAccount,
} from '../../src/contract/account';
import type { Call } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { worldOf } from './rig';

const mobile = '13912345678';
const merged = { subject_id: '2', uname: 'zhou_2', password: 'demo1234' };
const upgraded = { subject_id: '2', mobile, v_code: '2026' };

type Form = Readonly<Record<string, string>>;
type Row = readonly [title: string, call: Call, form: Form, field: string, rule: string];

const long = (length: number) => 'q7'.padEnd(length, 'z');

/** What nobody may send: of each row one field is wrong. */
const refused: readonly Row[] = [
  ['[VALID-001] no username', login, { uname: ' ', password: 'x' }, 'uname', 'required'],
  ['[VALID-002] no password', login, { uname: 'zhou', password: '' }, 'password', 'required'],
  ['[VALID-003] no new password', updatePassword, { password: ' ' }, 'password', 'required'],
  [
    '[VALID-004] [CONST-002] five',
    updatePassword,
    { password: 'qz7x2' },
    'password',
    'passwordFormat',
  ],
  [
    '[VALID-005] [VALID-007] letters',
    updatePassword,
    { password: 'qzkxmwv' },
    'password',
    'passwordFormat',
  ],
  ['[VALID-009] [CONST-002] 31', updatePassword, { password: long(31) }, 'password', 'tooLong'],
  [
    '[VALID-025] ten digits',
    sendCode,
    { subject_id: '2', mobile: '1391234567' },
    'mobile',
    'mobile',
  ],
  ['[VALID-025] twelve', sendCode, { subject_id: '2', mobile: '139123456789' }, 'mobile', 'mobile'],
  ['[VALID-025] a 12', sendCode, { subject_id: '2', mobile: '12912345678' }, 'mobile', 'mobile'],
  [
    '[VALID-025] a letter',
    upgradeAccount,
    { ...upgraded, mobile: '1391234567x' },
    'mobile',
    'mobile',
  ],
  ['[VALID-026] a letter', upgradeAccount, { ...upgraded, v_code: '12a4' }, 'v_code', 'smsCode'],
  ['[VALID-026] a sign', upgradeAccount, { ...upgraded, v_code: '-123' }, 'v_code', 'smsCode'],
  ['[VALID-027] three digits', upgradeAccount, { ...upgraded, v_code: '123' }, 'v_code', 'smsCode'],
  [
    '[VALID-027] five digits',
    upgradeAccount,
    { ...upgraded, v_code: '12345' },
    'v_code',
    'smsCode',
  ],
  [
    '[VALID-030] no password',
    checkUserPassword,
    { ...merged, password: '' },
    'password',
    'required',
  ],
  [
    '[VALID-029] [CONST-003] two',
    checkUserPassword,
    { ...merged, uname: 'zh' },
    'uname',
    'accountName',
  ],
  [
    '[VALID-029] [CONST-003] 21',
    checkUserPassword,
    { ...merged, uname: long(21) },
    'uname',
    'accountName',
  ],
  ['[VALID-029] a dot', checkUserPassword, { ...merged, uname: 'zhou.2' }, 'uname', 'accountName'],
];

describe('what breaks a rule', () => {
  const world = worldOf({ database: 'pglite' });

  const send = (call: Call, form: Form, as = 'type6') =>
    world.post(call, new URLSearchParams(form), { as });

  it.each(refused)('%s is refused, and the field is named', async (_, call, form, field, rule) => {
    expect(await send(call, form)).toMatchObject({
      ...{ code: codes.badPayload, data: { issues: [{ field, rule }] } },
    });
  });

  it('[CALL-002] nothing is asked but by POST', async () => {
    const address = `${world.server(0)}/api${loginCheck.path}`;
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await fetch(address, { method })).status).toBe(405);
    }
  });

  it('[CALL-051] [ROLE-096] a login comes from an account, paisou’s too, a fast login or an agent', async () => {
    const from = async (source: string) =>
      (await send(loginCheck, { authKey: '', from: source, system_user_id: '' })).code;
    expect(await from('paisou')).toBe(codes.badPayload);
    for (const source of ['account', 'fast_login', 'agent_account']) {
      expect(await from(source)).toBe(codes.success);
    }
  });

  it('[VALID-031] a hyphen is refused where the school is an agent’s, and no other', async () => {
    const hyphened = { ...merged, uname: 'zhou-2' };
    expect((await send(checkUserPassword, hyphened, 'newcomer')).data).toEqual({
      issues: [{ field: 'uname', rule: 'agentAccountName' }],
    });
    expect((await send(checkUserPassword, hyphened)).code).toBe(codes.wrongCredentials);
    expect((await send(checkUserPassword, merged, 'newcomer')).code).toBe(codes.wrongCredentials);
  });

  it('[CONST-002] [CONST-003] the shortest and the longest are no such mistakes', async () => {
    for (const password of ['qz7x2k', long(30)]) {
      // The current password was not shown yet: that alone is what is wrong.
      expect((await send(updatePassword, { password })).code).toBe(codes.wrongCredentials);
    }
    for (const uname of ['zho', long(20)]) {
      const reply = await send(checkUserPassword, { ...merged, uname });
      expect(reply.code).toBe(codes.wrongCredentials);
    }
  });

  it.each([
    ['[VALID-013] nothing', 'zh', ' ', 1],
    ['[VALID-014] [CONST-004] one character', 'zh', '周', 1],
    ['[VALID-014] [CONST-004] eleven', 'zh', '周'.repeat(11), 1],
    ['[VALID-014] [CONST-004] two, but for the picture', 'zh', '周明', 4],
    ['[VALID-014] [CONST-004] ten, but for the picture', 'zh', '周'.repeat(10), 4],
    ['[VALID-015] a dot', 'zh', '周.明', 3],
    ['[VALID-016] [CONST-005] one letter', 'en', 'M', 1],
    ['[VALID-016] [VALID-018] [CONST-005] 51', 'en', 'x'.repeat(51), 1],
    ['two letters, but for the picture', 'en', 'Mi', 4],
    ['50 letters, but for the picture', 'en', 'x'.repeat(50), 4],
    ['[VALID-017] an underscore', 'en', 'M_ng', 3],
    ['[VALID-019] the word in Chinese', 'zh', '周老师', 2],
    ['[VALID-019] the word in capitals', 'zh', 'TEACHER', 2],
    ['[VALID-022] no picture', 'en', 'Ming', 4],
  ])('a nickname of %s, in %s, has its status', async (_, language, nickname, status) => {
    const reply = await world.post(
      updateSupervisorBasicInfo,
      new URLSearchParams({ nickname, head_img: '' }),
      { as: 'newcomer', headers: { 'accept-language': language } },
    );
    expect(reply.data).toEqual({ status });
  });
});
