import { expect, it } from 'vitest';
import { placesMeantBy } from '../../src/domain/shell';
import { shortcutOf } from '../../src/domain/shortcuts';

const bare = { ctrlKey: false, metaKey: false, altKey: false };

it.each([
  [
    { ...bare, key: 'k', ctrlKey: true },
    { does: 'search', isSingle: false },
  ],
  [
    { ...bare, key: 'K', metaKey: true },
    { does: 'search', isSingle: false },
  ],
  [
    { ...bare, key: '/' },
    { does: 'search', isSingle: true },
  ],
  [
    { ...bare, key: '?' },
    { does: 'keys', isSingle: true },
  ],
  [
    { ...bare, key: 'n' },
    { does: 'next', isSingle: true },
  ],
  [
    { ...bare, key: 'Enter', metaKey: true },
    { does: 'submit', isSingle: false },
  ],
  [{ ...bare, key: 'Enter' }, null],
  [{ ...bare, key: 'k' }, null],
  [{ ...bare, key: '/', ctrlKey: true }, null],
  [{ ...bare, key: '/', altKey: true }, null],
])('%j does %j', (pressed, shortcut) => {
  expect(shortcutOf(pressed)).toEqual(shortcut);
});

const homework = {
  kind: 'page',
  name: '作业管理',
  pinyin: 'zuo ye guan li',
  url: '/homework/list',
} as const;
const student = { kind: 'page', name: '学生', pinyin: 'xue sheng', url: '/student/list' } as const;

it.each(['作业', 'zuoye', 'zygl', 'guanli'])('“%s” means the page of the homework', (keyword) => {
  expect(placesMeantBy(keyword, [homework, student])).toEqual([
    { name: homework.name, url: homework.url },
  ]);
});

it.each(['', '  ', 'zzz'])('“%s” means no page', (keyword) => {
  expect(placesMeantBy(keyword, [homework, student])).toEqual([]);
});
