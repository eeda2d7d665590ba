import { eq, sql } from 'drizzle-orm';
import { studentNeighbours } from '../../src/contract/students';
import { statement } from '../db/statement';
import { listings, students } from '../db/tables';
import { total } from '../page';
import { type Handler, serve } from '../serve';
import { type Filters, filterValues, isMeant, studentOrder } from './filters';
import { checkList } from './list';
import { demandSeen } from './seen';

/** A student's place in a list, and who stands beside. */
const placeIn = (name: string, { list, sort, order }: Filters) =>
  statement(name, (db) => {
    const way = sql.join(studentOrder(sort, order), sql`, `);
    const beside = (side: 'lag' | 'lead') =>
      sql<{
        student_id: number;
        name: string;
        username: string;
      } | null>`${sql.raw(side)}(json_build_object(
        'student_id', ${students.id}, 'name', ${students.name}, 'username', ${students.username})) over (order by ${way})`;
    const meant = db
      .select({
        id: students.id,
        previous: beside('lag').as('previous'),
        next: beside('lead').as('next'),
        place: sql<number>`row_number() over (order by ${way})`.mapWith(Number).as('place'),
        total: total.as('total'),
      })
      .from(listings)
      .innerJoin(students, eq(students.id, listings.studentId))
      .where(isMeant(db, list))
      .as('meant');
    return db
      .select()
      .from(meant)
      .where(eq(meant.id, sql.placeholder('studentId')));
  });

const statements = new Map<string, ReturnType<typeof placeIn>>();

function statementOf(filters: Filters) {
  const { list, sort = 'usual', order = 'asc' } = filters;
  const name = `students.neighbours.${list}.${sort}.${order}`;
  const known = statements.get(name) ?? placeIn(name, filters);
  statements.set(name, known);
  return known;
}

export const neighbourHandlers: readonly Handler[] = [
  serve(studentNeighbours, async ({ payload, session, db, now }) => {
    const { student_id: studentId, ...filters } = payload;
    const accountId = session.account.id;
    checkList(filters.list, session);
    await demandSeen(db, accountId, [studentId]);
    const values = { ...filterValues(accountId, now, filters), studentId };
    const [row] = await statementOf(filters)(db, values);
    if (row === undefined) return { previous: null, next: null, place: null, total: 0 };
    const { id: _, ...place } = row;
    return place;
  }),
];
