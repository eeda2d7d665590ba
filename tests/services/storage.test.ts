// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetAll, stored } from '../../src/services/storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetAll();
});

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

it('what a browser does not keep lives as long as the page, and the portal is told so', () => {
  expect(stored.token.write('old')).toBe(true);
  vi.stubGlobal('localStorage', { getItem: () => '"old"', setItem: denied });
  expect(stored.token.write('new')).toBe(false);
  expect(stored.token.read()).toBe('new');
  vi.unstubAllGlobals();
  expect(stored.token.write('newest')).toBe(true);
  expect(stored.token.read()).toBe('newest');
  expect(localStorage.getItem('teacher-token')).toBe('"newest"');
});

it('what a browser did not keep is forgotten too', () => {
  const all = { getItem: denied, setItem: denied, removeItem: denied, clear: denied };
  vi.stubGlobal('localStorage', all);
  stored.token.write('new');
  stored.from.write('account');
  stored.token.forget();
  expect(stored.token.read()).toBeNull();
  expect(stored.from.read()).toBe('account');
  forgetAll();
  expect(stored.from.read()).toBeNull();
});

it('[LANG-004] [CONST-073] the language is the word zh or en, and nothing else', () => {
  for (const language of ['zh', 'en'] as const) {
    stored.language.write(language);
    expect(localStorage.getItem('select-language')).toBe(language);
    expect(stored.language.read()).toBe(language);
    // As it was kept before.
    localStorage.setItem('select-language', `"${language}"`);
    expect(stored.language.read()).toBe(language);
  }
  localStorage.setItem('select-language', 'fr');
  expect(stored.language.read()).toBeNull();
});

it.each(Object.values(stored).map((item) => [item.name, item] as const))(
  'rubbish under %s is nothing',
  (name, item) => {
    for (const rubbish of ['{', 'undefined', '[[]]', '"\\u0000', '1e999']) {
      localStorage.setItem(name, rubbish);
      sessionStorage.setItem(name, rubbish);
      expect(item.read()).toBeNull();
    }
  },
);
