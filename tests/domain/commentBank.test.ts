import { describe, expect, it } from 'vitest';
import { byUse, nearestPhrase, usesOf, withLastLine } from '../../src/domain/commentBank';

const phrases = ['语言通顺流畅，读起来很舒服。', 'Beginning and end belong together; well built.'];

describe('the comment bank', () => {
  it('[ENTITY-017] counts a line whoever it was written to, most used first', () => {
    const written = [
      { student: 'Ann', comments: ['Fine.\nAnn, go on.', ''] },
      { student: 'Bo', comments: ['Bo, go on.'] },
    ];
    const used = usesOf(written, 2);
    expect(used).toEqual([
      { text: '{name}, go on.', times: 2 },
      { text: 'Fine.', times: 1 },
    ]);
    expect(usesOf(written, 1)).toHaveLength(1);
    expect(byUse(['Other.', 'Fine.', 'New.'], used).map(({ text }) => text)).toEqual([
      ...['Fine.', 'Other.', 'New.'],
    ]);
  });

  it('[ENTITY-017] asks about a line that is nearly a phrase, in either language', () => {
    expect(nearestPhrase('好\n语言通顺流畅,读起来舒服', phrases)).toBe(phrases[0]);
    expect(nearestPhrase('End and beginning belong together', phrases)).toBe(phrases[1]);
    expect(nearestPhrase(phrases.join('\n'), phrases)).toBeNull();
    expect(nearestPhrase('请检查错别字', phrases)).toBeNull();
    expect(nearestPhrase('', phrases)).toBeNull();
    expect(withLastLine('a\nb', 'c')).toBe('a\nc');
  });
});
