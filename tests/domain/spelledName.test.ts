import { expect, it } from 'vitest';
import { spelledName } from '../../src/domain/spelledName';

it.each([
  ['张子涵', 'Zhang Zihan'],
  ['欧阳静姝', 'Ouyang Jingshu'],
  ['单雨薇', 'Shan Yuwei'],
  ['曾嘉木', 'Zeng Jiamu'],
  ['尉迟朗', 'Yuchi Lang'],
  ['吕晴', 'Lü Qing'],
  ['阿依古丽·买买提', 'Ayiguli Maimaiti'],
  ['李', 'Li'],
])('%s is spelled %s', (name, spelled) => {
  expect(spelledName(name)).toBe(spelled);
});

it.each(['Ann', '李 Ann', ''])('%j, which is not all Chinese, is not spelled', (name) => {
  expect(spelledName(name)).toBeNull();
});
