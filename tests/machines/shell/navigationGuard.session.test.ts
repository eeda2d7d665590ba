import { describe, expect, it } from 'vitest';
import { checkPagePermission, loginCheck, logout } from '../../../src/contract/account';
import { codes } from '../../../src/contract/codes';
import type { EndedSession } from '../../../src/domain/account';
import { selectAskedPage } from '../../../src/machines/shell/navigationGuard.selectors';
import { sampleTeacher as teacher } from '../../../src/machines/shell/navigationGuard.paths';
import { answering, noAnswer, refusal, silent } from '../fakes';
import { startGuard, stored, toPage } from './startGuard';

const details = { path: '/home/redpoint', requestId: 'r7' };
const failed = (name: keyof typeof codes) =>
  ({ type: 'call.failed', code: codes[name], message: '', details }) as const;

/** Forgets the login of one session, and of no other. */
const cleared = (token: string, ended: EndedSession | null = null) => ({
  type: 'login.cleared',
  ...{ token, ended },
});

const atHome = { to: '/home', teacherId: teacher.teacher_id };

describe('logging out', () => {
  it('[GRD-24] clears storage at once, and leaves when the server has answered', async () => {
    let answer = () => {};
    const { guard, navigate, heard, reach } = startGuard({
      logOut: answering(logout, () => new Promise((resolve) => (answer = () => resolve({})))),
    });
    navigate({ path: '/home', stored });
    heard.length = 0;
    guard.send({ type: 'logout.requested' });
    expect(heard).toEqual([{ type: 'storage.cleared' }]);
    expect(guard.getSnapshot().context.teacher).toBeNull();
    answer();
    await reach({ loggedOut: 'left' });
    expect(heard).toEqual([
      { type: 'storage.cleared' },
      { type: 'window.closed' },
      toPage('/account'),
    ]);
  });

  it('[GRD-24] sends the call before what it needs is cleared', () => {
    const order: string[] = [];
    const { guard, navigate } = startGuard({
      logOut: answering(logout, () => {
        order.push('asked');
        return {};
      }),
    });
    guard.on('storage.cleared', () => order.push('cleared'));
    navigate({ path: '/home', stored });
    guard.send({ type: 'logout.requested' });
    expect(order).toEqual(['asked', 'cleared']);
  });

  it('[GRD-24] waits 3 s for a server that does not answer, and not for one that fails', async () => {
    const mute = startGuard({ logOut: silent(logout) });
    mute.guard.send({ type: 'logout.requested' });
    mute.clock.increment(2999);
    expect(mute.heardOf('page.requested')).toEqual([]);
    mute.clock.increment(1);
    expect(mute.heardOf('page.requested')).toEqual([toPage('/role')]);

    const offline = startGuard({ logOut: answering(logout, () => Promise.reject(noAnswer())) });
    offline.guard.send({ type: 'logout.requested' });
    await offline.reach({ loggedOut: 'left' });
    expect(offline.heardOf('window.closed')).toHaveLength(1);
  });

  it('[GRD-24] leads to the role page although a navigation is reported late', () => {
    const { guard, navigate, clock, heardOf } = startGuard({ logOut: silent(logout) });
    navigate({ path: '/home', stored });
    guard.send({ type: 'logout.requested' });
    navigate({ path: '/home', search: { subject_id: '2' } });
    clock.increment(3000);
    expect(guard.getSnapshot().value).toEqual({ loggedOut: 'left' });
    expect(heardOf('page.requested')).toEqual([toPage('/account')]);
  });

  it('[GRD-24] takes whoever is logged out elsewhere to the login page', () => {
    const { guard, navigate, heard } = startGuard();
    navigate({ path: '/home', stored: { ...stored, from: '' } });
    guard.send({ type: 'session.ended' });
    expect(guard.getSnapshot().value).toBe('redirected');
    const ended = { ending: 'elsewhere' as const, asked: null };
    expect(heard.slice(-2)).toEqual([cleared('kept', ended), toPage('/login')]);
  });

  it.each(['/login', '/tokenLogin', '/role', '/noPermission'])(
    '[GRD-24] leaves whoever stands at %s where they are',
    (path) => {
      const { guard, navigate, heard } = startGuard();
      navigate({ path, stored });
      heard.length = 0;
      guard.send({ type: 'session.ended' });
      expect(guard.getSnapshot().value).toBe('allowed');
      expect(heard).toEqual([cleared('kept')]);
    },
  );
});

describe('the page that was asked for', () => {
  const search = { subject_id: '2', view: 'student' };
  const asked = '/homework/list?subject_id=2&view=student';
  const logIn = { type: 'login.succeeded', from: '' } as const;

  it('is gone on to by the same person when the session has run out', async () => {
    const { guard, navigate, reach } = startGuard();
    navigate({ path: '/homework/list', search, stored });
    guard.send(failed('loginRequired'));
    navigate({ path: '/login' });
    guard.send({ ...logIn, teacher });
    await reach('redirected');
    navigate({ path: '/accountUpdate', stored });
    expect(selectAskedPage(guard.getSnapshot())).toBe(asked);
  });

  it('is nothing to another person, who has logged in instead', () => {
    const { guard, navigate } = startGuard();
    navigate({ path: '/homework/list', search, stored });
    guard.send(failed('loginRequired'));
    guard.send({ ...logIn, teacher: { ...teacher, teacher_id: 7 } });
    expect(selectAskedPage(guard.getSnapshot())).toBeNull();
  });

  it('is gone on to by whoever logs in, when nobody was logged in', async () => {
    const { guard, navigate, reach } = startGuard({
      checkLogin: answering(loginCheck, () => Promise.reject(refusal('failure'))),
    });
    navigate({ path: '/homework/list', search });
    await reach('redirected');
    navigate({ path: '/role' });
    guard.send({ ...logIn, teacher });
    expect(selectAskedPage(guard.getSnapshot())).toBe(asked);
  });

  it('is forgotten by logging out, and there is none at first', () => {
    const { guard, navigate } = startGuard();
    expect(selectAskedPage(guard.getSnapshot())).toBeNull();
    navigate({ path: '/home', stored });
    expect(selectAskedPage(guard.getSnapshot())).toBe('/home');
    guard.send({ type: 'logout.requested' });
    expect(selectAskedPage(guard.getSnapshot())).toBeNull();
  });
});

describe('a call that fails anywhere', () => {
  it.each([
    ['account', '/account'],
    ['fast_login', '/login'],
  ] as const)('[GRD-25] with -9999997 ends a login from %s at %s', (from, page) => {
    const { guard, navigate, heard } = startGuard();
    navigate({ path: '/home', stored: { ...stored, from } });
    guard.send(failed('loginRequired'));
    expect(guard.getSnapshot().value).toBe('redirected');
    expect(guard.getSnapshot().context).toMatchObject({ token: '', teacher: null });
    const ended = { ending: 'refused' as const, asked: atHome };
    expect(heard.slice(-2)).toEqual([cleared('kept', ended), toPage(page)]);
  });

  it('is remembered as the end of the session until somebody logs in, or logs out', () => {
    const { guard, navigate } = startGuard();
    const ending = () => guard.getSnapshot().context.ending;
    guard.send(failed('loginRequired'));
    expect(ending()).toBeNull();
    navigate({ path: '/home', stored });
    guard.send(failed('tokenExpired'));
    navigate({ path: '/login' });
    guard.send({ type: 'session.ended' });
    expect(ending()).toBe('expired');
    guard.send({ type: 'login.succeeded', teacher, from: 'fast_login' });
    expect(ending()).toBeNull();
    navigate({ path: '/home', stored });
    guard.send({ type: 'session.ended' });
    expect(ending()).toBe('elsewhere');
    navigate({ path: '/home', stored });
    guard.send({ type: 'logout.requested' });
    expect(ending()).toBeNull();
  });

  it('[GRD-25] -9999997 wins on the guard’s own calls too', async () => {
    const asked = startGuard({
      checkLogin: answering(loginCheck, () => Promise.reject(refusal('loginRequired'))),
    });
    asked.navigate({ path: '/home', authKey: 'key', from: 'fast_login' });
    await asked.reach('redirected');
    expect(asked.heard.slice(-2)).toEqual([cleared(''), toPage('/login')]);

    const entered = startGuard({
      checkPermission: answering(checkPagePermission, () =>
        Promise.reject(refusal('loginRequired')),
      ),
    });
    entered.navigate({ path: '/home' });
    await entered.reach('redirected');
    expect(entered.heard.at(-1)).toEqual(toPage('/login'));
  });

  it('[GRD-26] with -8940004 and a token asks to log in again', () => {
    const { guard, navigate, heard } = startGuard();
    navigate({ path: '/home', stored });
    guard.send(failed('tokenExpired'));
    expect(guard.getSnapshot().value).toBe('redirected');
    const ended = { ending: 'expired' as const, asked: atHome };
    expect(heard.slice(-2)).toEqual([cleared('kept', ended), toPage('/login')]);
  });

  it('[GRD-26] with -8940004 and no token shows the network error and stays', () => {
    const { guard, navigate, heard } = startGuard();
    navigate({ path: '/login' });
    guard.send(failed('tokenExpired'));
    expect(guard.getSnapshot().value).toBe('allowed');
    const message = { key: 'shell:failure.network' };
    expect(heard).toEqual([{ type: 'notice.shown', tone: 'bad', message }]);
  });

  it('[GRD-13] a login check without a token that says -8940004 is refused like any other', async () => {
    const { navigate, reach, heard } = startGuard({
      checkLogin: answering(loginCheck, () => Promise.reject(refusal('tokenExpired'))),
    });
    navigate({ path: '/home' });
    await reach('redirected');
    expect(heard.at(-1)).toEqual(toPage('/role'));
  });

  it('[GRD-27] with 90000 leads to the busy page with the request', () => {
    const { guard, navigate, heard } = startGuard();
    navigate({ path: '/home', stored });
    guard.send(failed('busy'));
    expect(guard.getSnapshot().value).toBe('redirected');
    expect(heard.at(-1)).toEqual(toPage('/busy?path=%2Fhome%2Fredpoint&request=r7'));
  });

  it('leaves every other code to the screen that asked', () => {
    const { guard, navigate, heard } = startGuard();
    navigate({ path: '/home', stored });
    heard.length = 0;
    guard.send(failed('conflict'));
    expect(guard.getSnapshot().value).toBe('allowed');
    expect(heard).toEqual([]);
  });
});

describe('the next navigation', () => {
  it('[GRD-28] is decided afresh after one that was allowed', () => {
    const { guard, navigate } = startGuard({ checkLogin: silent(loginCheck) });
    navigate({ path: '/login' });
    navigate({ path: '/student/list', stored });
    expect(guard.getSnapshot().value).toBe('allowed');
    expect(guard.getSnapshot().context.navigation.path).toBe('/student/list');
    navigate({ path: '/home' });
    expect(guard.getSnapshot().value).toBe('checkingLogin');
  });

  it('is decided too after one that was redirected, aborted, or cut short by logging out', async () => {
    const { guard, navigate, reach } = startGuard({
      checkLogin: answering(loginCheck, () => Promise.reject(noAnswer())),
    });
    guard.send({ type: 'session.ended' });
    navigate({ path: '/login' });
    expect(guard.getSnapshot().value).toBe('allowed');
    navigate({ path: '/home' });
    await reach('aborted');
    navigate({ path: '/tokenLogin' });
    expect(guard.getSnapshot().value).toBe('allowed');
    guard.send({ type: 'logout.requested' });
    navigate({ path: '/role' });
    expect(guard.getSnapshot().value).toBe('allowed');
  });

  it('takes the place of one that is still being decided, whose answer no longer counts', async () => {
    let answer = () => {};
    const { guard, navigate, heardOf } = startGuard({
      checkLogin: answering(
        loginCheck,
        () => new Promise((resolve) => (answer = () => resolve({ teacher_info: teacher }))),
      ),
    });
    navigate({ path: '/home' });
    navigate({ path: '/login' });
    answer();
    await Promise.resolve();
    expect(guard.getSnapshot().value).toBe('allowed');
    expect(heardOf('session.opened')).toEqual([]);
  });
});
