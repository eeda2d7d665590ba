import { and, count, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { toMoment } from '../../src/domain/businessTime';
import {
  type AssignmentStatus,
  type HomeworkProgress,
  progressesOf,
  type StatusCounts,
} from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { statement } from '../db/statement';
import { homework, homeworkPersons, listings } from '../db/tables';
import { inOrder, type Order } from '../page';
import { isDoneBy, nobody, standingBy } from './counts';
import { type Filters, isCalled, isOfKind } from './filters';

interface Asked extends Filters {
  readonly sort?: 'arranged' | 'deadline' | 'name' | 'completed' | undefined;
  readonly order?: Order | undefined;
}

const selectSums = statement('homework.sums', (db) => {
  const groups = db
    .select({
      homeworkId: homeworkPersons.homeworkId,
      status: homeworkPersons.status,
      persons: count().as('persons'),
    })
    .from(homeworkPersons)
    .innerJoin(listings, eq(listings.studentId, homeworkPersons.studentId))
    .where(eq(listings.accountId, sql.placeholder('accountId')))
    .groupBy(homeworkPersons.homeworkId, homeworkPersons.status)
    .as('groups');
  return db
    .select({
      status: groups.status,
      persons: sql<number>`sum(${groups.persons})`.mapWith(Number),
    })
    .from(groups)
    .innerJoin(homework, eq(homework.id, groups.homeworkId))
    .where(isOfKind({ subject_id: sql.placeholder('subjectId') }))
    .groupBy(groups.status);
});

/** How all those stand whom an account sees, over all homework of a subject. */
export async function countStandings(
  db: Queries,
  desk: { readonly accountId: number; readonly subjectId: number },
): Promise<StatusCounts> {
  const rows = await selectSums(db, { ...desk });
  return { ...nobody, ...Object.fromEntries(rows.map((row) => [row.status, row.persons])) };
}

/** How those stand whom an account sees, by assignment; its own assignments are among them, whoever has them. */
function standingsOf(db: Queries, accountId: number) {
  const ofPersons = db
    .select({
      homeworkId: homeworkPersons.homeworkId,
      status: sql<string | null>`${homeworkPersons.status}`.as('stands'),
    })
    .from(homeworkPersons)
    .innerJoin(listings, eq(listings.studentId, homeworkPersons.studentId))
    .where(eq(listings.accountId, accountId));
  const own = db
    .select({ homeworkId: homework.id, status: sql<string | null>`null::text`.as('stands') })
    .from(homework)
    .where(eq(homework.accountId, accountId));
  const seen = unionAll(ofPersons, own).as('seen');
  return db
    .select({
      homeworkId: sql<number>`${seen.homeworkId}`.as('of_homework'),
      counts: standingBy(seen.status).as('counts'),
      done: sql<number>`count(*) filter (where ${isDoneBy(seen.status)})`.as('done'),
    })
    .from(seen)
    .groupBy(seen.homeworkId)
    .as('standings');
}

/**
 * The assignments that are meant, in the order asked for, each with how all its persons stand and where it is.
 * Every person is read once, for the row, the tabs and the chips alike.
 */
export async function selectStandings(db: Queries, accountId: number, asked: Asked) {
  const standings = standingsOf(db, accountId);
  const { sort = 'arranged', order = asked.sort === undefined ? 'desc' : 'asc' } = asked;
  const columns = {
    ...{ arranged: homework.arrangedAt, deadline: homework.deadline, name: homework.name },
    completed: sql`${standings.done}`,
  };
  const rows = await db
    .select({
      id: homework.id,
      status: sql<AssignmentStatus>`${homework.status}`,
      withdrawnAt: homework.withdrawnAt,
      counts: standings.counts,
    })
    .from(standings)
    .innerJoin(homework, eq(homework.id, standings.homeworkId))
    .where(and(isOfKind(asked), isCalled(asked.keyword)))
    .orderBy(inOrder(columns[sort], order), desc(homework.id));
  return rows.map(({ id, status, withdrawnAt, counts }) => ({
    ...{ id, counts },
    progresses: progressesOf({ status, withdrawn_at: toMoment(withdrawnAt), counts }),
  }));
}

const nowhere = { toBeGraded: 0, open: 0, overdue: 0, allDone: 0 };
const over = { withdrawn: 0, closed: 0, arranging: 0, failed: 0 };

/** How many assignments are where; one that is in two places counts in both, as both show it. */
export function countProgress(
  all: readonly { readonly progresses: readonly HomeworkProgress[] }[],
): Readonly<Record<'all' | HomeworkProgress, number>> {
  const counts = { all: all.length, ...nowhere, ...over };
  for (const { progresses } of all) for (const progress of progresses) counts[progress] += 1;
  return counts;
}
