// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyEmitted, createEffects } from '../../src/app/world/effects';
import { storedSession } from '../../src/app/world/storedSession';
import { sampleTeacher } from '../../src/machines/shell/navigationGuard.paths';
import { forgetAll, stored } from '../../src/services/storage';

/** The effects of a portal that writes down what it is told, and whether the login was still there then. */
function session() {
  const order: string[] = [];
  const note = (what: string) => () => {
    order.push(`${what}, ${stored.token.read() ?? 'nobody'}`);
  };
  const effects = createEffects({
    portal: () => ({ send: ({ type }) => order.push(type) }),
    lead: () => undefined,
    socket: { open: () => undefined, close: note('socket closed') },
    setLanguage: () => undefined,
    keepDrafts: note('drafts kept'),
    saveRows: () => Promise.resolve(),
    dropRows: () => undefined,
    isAllowed: (url) => url.startsWith('https://known.example'),
  });
  return { order, hear: (event: unknown) => applyEmitted(effects, event) };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  stored.token.write('first');
  stored.authType.write('password');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetAll();
});

it('[GRD-25] the end of a session keeps what is typed before it forgets who typed it', () => {
  const { order, hear } = session();
  hear({ type: 'login.cleared', token: 'first', ended: null });
  expect(order).toEqual(['drafts kept, first', 'socket closed, first', 'session.closed']);
  vi.runAllTimers();
  expect(stored.token.read()).toBeNull();
  expect(stored.authType.read()).toBeNull();
});

it('[GRD-25] how a session ended is known after a reload, until somebody logs in', () => {
  const { hear } = session();
  const ended = { ending: 'expired' as const, asked: null };
  hear({ type: 'login.cleared', token: 'first', ended });
  expect(stored.ended.read()).toEqual(ended);
  hear({ type: 'session.restored', teacher: sampleTeacher, from: '' });
  expect(stored.ended.read()).toBeNull();
});

it('[GRD-25] the end of a session leaves the one that another tab has opened since', () => {
  const { order, hear } = session();
  hear({ type: 'login.cleared', token: 'first', ended: null });
  // What another tab writes is not seen here at once.
  stored.token.write('second');
  expect(order).toEqual(['drafts kept, first', 'socket closed, first', 'session.closed']);
  vi.runAllTimers();
  expect(stored.token.read()).toBe('second');
  expect(stored.authType.read()).toBe('password');
});

it('keeps nothing of what is typed when another tab has logged out', () => {
  stored.token.forget();
  const { order, hear } = session();
  hear({ type: 'login.cleared', token: 'first', ended: null });
  expect(order).toEqual(['socket closed, nobody', 'session.closed']);
  vi.runAllTimers();
  expect(stored.authType.read()).toBeNull();
});

it('[SIDE-022] opens an address on the list without a way back, and says so of any other', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { order, hear } = session();
  hear({ type: 'outsidePage.requested', url: 'https://known.example/desk' });
  expect(open.mock.calls).toEqual([['https://known.example/desk', '_blank', 'noopener']]);
  hear({ type: 'outsidePage.requested', url: 'https://elsewhere.example' });
  expect(open).toHaveBeenCalledTimes(1);
  expect(order).toEqual(['notice.shown']);
});

it('[LANG-004] keeps whether the person has chosen the language, until somebody signs out', () => {
  const { order, hear } = session();
  hear({ type: 'language.changed', language: 'en', isChosen: false });
  expect(stored.languageChosen.read()).toBeNull();
  hear({ type: 'language.changed', language: 'en', isChosen: true });
  expect(stored.languageChosen.read()).toBe(true);
  hear({ type: 'storage.cleared' });
  expect(stored.languageChosen.read()).toBeNull();
  expect(order).toEqual(['socket closed, nobody', 'storage.cleared', 'session.closed']);
});

it('whoever logs in is told when the browser keeps nothing, and is in all the same', () => {
  const { order, hear } = session();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
  const { user_token: token } = sampleTeacher;
  hear({ type: 'session.opened', token, teacher: sampleTeacher, from: '' });
  expect(order).toEqual(['notice.shown', 'session.opened']);
  expect(storedSession()).toMatchObject({ token, info: sampleTeacher });
});
