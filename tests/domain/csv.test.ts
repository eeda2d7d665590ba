import { describe, expect, it } from 'vitest';
import { csvText } from '../../src/domain/csv';
import { fileName } from '../../src/ui/parts/saveFile';

/** The lines of a file with one column and one row, without its mark and its head. */
const cell = (value: string | number | null) => csvText(['a'], [[value]]).slice(4, -2);

describe('a CSV file', () => {
  it('begins with the mark by which Excel knows UTF-8, and ends its lines as RFC 4180 says', () => {
    expect(csvText(['学生', 'Score'], [['安', 92.5]])).toBe('\uFEFF学生,Score\r\n安,92.5\r\n');
  });

  it('has its heads alone where there are no rows', () => {
    expect(csvText(['a', 'b'], [])).toBe('\uFEFFa,b\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' spaced ', '" spaced "'],
    ['张三 (A)', '张三 (A)'],
    [null, ''],
    ['', ''],
    [0, '0'],
  ])('writes %j as %j', (value, text) => {
    expect(cell(value)).toBe(text);
  });

  it.each([
    '=1+1',
    '=HYPERLINK("http://evil.example","open")',
    '+8613800000000',
    '-2+3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    ' =1+1',
    '\n=1+1',
    '\u0000=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM',
  ])('puts %j behind an apostrophe, so that no spreadsheet runs it', (hostile) => {
    const unquoted = cell(hostile).replace(/^"|"$/g, '').replaceAll('""', '"');
    expect(unquoted).toBe(`'${hostile}`);
  });

  it('leaves a number a number, also below zero', () => {
    expect(cell(-2.5)).toBe('-2.5');
  });
});

describe('the name of a file', () => {
  it.each([
    ['学生 2026-11-20', '学生 2026-11-20.csv'],
    ['../../etc/passwd', 'etc passwd.csv'],
    ['a\\b:c*d?e"f<g>h|i\nj', 'a b c d e f g h i j.csv'],
    ['.hidden', 'hidden.csv'],
    ['名'.repeat(200), `${'名'.repeat(80)}.csv`],
  ])('made of %j is %j', (text, name) => {
    expect(fileName(text, 'csv')).toBe(name);
  });
});
