import { expect, it } from 'vitest';
import { isMeantBy } from '../../src/domain/studentSearch';

const zhang = { name: '张子涵', username: 'zh01', pinyin: 'zhang zi han' };

it.each(['', '  ', '子涵', 'ZH01', 'zhangzihan', 'zihan', 'zzh', 'Zhangz', '张 zh01'])(
  '“%s” finds the student by name, account, pinyin or initials',
  (keyword) => {
    expect(isMeantBy(keyword, zhang)).toBe(true);
  },
);

it.each(['hang', '张 zh02', 'zhx', '.*', '('])('“%s” does not', (keyword) => {
  expect(isMeantBy(keyword, zhang)).toBe(false);
});

it('finds ü by what a keyboard types', () => {
  const lv = { name: '吕布', username: 'lb', pinyin: 'lü bu' };
  expect(['lvbu', 'lubu', 'lübu'].map((keyword) => isMeantBy(keyword, lv))).toEqual([
    true,
    true,
    true,
  ]);
});
