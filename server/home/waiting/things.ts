import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type Todo, type TodoKind, todoStudents } from '../../../src/domain/home';
import type { Given } from '../../db/statement';
import { students } from '../../db/tables';
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

/** A database's null stays null without being asked for here. */
const dateOrNull = (moment: string): Date | null => new Date(moment);
const momentOf = (value: SQL, name: string) => sql`${value}`.mapWith(dateOrNull).as(name);

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

interface Thing {
  readonly kind: TodoKind;
  /** The id of what it is one thing of: an assignment, a class, a student. */
  readonly key: SQLWrapper;
  readonly name: SQLWrapper;
  readonly students: SQL.Aliased<Todo['students']>;
  readonly since: SQL;
  /** How many stand in it; one unless told. */
  readonly count?: SQL;
  readonly essayTitle?: SQLWrapper;
  /** The ids of the answers that it is about. */
  readonly answers?: SQL;
  readonly dueAt?: SQL;
}

/** The columns of a thing to do, alike in all kinds, as their union needs them. */
export function thing(one: Thing) {
  const { count = sql`1`, essayTitle = sql`null::text`, answers = sql`'[]'::json` } = one;
  return {
    kind: sql<TodoKind>`${one.kind}::text`.as('kind'),
    key: sql<number>`${one.key}`.mapWith(Number).as('key'),
    name: sql<string>`${one.name}`.as('name'),
    essayTitle: sql<string | null>`${essayTitle}`.as('essay_title'),
    students: one.students,
    answers: sql<readonly number[]>`${answers}`.as('answers'),
    count: sql<number>`${count}`.mapWith(Number).as('count'),
    since: momentOf(one.since, 'since'),
    dueAt: momentOf(one.dueAt ?? sql`null::timestamptz`, 'due_at'),
  };
}
