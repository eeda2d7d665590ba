import { type AnyColumn, and, ilike, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { soundOf, wordsOf } from '../src/domain/studentSearch';
import { students } from './db/tables';

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
