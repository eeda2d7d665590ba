import { and, type AnyColumn, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { toMoment } from '../../src/domain/businessTime';
import {
  type AssignmentStatus,
  type HomeworkProgress,
  progressesOf,
  type StatusCounts,
} from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { type Given, statement } from '../db/statement';
import { homework, homeworkPersons, listings } from '../db/tables';
import { inOrder, isSet, type Order } from '../page';
import { isDoneBy, nobody } from './counts';
import { type Filters, isCalled, isGivenToClass, isOfKind } from './filters';

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

/** How many of an assignment stand where; statuses at which nobody stands are left out, and null is nobody at all. */
type Stands = Partial<StatusCounts> | null;

/** How those stand whom an account sees, by assignment; its own assignments are among them, whoever has them. */
function standingsOf(db: Queries, accountId: Given<number>) {
  const ofPersons = db
    .select({
      homeworkId: homeworkPersons.homeworkId,
      status: sql<string | null>`${homeworkPersons.status}`.as('stands'),
      persons: sql<number>`count(*)`.as('persons'),
    })
    .from(homeworkPersons)
    .innerJoin(listings, eq(listings.studentId, homeworkPersons.studentId))
    .where(eq(listings.accountId, accountId))
    .groupBy(homeworkPersons.homeworkId, homeworkPersons.status);
  const own = db
    .select({
      homeworkId: homework.id,
      status: sql<string | null>`null::text`.as('stands'),
      persons: sql<number>`0`.as('persons'),
    })
    .from(homework)
    .where(eq(homework.accountId, accountId));
  const seen = unionAll(ofPersons, own).as('seen');
  return db
    .select({
      homeworkId: sql<number>`${seen.homeworkId}`.as('of_homework'),
      counts: sql<Stands>`json_object_agg(${seen.status}, ${seen.persons})
        filter (where ${seen.status} is not null)`.as('counts'),
      done: sql<number>`coalesce(sum(${seen.persons}) filter (where ${isDoneBy(seen.status)}), 0)`.as(
        'done',
      ),
    })
    .from(seen)
    .groupBy(seen.homeworkId)
    .as('standings');
}

type Sort = NonNullable<Asked['sort']>;

/** The assignments that are meant, in an order, each with how its persons stand. */
function selectStanding(db: Queries, accountId: Given<number>, asked: Filters, by: Ordering) {
  const standings = standingsOf(db, accountId);
  const columns: Record<Sort, SQL | AnyColumn> = {
    ...{ arranged: homework.arrangedAt, deadline: homework.deadline, name: homework.name },
    completed: sql`${standings.done}`,
  };
  return db
    .select({
      id: homework.id,
      status: sql<AssignmentStatus>`${homework.status}`,
      withdrawnAt: homework.withdrawnAt,
      counts: standings.counts,
    })
    .from(standings)
    .innerJoin(homework, eq(homework.id, standings.homeworkId))
    .where(
      and(
        ...[isOfKind(asked), isCalled(asked.keyword)],
        isGivenToClass(db, accountId, asked.class_id),
      ),
    )
    .orderBy(inOrder(columns[by.sort], by.order), desc(homework.id));
}

interface Ordering {
  readonly sort: Sort;
  readonly order: Order;
}

type Standing = Awaited<ReturnType<typeof selectStanding>>[number];

const ofSubject = { subject_id: sql.placeholder('subjectId') };
/** What is asked for most: the newest of all homework of a subject. */
const newest: Ordering = { sort: 'arranged', order: 'desc' };
const selectNewest = statement('homework.newest', (db) =>
  selectStanding(db, sql.placeholder('accountId'), ofSubject, newest),
);

function readStandings(db: Queries, accountId: number, asked: Asked): Promise<Standing[]> {
  const { sort = 'arranged', order = asked.sort === undefined ? 'desc' : 'asc' } = asked;
  const { keyword, type, course_id, class_id, from, to } = asked;
  const isNewest = sort === newest.sort && order === newest.order;
  return isNewest && ![keyword, type, course_id, class_id, from, to].some(isSet)
    ? selectNewest(db, { accountId, subjectId: asked.subject_id })
    : selectStanding(db, accountId, asked, { sort, order });
}

/**
 * The assignments that are meant, in the order asked for, each with how all its persons stand and where it is.
 * Every person is read once, for the row, the tabs and the chips alike.
 */
export async function selectStandings(db: Queries, accountId: number, asked: Asked) {
  const rows = await readStandings(db, accountId, asked);
  return rows.map(({ id, status, withdrawnAt, counts: stands }) => {
    const counts = { ...nobody, ...stands };
    return {
      ...{ id, counts },
      progresses: progressesOf({ status, withdrawn_at: toMoment(withdrawnAt), counts }),
    };
  });
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
