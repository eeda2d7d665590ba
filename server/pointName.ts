import { sql } from 'drizzle-orm';
import { points } from './db/tables';
import type { Language } from './words';

/** A knowledge point's name in the person's language; the Chinese one where there is no English one. */
export const pointName = (language: Language) =>
  language === 'en'
    ? sql<string>`coalesce(${points.englishName}, ${points.name})`
    : sql<string>`${points.name}`;
