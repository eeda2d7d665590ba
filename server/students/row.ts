import { and, eq, exists, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import {
  type HealthLevel,
  type LearningStatus,
  type ListingKind,
  pausedAfterDays,
  responsibilityRoles,
  type ResponsibilityRole,
  type StudentRow,
  type SupervisionStatus,
} from '../../src/domain/students';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { accounts, answers, listings, responsibilities, students } from '../db/tables';
import { placeIn, total } from '../page';

interface Responsibility {
  role: ResponsibilityRole;
  account_id: number;
  name: string;
}

/** Who has not studied since is paused, as a moment. */
export function pausedSince(now: Date): string {
  return startOfDay(now, 1 - pausedAfterDays).toISOString();
}

/** What a student is at: the kind of the last answer's course, unless there was none lately [SCREEN-026]. */
export function learningStatus(db: Queries, pausedBefore: Given<string>) {
  const last = db
    .select({ module: answers.module })
    .from(answers)
    .where(eq(answers.studentId, students.id))
    .orderBy(sql`${answers.submittedAt} desc`)
    .limit(1);
  return sql<LearningStatus>`case
    when ${students.lastActiveAt} is null then 'notStarted'
    when ${students.lastActiveAt} < ${pausedBefore}::timestamptz then 'paused'
    when ${last} = 'foundation' then 'foundation'
    else 'synchronous' end`;
}

/** Whether more than one account sees the student. */
export function isCoOwned(db: Queries, accountId: Given<number>) {
  const others = alias(listings, 'others');
  return exists(
    db
      .select({ studentId: others.studentId })
      .from(others)
      .where(and(eq(others.studentId, students.id), ne(others.accountId, accountId))),
  );
}

function responsibilitiesOf(db: Queries) {
  const role = placeIn(responsibilityRoles, responsibilities.role);
  const list = db
    .select({
      list: sql`json_agg(json_build_object(
        'role', ${responsibilities.role},
        'account_id', ${accounts.id},
        'name', ${accounts.realName}) order by ${role}, ${accounts.id})`,
    })
    .from(responsibilities)
    .innerJoin(accounts, eq(accounts.id, responsibilities.accountId))
    .where(eq(responsibilities.studentId, students.id));
  return sql<Responsibility[] | null>`(${list})`;
}

/** The columns of an account's students, of listings joined with students [ENTITY-011]. */
export function studentColumns(db: Queries, accountId: Given<number>, pausedBefore: Given<string>) {
  return {
    id: students.id,
    name: students.name,
    username: students.username,
    grade: students.grade,
    lastActiveAt: students.lastActiveAt,
    joinedAt: students.joinedAt,
    supervision: sql<SupervisionStatus>`${students.supervision}`,
    health: sql<HealthLevel>`${students.health}`,
    learningStatus: learningStatus(db, pausedBefore),
    isCoOwned: sql<boolean>`${isCoOwned(db, accountId)}`,
    stars: students.stars,
    responsibilities: responsibilitiesOf(db),
    foundationType: students.foundationType,
    foundationRound: students.foundationRound,
    foundationLevel: students.foundationLevel,
    kind: sql<ListingKind>`${listings.kind}`,
    pinned: listings.pinned,
    hiddenAt: listings.hiddenAt,
    auditionedAt: listings.auditionedAt,
    total,
  };
}

/** The rows of an account's students, all of them until a condition says which. */
export function selectStudents(db: Queries, accountId: number, now: Date) {
  return db
    .select(studentColumns(db, accountId, pausedSince(now)))
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId));
}

/** A row as it travels. */
export function studentRowOf(row: Awaited<ReturnType<typeof selectStudents>>[number]): StudentRow {
  return {
    student_id: row.id,
    name: row.name,
    username: row.username,
    grade: row.grade,
    last_active_at: toMoment(row.lastActiveAt),
    joined_at: toMoment(row.joinedAt),
    supervision: row.supervision,
    health: row.health,
    learning_status: row.learningStatus,
    co_owned: row.isCoOwned,
    stars: row.stars,
    responsibilities: row.responsibilities ?? [],
    foundation_type: row.foundationType,
    foundation_round: row.foundationRound,
    foundation_level: row.foundationLevel,
    kind: row.kind,
    pinned: row.pinned,
    hidden_at: toMoment(row.hiddenAt),
    auditioned_at: toMoment(row.auditionedAt),
  };
}
