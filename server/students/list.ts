import { eq, sql } from 'drizzle-orm';
import { studentExport, studentList } from '../../src/contract/students';
import { flagsOf } from '../../src/domain/useType';
import { auditionLists, type StudentList } from '../../src/domain/students';
import type { Queries } from '../db/database';
import { statement } from '../db/statement';
import { listings, students } from '../db/tables';
import { patternsOf } from '../keyword';
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
import { ownClasses } from './ownClasses';
import { studentColumns, studentRowOf } from './row';

const accountId = sql.placeholder('accountId');

/** What stands beside every page: how many students each list has of those searched for, and what they can be filtered by. */
const besidePage = (language: Language) =>
  statement(`students.beside.${language}`, (db) =>
    db
      .select({
        counts: sql<Record<StudentList, number>>`(${countLists(db, accountId)})`,
        courses: sql<{ id: number; name: string }[]>`(${takenCourses(db, accountId, language)})`,
        classes: sql<{ id: number; name: string }[]>`(${ownClasses(db, accountId)})`,
      })
      .from(sql`(values (1)) as one`),
  );
const beside = { zh: besidePage('zh'), en: besidePage('en') };

/** Students as rows. */
function selectMeant(db: Queries, { list, sort, order }: Filters) {
  return db
    .select(studentColumns(db, accountId, sql.placeholder('pausedBefore')))
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(isMeant(db, list))
    .orderBy(...studentOrder(sort, order))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
}

type Statement = ReturnType<typeof statementFor>;
const statementFor = (name: string, filters: Filters) =>
  statement(name, (db) => selectMeant(db, filters));

const statements = new Map<string, Statement>();

/** The statement of a list in an order; what filters it are values. */
export function statementOf(filters: Filters): Statement {
  const { list, sort = 'usual', order = 'asc' } = filters;
  const name = `students.${list}.${sort}.${order}`;
  const known = statements.get(name) ?? statementFor(name, filters);
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
    const { id } = session.account;
    const run = statementOf(payload);
    const values = filterValues(id, now, payload);
    const [found, [lists]] = await Promise.all([
      pageOf((limit, offset) => run(db, { ...values, limit, offset }), payload),
      beside[language](db, { accountId: id, ...patternsOf(payload.keyword) }),
    ]);
    if (lists === undefined) throw new Error('counting gives a row');
    return { ...listed(found, studentRowOf, now), ...lists };
  }),

  serve(
    studentExport,
    async ({ payload, session, db, now }) => {
      checkList(payload.list, session);
      const values = filterValues(session.account.id, now, payload);
      const rows = await statementOf(payload)(db, { ...values, limit: null, offset: 0 });
      return listed({ rows, total: rows.length }, studentRowOf, now);
    },
    { isHeavy: true },
  ),
];
