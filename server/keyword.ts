import { type AnyColumn, and, ilike, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { students } from './db/tables';

/** What somebody searches for, word by word: each of them has to be found. */
function wordsOf(keyword: string): string[] {
  return keyword.split(/\s+/u).filter((word) => word !== '');
}

/** A pattern of LIKE for whatever contains a word. */
const around = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function contains(column: AnyColumn, word: string): SQL {
  return ilike(column, around(word));
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

/** The pattern of what may be pinyin, null for anything else. */
function soundOf(word: string): string | null {
  const typed = word.toLowerCase();
  return latin.test(typed) ? pinyinPattern(typed) : null;
}

/**
 * The words of a keyword as values of a statement with `namesAnyStudent`: what is contained in a name or an
 * account, and what a name may sound like.
 */
export function patternsOf(keyword: string | undefined) {
  const words = wordsOf(keyword ?? '');
  return { contained: words.map(around), sounds: words.map(soundOf) };
}

/** Whether a student is meant by the words of `contained` and `sounds`: each of them by name, account or pinyin. */
function isNamed(contained: SQLWrapper, sounds: SQLWrapper): SQL {
  return sql`(cardinality(${contained}::text[]) = 0 or not exists (
    select from unnest(${contained}::text[], ${sounds}::text[]) as word(contained, sound)
    where not (${students.name} ilike word.contained or ${students.username} ilike word.contained
      or coalesce(${students.pinyin} ~ word.sound, false))))`;
}

/** The same with places for `patternsOf`; without words it is everybody. */
export const namesAnyStudent = isNamed(
  sql`${sql.placeholder('contained')}`,
  sql`${sql.placeholder('sounds')}`,
);

/** Whether a student is meant by a keyword: by name, pinyin, initials or account, each word by any of them. */
export function namesStudent(keyword: string | undefined): SQL | undefined {
  const { contained, sounds } = patternsOf(keyword);
  if (contained.length === 0) return undefined;
  return isNamed(sql`${sql.param(contained)}`, sql`${sql.param(sounds)}`);
}
