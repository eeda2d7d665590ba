import { type SQL, sql } from 'drizzle-orm';
import { courses } from './db/tables';
import type { Language } from './words';

/** A course's name in the person's language; those without an English name keep the Chinese one. */
export function courseName(language: Language): SQL<string> {
  return language === 'en'
    ? sql<string>`coalesce(${courses.englishName}, ${courses.name})`
    : sql<string>`${courses.name}`;
}
