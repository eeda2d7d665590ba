// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLanguage, readLanguage } from '../../src/atlas/app/storedLanguage';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each([
  [['en-GB', 'zh-CN'], 'en'],
  [['de', 'zh-Hant-TW', 'en'], 'zh'],
  [['de'], 'en'],
])('the atlas begins in the first language of %j that it has: %s', (languages, language) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(readLanguage()).toBe(language);
  keepLanguage('zh');
  expect(readLanguage()).toBe('zh');
});
