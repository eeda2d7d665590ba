import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PayloadOf } from '../../../src/contract/call';
import type { studentStatList } from '../../../src/contract/foundation';
import type { FoundationStatus } from '../../../src/domain/foundation';
import {
  type FoundationList,
  foundationLists,
  type FoundationSort,
  type FoundationType,
  typeOfList,
} from '../../../src/domain/foundationTime';
import { type HealthLevel, healthLevels } from '../../../src/domain/students';
import type { Queries } from '../../db/database';
import { foundationRounds, foundations, listings, students } from '../../db/tables';
import { namesStudent } from '../../keyword';
import { inOrder, isSet, placeIn, total } from '../../page';
import type { Stats } from './stats';

export type Asked = Omit<PayloadOf<typeof studentStatList>, 'page' | 'page_size'>;
export type Sums = ReadonlyMap<number, Stats>;

const isInList = (list: FoundationList): SQL | undefined => {
  if (list === 'notActivated') return isNull(students.foundationType);
  const type = typeOfList[list];
  return type === undefined ? undefined : eq(students.foundationType, type);
};

/** What the database sorts by; the rest is summed from the study first. */
const columns: Partial<Record<FoundationSort, SQL>> = {
  name: sql`${students.pinyin}`,
  grade: sql`${students.grade}`,
  round: sql`${students.foundationRound}`,
  health: placeIn(healthLevels, students.health),
};

/** The account's students that the filters find, in the order asked for, where the database knows it. */
export function selectStudents(db: Queries, accountId: number, asked: Asked) {
  const { keyword, type = 'all', health = [], grade = [], sort, order } = asked;
  const column = sort === undefined ? undefined : columns[sort];
  const usual = [asc(students.grade), asc(students.pinyin), asc(students.id)];
  return db
    .select({
      ...{ id: students.id, name: students.name, username: students.username },
      grade: students.grade,
      type: sql<FoundationType | null>`${students.foundationType}`,
      ...{ round: students.foundationRound, level: students.foundationLevel },
      health: sql<HealthLevel>`${students.health}`,
      status: sql<FoundationStatus | null>`${foundations.status}`,
      progress: foundations.progress,
      startedAt: foundationRounds.startedAt,
      total,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .leftJoin(foundations, eq(foundations.studentId, students.id))
    .leftJoin(
      foundationRounds,
      and(
        eq(foundationRounds.studentId, students.id),
        eq(foundationRounds.round, students.foundationRound),
      ),
    )
    .where(
      and(
        eq(listings.accountId, accountId),
        namesStudent(keyword),
        isInList(type),
        isSet(health) ? inArray(students.health, health) : undefined,
        isSet(grade) ? inArray(students.grade, grade) : undefined,
      ),
    )
    .orderBy(...(column === undefined ? usual : [inOrder(column, order), asc(students.id)]));
}

export type Row = Awaited<ReturnType<typeof selectStudents>>[number];

/** Sorts by a sum, either way; what has none comes last both ways. */
export function inOrderOf<Any>(
  rows: readonly Any[],
  valueOf: (row: Any) => number | null,
  order: Asked['order'],
): Any[] {
  const way = order === 'desc' ? -1 : 1;
  const known = rows.map((row) => ({ row, value: valueOf(row) }));
  return known
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) {
        return Number(one.value === null) - Number(other.value === null);
      }
      return (one.value - other.value) * way;
    })
    .map(({ row }) => row);
}

/** How many students each list has, of those who are searched for. */
export async function countLists(db: Queries, accountId: number, keyword: string | undefined) {
  const counts = foundationLists.map(
    (list) => sql`${list}::text, count(*) filter (where ${isInList(list) ?? sql`true`})`,
  );
  const [row] = await db
    .select({
      counts: sql<Record<FoundationList, number>>`json_build_object(${sql.join(counts, sql`, `)})`,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(and(eq(listings.accountId, accountId), namesStudent(keyword)));
  if (row === undefined) throw new Error('counting gives a row');
  return row.counts;
}
