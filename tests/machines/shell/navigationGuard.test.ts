import { describe, expect, it, vi } from 'vitest';
import { checkPagePermission, loginCheck } from '../../../src/contract/account';
import { checkGrayTest, getGuideStatus } from '../../../src/contract/shell';
import { superviseJump } from '../../../src/contract/superviseJump';
import { selectGuardFailure } from '../../../src/machines/shell/navigationGuard.selectors';
import { sampleTeacher as teacher } from '../../../src/machines/shell/navigationGuard.paths';
import { answering, noAnswer, refusal, silent } from '../fakes';
import { startGuard, stored, toPage } from './startGuard';

function rejecting(name: Parameters<typeof refusal>[0], message = '') {
  return { checkLogin: answering(loginCheck, () => Promise.reject(refusal(name, message))) };
}

describe('who is let in', () => {
  it.each(['/login', '/tokenLogin'])('[GRD-01] %s is left alone and nobody is asked', (path) => {
    const checkLogin = vi.fn(() => ({ teacher_info: teacher }));
    const { guard, navigate } = startGuard({ checkLogin: answering(loginCheck, checkLogin) });
    navigate({ path });
    expect(guard.getSnapshot().value).toBe('allowed');
    expect(checkLogin).not.toHaveBeenCalled();
  });

  it('[GRD-02] [CALL-051] keeps the key and its source, and asks with account for paisou', async () => {
    const checkLogin = vi.fn(() => ({ teacher_info: teacher }));
    const { navigate, heard, reach } = startGuard({
      checkLogin: answering(loginCheck, checkLogin),
    });
    navigate({ path: '/home', authKey: 'key', from: 'paisou', stored, systemUserId: 's9' });
    expect(heard).toEqual([{ type: 'authKey.received', authKey: 'key', from: 'paisou' }]);
    await reach('redirected');
    expect(checkLogin).toHaveBeenCalledExactlyOnceWith({
      authKey: 'key',
      from: 'account',
      system_user_id: 's9',
    });
  });

  it('[GRD-03] [GRD-06] restores the stored session and goes on, telling it once', () => {
    const { guard, navigate, heard } = startGuard();
    navigate({ path: '/student/list', stored });
    expect(guard.getSnapshot().value).toBe('allowed');
    expect(guard.getSnapshot().context).toMatchObject({ teacher: stored.info, from: 'account' });
    const { token, info, from } = stored;
    expect(heard).toEqual([
      { type: 'session.restored', token, teacher: info, from },
      { type: 'socket.requested', token, teacher: info },
    ]);
    navigate({ path: '/home', stored });
    expect(heard).toHaveLength(2);
  });

  it('opens no socket for a restored session that logs in again elsewhere', () => {
    const { navigate, heardOf } = startGuard();
    navigate({ path: '/home', stored: { ...stored, info: { ...teacher, relogin: 1 } } });
    expect(heardOf('session.restored')).toHaveLength(1);
    expect(heardOf('socket.requested')).toEqual([]);
  });

  it('[GRD-04] asks who it is without token and key', async () => {
    const { guard, navigate } = startGuard({ checkLogin: silent(loginCheck) });
    navigate({ path: '/home' });
    expect(guard.getSnapshot().value).toBe('checkingLogin');
    expect(guard.getSnapshot().hasTag('busy')).toBe(true);
  });

  it.each(['/role', '/account', '/noPermission', '/busy'])(
    'shows %s to a stranger without asking again',
    (path) => {
      const { guard, navigate } = startGuard({ checkLogin: silent(loginCheck) });
      navigate({ path });
      expect(guard.getSnapshot().value).toBe('allowed');
    },
  );
});

describe('the first visit', () => {
  const first = { path: '/home', previousPath: '/', stored } as const;

  it('[GRD-05] [GRD-07] shows the guide when its status is 1', async () => {
    const { navigate, reach, heard } = startGuard();
    navigate(first);
    await reach('allowed');
    expect(heard).toContainEqual({ type: 'landing.noted' });
    expect(heard).toContainEqual({ type: 'guide.decided', isWanted: true });
  });

  it('[GRD-08] leads to the highlights else', async () => {
    const status = answering(getGuideStatus, () => ({ status: 0 as const }));
    const { navigate, reach, heard } = startGuard({ readGuideStatus: status });
    navigate(first);
    await reach('redirected');
    expect(heard.slice(-2)).toEqual([
      { type: 'guide.decided', isWanted: false },
      toPage('/crystal/list?choiceTab=excellent'),
    ]);
  });

  it('[GRD-08] [ROLE-079] stays where it was going for a school without highlights', async () => {
    const status = answering(getGuideStatus, () => ({ status: 0 as const }));
    const { navigate, reach, heard } = startGuard({ readGuideStatus: status });
    navigate({ ...first, stored: { ...stored, info: { ...stored.info, school_use_type: 6 } } });
    await reach('allowed');
    expect(heard.at(-1)).toEqual({ type: 'guide.decided', isWanted: false });
  });

  it('[GRD-09] goes on without a word when the status is not to be had', async () => {
    const status = answering(getGuideStatus, () => Promise.reject(noAnswer()));
    const { navigate, reach, heardOf } = startGuard({ readGuideStatus: status });
    navigate(first);
    await reach('allowed');
    expect([...heardOf('guide.decided'), ...heardOf('notice.shown')]).toEqual([]);
  });

  it('[GRD-05] is none for a tab that has been at home, or that comes from elsewhere', () => {
    const { guard, navigate } = startGuard({ readGuideStatus: silent(getGuideStatus) });
    navigate({ ...first, hasLanded: true });
    expect(guard.getSnapshot().value).toBe('allowed');
    navigate({ ...first, previousPath: '/student/list' });
    expect(guard.getSnapshot().value).toBe('allowed');
  });
});

describe('a login check that succeeds', () => {
  it('[GRD-10] [GRD-15] [GRD-17] [GRD-22] opens the session and leads to the account page', async () => {
    const { navigate, reach, heard } = startGuard();
    navigate({ path: '/home' });
    await reach('redirected');
    const session = { token: teacher.user_token, teacher };
    expect(heard).toEqual([
      { type: 'session.opened', ...session, from: '' },
      { type: 'socket.requested', ...session },
      { type: 'grayTest.loaded', code: 'CONFIG_CN_HEALTH_DDJ_GRAY', list: [11] },
      { type: 'grayTest.loaded', code: 'CONFIG_STUDY_FEEDBACK_GRAY', list: [11] },
      { type: 'supervisionUrls.loaded', urls: { supervise: '/study' } },
      toPage('/accountUpdate?subject_id=2'),
    ]);
  });

  it('[GRD-16] opens no socket when relogin is 1', async () => {
    const again = answering(loginCheck, () => ({ teacher_info: { ...teacher, relogin: 1 } }));
    const { navigate, reach, heardOf } = startGuard({ checkLogin: again });
    navigate({ path: '/home' });
    await reach('redirected');
    expect(heardOf('socket.requested')).toEqual([]);
  });

  it('[GRD-17] asks for the permission of the home page, in the subject', async () => {
    const permission = vi.fn(() => ({}));
    const { navigate, reach } = startGuard({
      checkPermission: answering(checkPagePermission, permission),
    });
    navigate({ path: '/home' });
    await reach('redirected');
    expect(permission).toHaveBeenCalledExactlyOnceWith({ subject_id: 2, route: '/teacher/home' });
  });

  it('[GRD-18] leads to the page of the reason, cut to 200 characters', async () => {
    const reason = `<b>${'a'.repeat(300)}`;
    const permission = answering(checkPagePermission, () =>
      Promise.reject(refusal('noPermission', reason)),
    );
    const { navigate, reach, heard } = startGuard({ checkPermission: permission });
    navigate({ path: '/home' });
    await reach('redirected');
    expect(heard.at(-1)).toEqual(toPage(`/noPermission?reason=%3Cb%3E${'a'.repeat(197)}`));
  });

  it('[GRD-19] goes on when the permission is not to be had', async () => {
    const permission = answering(checkPagePermission, () => Promise.reject(noAnswer('timeout')));
    const { navigate, reach, heard, heardOf } = startGuard({ checkPermission: permission });
    navigate({ path: '/home' });
    await reach('redirected');
    expect(heard.at(-1)).toEqual(toPage('/accountUpdate?subject_id=2'));
    expect(heardOf('notice.shown')).toEqual([]);
  });

  it.each([
    ['[GRD-20]', '/report/list', 'agent_account', '/report/list?subject_id=2'],
    ['[GRD-21]', '/home', 'agent_account', '/home?subject_id=2'],
    ['[GRD-22]', '/student/list', 'fast_login', '/accountUpdate?subject_id=2'],
  ] as const)('%s %s from %s ends at %s', async (_, path, from, end) => {
    const { navigate, reach, heard } = startGuard();
    navigate({ path, from, authKey: 'key' });
    await reach('redirected');
    expect(heard.at(-1)).toEqual(toPage(end));
  });

  it.each([
    ['/report/list', '', '/report/list?subject_id=2'],
    ['/home', 'agent_account', '/home?subject_id=2'],
    ['/home', '', '/accountUpdate?subject_id=2'],
  ] as const)('[GRD-23] %s from "%s" ends at %s without what failed', async (path, from, end) => {
    const { navigate, reach, heard, heardOf } = startGuard({
      loadGrayTest: answering(checkGrayTest, ({ code }) =>
        code === 'CONFIG_CN_HEALTH_DDJ_GRAY' ? Promise.reject(noAnswer()) : { list: [11] },
      ),
      loadSupervisionUrls: answering(superviseJump, () => Promise.reject(refusal('failure'))),
    });
    navigate({ path, from, authKey: 'key' });
    await reach('redirected');
    expect(heardOf('grayTest.loaded')).toEqual([
      { type: 'grayTest.loaded', code: 'CONFIG_STUDY_FEEDBACK_GRAY', list: [11] },
    ]);
    expect(heardOf('supervisionUrls.loaded')).toEqual([]);
    expect(heard.at(-1)).toEqual(toPage(end));
  });

  it('enters at once after a login on the login page', async () => {
    const { guard, reach, heard } = startGuard({ checkLogin: silent(loginCheck) });
    guard.send({ type: 'login.succeeded', teacher, from: '' });
    await reach('redirected');
    expect(heard[0]).toEqual({
      type: 'session.opened',
      token: teacher.user_token,
      teacher,
      from: '',
    });
  });
});

describe('a login check that fails', () => {
  it('[GRD-11] shows the server’s message and aborts; another try asks again', async () => {
    const { guard, navigate, reach, heard } = startGuard(
      rejecting('loginRefused', 'ask the principal'),
    );
    navigate({ path: '/home' });
    const aborted = await reach('aborted');
    const message = { key: 'shell:failure.said', values: { sentence: 'ask the principal' } };
    expect(heard).toEqual([{ type: 'notice.shown', tone: 'bad', message }]);
    expect(selectGuardFailure(aborted)).toEqual(message);
    expect(aborted.can({ type: 'retry.requested' })).toBe(true);
    guard.send({ type: 'retry.requested' });
    expect(guard.getSnapshot().value).toBe('checkingLogin');
    expect(guard.getSnapshot().hasTag('busy')).toBe(true);
    expect(selectGuardFailure(guard.getSnapshot())).toBeNull();
  });

  it.each([
    ['[GRD-12]', 'account', '/account'],
    ['[GRD-13]', 'fast_login', '/role'],
    ['[GRD-13]', 'paisou', '/role'],
  ] as const)('%s from %s leads to %s', async (_, from, page) => {
    const { navigate, reach, heard } = startGuard(rejecting('failure'));
    navigate({ path: '/home', from, authKey: 'key' });
    await reach('redirected');
    expect(heard.at(-1)).toEqual(toPage(page));
  });

  it.each(['network', 'timeout', 'shape'] as const)(
    '[GRD-14] nobody is let in, and nothing said, on %s',
    async (kind) => {
      const failing = answering(loginCheck, () => Promise.reject(noAnswer(kind)));
      const { guard, navigate, reach, heard } = startGuard({ checkLogin: failing });
      navigate({ path: '/home' });
      await reach('aborted');
      expect(heard).toEqual([]);
      expect(guard.getSnapshot().hasTag('failed')).toBe(true);
    },
  );
});
