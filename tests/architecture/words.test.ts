import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './words';

describe('the words in both languages', () => {
  it('a word that is missing, empty or filled in differently is caught', () => {
    expect(faultsOf(join(import.meta.dirname, 'fixtures/words'))).toEqual([
      'zh students:list.empty is empty',
      'en lessons:title is missing',
      'en students:list.clear is missing',
      'zh students:late_one is never used',
      'en students:late_one is missing',
      'students:list.search is given name in zh, title in en',
      'zh students:remindFor is not called “提醒”',
    ]);
  });

  it('[LANG-008] all are there in Chinese and in English', () => {
    expect(faultsOf(join(import.meta.dirname, '../../locales'))).toEqual([]);
  });
});
