import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../../src/contract';
import type { Call } from '../../src/contract/call';
import { correctEnglish, correctHomework } from '../../src/contract/grading';
import { payloadsOf } from './arbitrary';

/** One good form of each call, with every field that it may have. */
const goodForms = new Map(
  allCalls.map((call) => {
    const [payload] = fc.sample(payloadsOf(call, 'all'), { numRuns: 1, seed: 20_261_120 });
    const form = z.encode(call.payload, payload ?? {});
    return [call.path, z.record(z.string(), z.string()).parse(form)];
  }),
);

function goodForm({ path }: Call): Record<string, string> {
  return goodForms.get(path) ?? {};
}

/** What stands behind a field: its type among the values, of a list its items'. */
function typesOf(call: Call): [field: string, type: string, item: string][] {
  const { properties = {} } = z.toJSONSchema(call.payload, { io: 'output' });
  return Object.entries(properties).map(([field, schema]) => {
    const { type, items } = z
      .looseObject({ type: z.string(), items: z.unknown().optional() })
      .parse(schema);
    const item = z.looseObject({ type: z.string() }).safeParse(items);
    return [field, type, item.data?.type ?? ''];
  });
}

const numerals = [
  ...['0x10', '1e2', ' 1 ', '1 ', ' 1', '1e400', '9007199254740993', '+1', '01', '', '-1', '-0'],
  ...['１', '1_000', '1,', '1.', '.5', 'NaN', 'Infinity', '1\0', '1\n', 'true', 'null', '[1]'],
];
const unstorable = ['\0', 'a\0b', '\ud800', 'a\udfffb', '\udc00\ud800'];
const blanks = [
  ' '.repeat(10),
  '\u200b'.repeat(10),
  '\u00ad\ufeff\u2060',
  '\u3000\t\n',
  '\u3164\u2800',
];

const cases = allCalls.map((call) => [call.path, call] as const);
const fieldsWith = (wanted: (type: string, item: string) => boolean) =>
  cases.flatMap(([path, call]) =>
    typesOf(call)
      .filter(([, type, item]) => wanted(type, item))
      .map(([field]) => [path, field, call] as const),
  );

function refuses(call: Call, field: string, value: unknown): boolean {
  return !call.payload.safeParse({ ...goodForm(call), [field]: value }).success;
}

describe('a good form', () => {
  it.each(cases)('%s takes it', (_, call) => {
    expect(call.payload.safeParse(goodForm(call)).success).toBe(true);
  });
});

describe('numbers', () => {
  const isNumeric = (type: string) => type === 'integer' || type === 'number';

  it.each(fieldsWith(isNumeric))(
    '[CALL-003] %s %s is written in plain digits only',
    (_, field, call) => {
      for (const numeral of numerals) {
        expect([numeral, refuses(call, field, numeral)]).toEqual([numeral, true]);
      }
    },
  );

  it.each(fieldsWith((type, item) => type === 'array' && item === 'integer'))(
    '[CALL-003] %s %s lists numbers in plain digits only',
    (_, field, call) => {
      for (const numeral of numerals.filter((text) => text !== '')) {
        expect([numeral, refuses(call, field, `1,${numeral}`)]).toEqual([numeral, true]);
      }
      expect(refuses(call, field, '1,,2')).toBe(true);
    },
  );
});

describe('texts', () => {
  const isText = (type: string) => type === 'string';

  it.each(fieldsWith(isText))(
    '[CALL-003] %s %s holds neither NUL nor half a pair',
    (_, field, call) => {
      for (const text of unstorable) {
        expect([text, refuses(call, field, text)]).toEqual([text, true]);
      }
    },
  );

  it.each(fieldsWith(isText).filter(([, field, call]) => refuses(call, field, '')))(
    '[CALL-003] %s %s is not filled in by blanks',
    (_, field, call) => {
      for (const text of blanks) expect([text, refuses(call, field, text)]).toEqual([text, true]);
    },
  );
});

describe('forms', () => {
  it.each(cases)('%s refuses fields that it does not know', (_, call) => {
    for (const field of ['unknown', 'constructor', 'is_admin']) {
      expect(refuses(call, field, '1')).toBe(true);
    }
  });

  it.each(fieldsWith(() => true))('%s %s is one text, given once', (_, field, call) => {
    const text = goodForm(call)[field] ?? '';
    for (const value of [[text, text], { text }, 1, true, null]) {
      expect([value, refuses(call, field, value)]).toEqual([value, true]);
    }
  });
});

describe('structures that travel as JSON', () => {
  const essay = { rating: 80, tags: ['a'], comment: 'a', category_comments: {}, annotations: [] };
  const mark = { id: 'a', start: 0, end: 1, category: 'language', comment: 'a' };

  it.each([
    ['broken text', '{'],
    ['nothing', ''],
    ['a number as text', JSON.stringify({ ...essay, rating: '80' })],
    ['a number beyond all bounds', JSON.stringify(essay).replace('80', '1e400')],
    ['an unknown field', JSON.stringify({ ...essay, is_admin: 1 })],
    ['an unknown field within', JSON.stringify({ ...essay, annotations: [{ ...mark, x: 1 }] })],
    ['NUL', JSON.stringify({ ...essay, comment: 'a\0' })],
    ['half a pair', JSON.stringify({ ...essay, tags: ['\ud800'] })],
    ['blanks', JSON.stringify({ ...essay, comment: '\u200b'.repeat(10) })],
    ['a foreign category', JSON.stringify({ ...essay, category_comments: { other: 'a' } })],
    ['a list', '[]'],
    ['null', 'null'],
    ['more than fits', JSON.stringify({ ...essay, comment: 'a'.repeat(200_001) })],
  ])('[CALL-139] an essay’s correction refuses %s', (_, correction) => {
    expect(refuses(correctHomework, 'correction', JSON.stringify(essay))).toBe(false);
    expect(refuses(correctHomework, 'correction', correction)).toBe(true);
  });

  it('[CALL-139] a prototype that comes along is no field', () => {
    const text = JSON.stringify(essay).replace('{', '{"__proto__":{"rating":100},');
    expect(refuses(correctHomework, 'correction', text)).toBe(true);
  });

  it('[CALL-101] an English grading refuses an item that is missing or unknown', () => {
    const items = { content: 1, language: 1, coherence: 1, mechanics: 1 };
    const grading = (parts: object) =>
      JSON.stringify({ total: 4, items: parts, annotations: [], comment: '' });
    const { content: _, ...less } = items;
    expect(refuses(correctEnglish, 'grading', grading(items))).toBe(false);
    expect(refuses(correctEnglish, 'grading', grading(less))).toBe(true);
    expect(refuses(correctEnglish, 'grading', grading({ ...items, other: 1 }))).toBe(true);
  });
});
