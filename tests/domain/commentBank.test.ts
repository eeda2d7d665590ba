import { describe, expect, it } from 'vitest';
import {
  byUse,
  nearestPhrase,
  subjectiveBank,
  usesOf,
  withLastLine,
} from '../../src/domain/commentBank';
import { subjectIds } from '../../src/domain/subjects';

const phrases = ['语言通顺流畅，读起来很舒服。', 'Beginning and end belong together; well built.'];

describe('the comment bank', () => {
  it('[ENTITY-017] counts a line whoever it was written to, most used first', () => {
    const written = [
      { student: 'Ann', comments: { comment: 'Fine.\nAnn, go on.', language: '' } },
      { student: 'Bo', comments: { comment: 'Bo, go on.' } },
    ];
    const used = usesOf(written, 2);
    expect(used).toEqual([
      { place: 'comment', text: '{name}, go on.', times: 2 },
      { place: 'comment', text: 'Fine.', times: 1 },
    ]);
    expect(usesOf(written, 1)).toHaveLength(1);
    expect(byUse(['Other.', 'Fine.', 'New.'], used, 'comment').map(({ text }) => text)).toEqual([
      ...['{name}, go on.', 'Fine.', 'Other.', 'New.'],
    ]);
  });

  it('[ENTITY-017] offers what somebody wrote more than once, only at the place where it was written', () => {
    const once = { place: 'comment', text: 'Once.', times: 1 };
    const often = { place: 'comment', text: 'Well read, {name}.', times: 3 };
    const elsewhere = { place: 'language', text: 'Fine.', times: 9 };
    const used = [elsewhere, often, once];
    expect(byUse(['Fine.'], used, 'comment')).toEqual([
      { text: often.text, times: 3 },
      { text: 'Fine.', times: 0 },
    ]);
    const many = Array.from({ length: 20 }, (_, at) => ({ ...often, text: String(at) }));
    expect(byUse([], many, 'comment')).toHaveLength(8);
  });

  it('[ENTITY-018] calls the marks of an answer as its question asks for it', () => {
    const { mathematics, physics, chemistry, chinese } = subjectIds;
    for (const subject of [mathematics, physics, chemistry]) {
      expect(subjectiveBank(subject, 'subjective')).toBe('worked');
    }
    expect(subjectiveBank(chinese, 'subjective')).toBe('language');
    expect(subjectiveBank(chinese, 'essay')).toBe('essay');
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
