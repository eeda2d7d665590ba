import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { studentExport } from '../../src/contract/students';
import type { PayloadOf } from '../../src/contract/call';
import { startOfDay } from '../../src/domain/businessTime';
import {
  type Activity,
  healthLevels,
  type StudentList,
  studentLists,
  type StudentSort,
} from '../../src/domain/students';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { courses, enrolments, listings, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { inOrder, type Order, placeIn } from '../page';
import { isCoOwned, learningStatus, pausedSince } from './row';

export type Filters = PayloadOf<typeof studentExport>;

const isVisible = isNull(listings.hiddenAt);
const isAudition = and(eq(listings.kind, 'audition'), isVisible);

/** Which of an account's students stand in a list [SCREEN-015 … SCREEN-018, ENTITY-013]. */
export const lists: Readonly<Record<StudentList, SQL | undefined>> = {
  responsible: and(eq(listings.kind, 'formal'), isVisible),
  audition: isAudition,
  auditioned: and(isAudition, isNotNull(listings.auditionedAt)),
  nonSupervised: and(eq(listings.kind, 'nonSupervised'), isVisible),
  hidden: isNotNull(listings.hiddenAt),
};

/** How many of an account's students stand in each list, as one value. */
export function countLists(db: Queries, accountId: Given<number>) {
  const counts = studentLists.map(
    (list) => sql`${list}::text, count(*) filter (where ${lists[list]})`,
  );
  return db
    .select({
      counts: sql<Record<StudentList, number>>`json_build_object(${sql.join(counts, sql`, `)})`,
    })
    .from(listings)
    .where(eq(listings.accountId, accountId));
}

/** When the last study was, in business days; each reaches up to the one before [SCREEN-024]. */
function wasActive(activity: Activity, now: Date): SQL | undefined {
  const { lastActiveAt } = students;
  const [today, week, month] = [startOfDay(now), startOfDay(now, -6), startOfDay(now, -29)];
  switch (activity) {
    case 'today':
      return gte(lastActiveAt, today);
    case 'last7Days':
      return and(gte(lastActiveAt, week), lt(lastActiveAt, today));
    case 'last30Days':
      return and(gte(lastActiveAt, month), lt(lastActiveAt, week));
    case 'longer':
      return lt(lastActiveAt, month);
    case 'never':
      return isNull(lastActiveAt);
  }
}

/** Whether a student takes a course that is so. */
function takes(db: Queries, course: SQL): SQL {
  return exists(
    db
      .select({ courseId: enrolments.courseId })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(and(eq(enrolments.studentId, students.id), isNull(enrolments.leftAt), course)),
  );
}

/** A condition as it is, or its opposite; none where nobody asked. */
function as(wanted: boolean | undefined, condition: SQL): SQL | undefined {
  if (wanted === undefined) return undefined;
  return wanted ? condition : not(condition);
}

/** A choice of several; an empty one does not filter. */
function oneOf<Item>(
  chosen: readonly Item[] | undefined,
  condition: (chosen: Item[]) => SQL | undefined,
) {
  return chosen === undefined || chosen.length === 0 ? undefined : condition([...chosen]);
}

/** Which students are meant [SCREEN-024 … SCREEN-028]; what was not asked for does not filter. */
export function isMeant(
  db: Queries,
  accountId: number,
  now: Date,
  filters: Filters,
): SQL | undefined {
  const { activity, health, stars, learning_status, supervision, grade, course_id } = filters;
  return and(
    eq(listings.accountId, accountId),
    lists[filters.list],
    namesStudent(filters.keyword),
    oneOf(activity, (chosen) => or(...chosen.map((each) => wasActive(each, now)))),
    oneOf(health, (chosen) => inArray(students.health, chosen)),
    oneOf(stars, (chosen) => inArray(sql`coalesce(${students.stars}::text, 'none')`, chosen)),
    oneOf(learning_status, (chosen) => inArray(learningStatus(db, pausedSince(now)), chosen)),
    oneOf(supervision, (chosen) => inArray(students.supervision, chosen)),
    oneOf(grade, (chosen) => inArray(students.grade, chosen)),
    course_id === undefined ? undefined : takes(db, eq(courses.id, course_id)),
    as(filters.formal, takes(db, eq(courses.type, 'formal'))),
    as(filters.auditioned, isNotNull(listings.auditionedAt)),
    as(filters.co_owned, isCoOwned(db, accountId)),
  );
}

const columns: Readonly<Record<StudentSort, SQL>> = {
  name: sql`${students.pinyin}`,
  grade: sql`${students.grade}`,
  lastActive: sql`${students.lastActiveAt}`,
  joined: sql`${students.joinedAt}`,
  health: placeIn(healthLevels, students.health),
  stars: sql`${students.stars}`,
  round: sql`${students.foundationRound}`,
};

/** Pinned students first, then by the column asked for, by default the last active first; the id decides ties. */
export function studentOrder(sort: StudentSort | undefined, order: Order | undefined): SQL[] {
  const [column, way]: [StudentSort, Order | undefined] =
    sort === undefined ? ['lastActive', 'desc'] : [sort, order];
  return [sql`${listings.pinned} desc`, inOrder(columns[column], way), sql`${students.id} asc`];
}
