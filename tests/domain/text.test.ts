import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, cleanText, exactText, lengthOf } from '../../src/domain/text';
import { errorsOf } from './errors';

/** What is there and cannot be seen. */
const unseen = [
  ...[' '.repeat(10), '\t\n\r', '\u00a0', '\u3000', '\u2003', '\u2800'],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\u061c'],
  ...['\u034f', '\u115f', '\u3164', '\uffa0', '\ufe0f', '\u{e0041}'],
];

describe('text that a person types', () => {
  it('counts code points: an emoji is one', () => {
    expect(lengthOf('a😀字')).toBe(3);
  });

  it.each([
    [1, 'required'],
    [10, 'required'],
  ])('with at least %i, nothing to be seen is %s', (minimum, error) => {
    for (const text of ['', ...unseen, unseen.join('')]) {
      expect([text, errorsOf(cleanText(minimum, 200), text)[0]]).toEqual([text, error]);
    }
  });

  it.each([
    [9, ['tooShort']],
    [10, []],
    [11, []],
    [199, []],
    [200, []],
    [201, ['tooLong']],
  ])('of 10 to 200, %i characters: %j', (length, errors) => {
    for (const character of ['a', '字', '😀']) {
      expect(errorsOf(cleanText(10, 200), character.repeat(length))).toEqual(errors);
    }
  });

  it('is counted without what cannot be seen around and within it', () => {
    expect(cleanText(1, 3).parse('  a\u200bb\u202ec\u3000')).toBe('abc');
    expect(errorsOf(cleanText(4, 9), '\u200ba\u200bb\u200bc\u200b')).toEqual(['tooShort']);
  });

  it('keeps line ends, and emoji that are joined', () => {
    expect(clean('a\n\tb')).toBe('a\n\tb');
    expect(clean('👩‍🏫')).toBe('👩‍🏫');
  });

  it.each(['\0', 'a\0', '\ud800', 'a\udc00b', '\udc00\ud800'])('%j is refused', (text) => {
    expect(errorsOf(cleanText(0, 200), text)).toContain('text');
    expect(errorsOf(exactText(0, 200), text)).toContain('text');
  });

  it('cleaning twice is cleaning once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(clean(clean(text))).toBe(clean(text));
      }),
    );
  });
});

describe('text that is kept as typed', () => {
  it('keeps blanks, but not blanks alone', () => {
    expect(exactText(1, 9).parse(' a ')).toBe(' a ');
    for (const text of unseen) expect(errorsOf(exactText(1, 99), text)).toEqual(['required']);
  });

  it('lies within its bounds', () => {
    const errors = [1, 2, 3, 4].map((length) => errorsOf(exactText(2, 3), 'a'.repeat(length)));
    expect(errors).toEqual([['tooShort'], [], [], ['tooLong']]);
  });
});
