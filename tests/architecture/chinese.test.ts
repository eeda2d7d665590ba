import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../locales/zh');
const lines = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .map((line) => `${file} ${line.trim()}`),
);

it.each([
  ['half-width punctuation beside a Chinese character', /[一-鿿][,;!?]|[,;!?][一-鿿]/],
  ['no space between a Chinese character and a digit', /[一-鿿]\d|\d[一-鿿]/],
  ['corner brackets in place of “ ”', /[「」『』]/],
  ['another word for a thing that has one', /门户|订正卡|地基|补救课|督导|重启打基础|没有加载出来/],
  // Except in remarks to a student, who is not called 您.
  ['你 for the person addressed', /^(?!grading\.json).*你/],
])('[LANG-008] the Chinese words have nowhere %s', (_, fault) => {
  expect(lines.filter((line) => fault.test(line))).toEqual([]);
});
