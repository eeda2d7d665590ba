import { expect, it } from 'vitest';
import { codeIn, mobileIn } from '../../../src/machines/account/pasted';

it.each([
  ['19900001001', '19900001001'],
  ['199 0000 1001', '19900001001'],
  ['+86 199-0000-1001', '19900001001'],
  ['008619900001001', '19900001001'],
  ['１９９００００１００１', '19900001001'],
  ['1990000100x', '1990000100x'],
])('[VALID-025] reads %j as a mobile number', (text, mobile) => {
  expect(mobileIn(text)).toBe(mobile);
});

it.each([
  ['2026', '2026'],
  ['20 26', '2026'],
  [' 2026\n', '2026'],
  ['２０２６', '2026'],
  ['Your code is 2026. It is good for 5 minutes.', '2026'],
  ['20261', '20261'],
  ['ni', 'ni'],
])('[VALID-026] [VALID-027] reads %j as a code', (text, code) => {
  expect(codeIn(text)).toBe(code);
});
