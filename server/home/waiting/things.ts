import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type Todo, type TodoKind, todoStudents } from '../../../src/domain/home';
import type { Given } from '../../db/statement';
import { homework, students } from '../../db/tables';
import type { Language } from '../../words';

/** Whose things are asked for, in which subject. */
export interface Desk {
  readonly accountId: number;
  readonly subjectId: number;
}

/** The same in a statement that is kept, with the moments that decide what waits. */
export interface GivenDesk {
  readonly accountId: Given<number>;
  readonly subjectId: Given<number>;
  readonly language: Language;
  /** Homework that ends by then is about to end. */
  readonly endsBy: Given<Date>;
  readonly failedSince: Given<Date>;
  readonly heardBefore: Given<string>;
}

/** What all kinds of things to do have; `key` is the id of the assignment or the student. */
export const thing = (kind: TodoKind, key: SQLWrapper) => ({
  kind: sql<TodoKind>`${kind}::text`.as('kind'),
  key: sql<number>`${key}`.mapWith(Number).as('key'),
});
/** A database's null stays null without being asked for here. */
const dateOrNull = (moment: string): Date | null => new Date(moment);
export const momentOf = (value: SQL, name: string) => sql`${value}`.mapWith(dateOrNull).as(name);
export const dueAt = (value: SQL) => sql`${value}`.mapWith(dateOrNull).as('due_at');
export const never = sql`null::timestamptz`;

const student = sql`json_build_object(
  'name', ${students.name}, 'username', ${students.username}, 'grade', ${students.grade}
)`;
/** The first of a group's students, by name. */
export const namedStudents = sql<Todo['students']>`to_json(
  (array_agg(${student} order by ${students.pinyin}, ${students.username}))[:${sql.raw(String(todoStudents))}]
)`.as('students');
/** The one student whom a thing is about, where it is grouped so. */
export const oneStudent = sql<Todo['students']>`json_build_array(${student})`.as('students');
export const noStudents = sql<Todo['students']>`'[]'::json`.as('students');
export const noAnswers = sql<readonly number[]>`'[]'::json`.as('answers');
export const title = sql<string | null>`${homework.essayTitle}`.as('essay_title');
export const noTitle = sql<string | null>`null::text`.as('essay_title');
