import { describe, expect, it } from 'vitest';
import { allCalls, callsByArea } from '../../src/contract';
import { loginCheck } from '../../src/contract/account';
import { type Call, callTimeout } from '../../src/contract/call';
import { identityBindStatus } from '../../src/contract/account';
import {
  checkGrayTest,
  closeGuide,
  getGuideStatus,
  getNianNianYouCi,
  getSchoolRule,
} from '../../src/contract/shell';
import { fieldsWithoutPath, serviceCalls, specifiedAnswers, specifiedCalls } from './specification';

const byPath = new Map(allCalls.map((call) => [call.path, call]));

function callAt(path: string): Call {
  const call = byPath.get(path);
  if (call === undefined) throw new Error(`${path} is not declared`);
  return call;
}

/** What the form of a call holds: its fields, and its file. */
function fieldsOf(call: Call): string[] {
  return [...Object.keys(call.payload.shape), ...(call.file === null ? [] : [call.file])];
}

describe('declared calls', () => {
  it('[GRD-08] [CALL-084] the guide may have any status, since the guard has a way for every other', () => {
    expect(getGuideStatus.answer.safeParse({ status: 2 }).success).toBe(true);
  });

  it('[CALL-002] no path is declared twice', () => {
    const paths = allCalls.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(80);
  });

  it('every area declares at least one call', () => {
    for (const [area, calls] of Object.entries(callsByArea)) {
      expect(calls.length, area).toBeGreaterThan(0);
    }
  });

  it('a call is given 10 seconds', () => {
    expect(callTimeout).toBe(10_000);
  });

  it.each([...specifiedCalls, ...fieldsWithoutPath])(
    '[%s] %s sends exactly: %s',
    (_, path, fields) => {
      expect(fieldsOf(callAt(path)).sort()).toEqual(fields.split(' ').sort());
    },
  );

  it.each(serviceCalls)('%s lies under the service host', (path) => {
    expect(callAt(path).host).toBe('service');
    expect(fieldsOf(callAt(path))).toContain('subject_id');
  });

  it.each(specifiedAnswers)('[%s] %s answers with %s', (_, path, fields) => {
    expect(Object.keys(callAt(path).answer.shape)).toEqual(
      expect.arrayContaining(fields.split(' ')),
    );
  });

  it('[CALL-050] the login check sends auth key, source and system user id before login', () => {
    expect(fieldsOf(loginCheck)).toEqual(['authKey', 'from', 'system_user_id']);
    expect(loginCheck.open).toBe(true);
  });

  it('[CALL-051] the login check knows no source paisou', () => {
    const form = { authKey: 'k', system_user_id: '' };
    expect(loginCheck.payload.safeParse({ ...form, from: 'account' }).success).toBe(true);
    expect(loginCheck.payload.safeParse({ ...form, from: 'paisou' }).success).toBe(false);
  });

  it('only what comes before login, and what parents read, may be called without a session', () => {
    const open = allCalls.filter((call) => call.open).map(({ path }) => path);
    expect(open.sort()).toEqual([
      '/classFeedback/forParents',
      '/examAnalysis/forParents',
      '/report/forParents',
      '/teacher/authLogin',
      '/teacher/checkLogin',
      '/teacher/login',
      '/teacher/queryLimit',
      '/teacher/tokenLogin',
      '/verify/sendLoginCode',
    ]);
  });

  it('an open call carries no request id, so none is marked as changing', () => {
    expect(allCalls.filter(({ open, changes }) => open && changes)).toEqual([]);
  });
});

describe('fields that a call fixes', () => {
  it.each([
    ['CALL-040', identityBindStatus, 'type', '2', '1'],
    ['CALL-043', getSchoolRule, 'rule_type', '4', '5'],
    ['CALL-045', closeGuide, 'type_id', '3', '2'],
    ['CALL-023', getNianNianYouCi, 'subject_id', '1', '2'],
    ['CALL-028', checkGrayTest, 'code', 'CONFIG_CN_HEALTH_DDJ_GRAY', 'CONFIG_OTHER'],
    ['CALL-028', checkGrayTest, 'code', 'CONFIG_STUDY_FEEDBACK_GRAY', ''],
  ] as const)(
    '[%s] %#: the field takes the given value and no other',
    (_, call, field, good, bad) => {
      const shape: Record<string, { safeParse(value: unknown): { success: boolean } }> =
        call.payload.shape;
      expect(shape[field]?.safeParse(good).success).toBe(true);
      expect(shape[field]?.safeParse(bad).success).toBe(false);
    },
  );
});
