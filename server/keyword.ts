import { type AnyColumn, and, ilike, or, type SQL, sql } from 'drizzle-orm';
import { students } from './db/tables';

/** What somebody searches for, word by word: each of them has to be found. */
function wordsOf(keyword: string): string[] {
  return keyword.split(/\s+/u).filter((word) => word !== '');
}

function contains(column: AnyColumn, word: string): SQL {
  return ilike(column, `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/** Whether every word of a keyword stands in one of the columns; no condition without a keyword. */
export function containsWords(
  keyword: string | undefined,
  columns: readonly AnyColumn[],
): SQL | undefined {
  const words = wordsOf(keyword ?? '');
  return and(...words.map((word) => or(...columns.map((column) => contains(column, word)))));
}

const latin = /^[a-zü]+$/;
/** What a keyboard types for ü. */
const letters: Readonly<Record<string, string>> = { u: '[uü]', v: '[vü]' };

/**
 * A pattern for a name in pinyin, `zhang zi han`: after each letter the rest of the syllable may be left out.
 * So `zhangzihan`, `zihan`, `zhangz` and `zzh` find it, and `hang`, which begins no syllable, does not.
 */
function pinyinPattern(word: string): string {
  const steps = [...word].map((letter) => letters[letter] ?? letter);
  return `(^| )${steps.join('([^ ]* )?')}`;
}

function soundsLike(word: string): SQL | undefined {
  const typed = word.toLowerCase();
  return latin.test(typed) ? sql`${students.pinyin} ~ ${pinyinPattern(typed)}` : undefined;
}

/** Whether a student is meant by a keyword: by name, pinyin, initials or account, each word by any of them. */
export function namesStudent(keyword: string | undefined): SQL | undefined {
  const words = wordsOf(keyword ?? '');
  return and(
    ...words.map((word) =>
      or(contains(students.name, word), contains(students.username, word), soundsLike(word)),
    ),
  );
}
