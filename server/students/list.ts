import { eq, sql } from 'drizzle-orm';
import { studentExport, studentList } from '../../src/contract/students';
import { flagsOf } from '../../src/domain/useType';
import { auditionLists, type StudentList } from '../../src/domain/students';
import type { Queries } from '../db/database';
import { statement } from '../db/statement';
import { listings, students } from '../db/tables';
import { listed, pageOf } from '../page';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import type { Session } from '../session';
import type { Language } from '../words';
import {
  countLists,
  type Filters,
  filterValues,
  isMeant,
  studentOrder,
  takenCourses,
} from './filters';
import { studentColumns, studentRowOf } from './row';

/** Students as rows, each with the counts of all lists and the courses: a page is one statement. */
function selectMeant(db: Queries, { list, sort, order }: Filters, language: Language) {
  const accountId = sql.placeholder('accountId');
  const counts = sql<Record<StudentList, number>>`(${countLists(db, accountId)})`;
  const taken = sql<{ id: number; name: string }[]>`(${takenCourses(db, accountId, language)})`;
  return db
    .select({ ...studentColumns(db, accountId, sql.placeholder('pausedBefore')), counts, taken })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(isMeant(db, list))
    .orderBy(...studentOrder(sort, order))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
}

type Statement = ReturnType<typeof statementFor>;
const statementFor = (name: string, filters: Filters, language: Language) =>
  statement(name, (db) => selectMeant(db, filters, language));

const statements = new Map<string, Statement>();

/** The statement of a list in an order; what filters it are values. */
export function statementOf(filters: Filters, language: Language): Statement {
  const { list, sort = 'usual', order = 'asc' } = filters;
  const name = `students.${list}.${sort}.${order}.${language}`;
  const known = statements.get(name) ?? statementFor(name, filters, language);
  statements.set(name, known);
  return known;
}

/** Refuses the lists of trial students where the school has no trial classes [ROLE-080]. */
export function checkList(list: StudentList, { school }: Session): void {
  const isMissing = auditionLists.includes(list) && !flagsOf(school.useType).audition;
  if (isMissing) throw new Refusal('forbidden', 'forbidden');
}

/** The account's students of all its subjects: the administrator assigns students, not subjects. */
export const listHandlers: readonly Handler[] = [
  serve(studentList, async ({ payload, session, db, now, language }) => {
    checkList(payload.list, session);
    const accountId = session.account.id;
    const run = statementOf(payload, language);
    const values = filterValues(accountId, now, payload);
    const found = await pageOf((limit, offset) => run(db, { ...values, limit, offset }), payload);
    const [first] = found.rows;
    const page = listed(found, studentRowOf, now);
    if (first !== undefined) return { ...page, counts: first.counts, courses: first.taken };
    // Only a page without a row has to ask for the counts and the courses.
    const [lists] = await countLists(db, accountId);
    const [known] = await takenCourses(db, accountId, language);
    if (lists === undefined || known === undefined) throw new Error('counting gives a row');
    return { ...page, counts: lists.counts, courses: known.courses };
  }),

  serve(studentExport, async ({ payload, session, db, now, language }) => {
    checkList(payload.list, session);
    const values = filterValues(session.account.id, now, payload);
    const all = { limit: null, offset: 0 };
    const rows = await statementOf(payload, language)(db, { ...values, ...all });
    return listed({ rows, total: rows.length }, studentRowOf, now);
  }),
];
