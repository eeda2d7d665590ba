import { type SQL, sql } from 'drizzle-orm';
import type { ReportStep, ReportView } from '../../src/domain/reports';
import { businessTime, dayOf } from '../businessDate';
import { courseName } from '../courseName';
import { answers, chapters, courses, points, questions, students } from '../db/tables';
import { pointName } from '../pointName';
import type { Language } from '../words';
import type { Group } from './totals';

/** The business time of an answer. */
const businessTimeOf = businessTime(answers.submittedAt);
const businessDayOf = dayOf(businessTimeOf);
const id = (value: SQL) => sql`coalesce(${value}, 0)::text`;

/** Rows by day, week or month; a week or a month that began earlier begins with the report. */
export function stepOf(step: ReportStep, from: string): Group {
  const start = sql`greatest(${dayOf(sql`date_trunc(${step}, ${businessTimeOf})`)}, ${from})`;
  return { key: start, name: start };
}

/** Rows by what questions name; some name none. */
export function named(value: SQL): Group {
  const name = sql`coalesce(nullif(${value}, ''), '—')`;
  return { key: name, name };
}

/** A chapter with its course: two courses may have chapters of one name. */
const chapterName = (language: Language) =>
  sql`coalesce(${courseName(language)} || ' · ' || ${chapters.name}, '')`;

/** What the rows of a report are: key and name; days from the last, all else from the most answers. */
export function groupOf(view: ReportView, language: Language): Group {
  switch (view) {
    case 'daily':
      return { key: businessDayOf, name: businessDayOf };
    case 'summary':
      return { key: id(sql`${courses.id}`), name: sql`coalesce(${courseName(language)}, '')` };
    case 'chapter':
      return { key: id(sql`${chapters.id}`), name: chapterName(language) };
    case 'type':
      return { key: sql`${questions.type}`, name: sql`${questions.type}` };
    case 'student':
      return { key: id(sql`${students.id}`), name: sql`${students.name}` };
    case 'point':
      return { key: id(sql`${points.id}`), name: pointName(language) };
    case 'question':
      return { key: id(sql`${questions.id}`), name: sql`${questions.stem}` };
    case 'ability':
      return named(sql`${questions.ability}`);
    case 'method':
      return named(sql`${questions.method}`);
  }
}
