// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLanguage } from '../../src/services/startLanguage';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = (path: string, browser: string) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
  window.history.replaceState(null, '', path);
  return startLanguage();
};

it.each([
  ['/parentReport?link=a&language=zh', 'en-GB', 'zh'],
  ['/parentReport?link=a&language=en', 'zh-CN', 'en'],
  ['/parentReport?link=a', 'en-GB', 'en'],
  ['/parentReport', 'de', 'en'],
  ['/examAnalysis/kmap', 'zh-Hant-TW', 'zh'],
  ['/home', 'en-GB', 'zh'],
])('%s in a browser of %s begins in %s', (path, browser, language) => {
  expect(open(path, browser)).toBe(language);
});

it('a parents’ page that says no language takes the kept one', () => {
  localStorage.setItem('select-language', 'zh');
  expect(open('/parentFeedback?link=a', 'en-GB')).toBe('zh');
  localStorage.setItem('select-language', '"en"');
  expect(open('/parentFeedback?link=a', 'zh-CN')).toBe('en');
  expect(open('/parentFeedback?link=a&language=zh', 'zh-CN')).toBe('zh');
});

it.each(['en', '"en"'])('a language that is kept as %s is English', (kept) => {
  localStorage.setItem('select-language', kept);
  expect(open('/home', 'zh-CN')).toBe('en');
});
