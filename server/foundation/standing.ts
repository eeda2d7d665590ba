import { and, eq, sql } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import {
  type FoundationStatus,
  foundationStatuses,
  type Mode,
  type ModeRefusal,
  modes,
} from '../../src/domain/foundation';
import { modeRuleOf, type ModeStanding } from '../../src/domain/foundationChange';
import { isSupervised, type ListingKind } from '../../src/domain/students';
import {
  type Foundation,
  type FoundationRefusal,
  type foundationRestart,
  nextFoundation,
} from '../../src/machines/foundation/foundationRestart';
import type { Outcome } from '../../src/machines/parts/refusal';
import type { Queries } from '../db/database';
import { foundations, listings, students } from '../db/tables';
import { lifeCycle } from '../lifeCycle';
import { absent, Refusal } from '../refusal';
import { lockStudent, tellOfStudent } from '../students/seen';

/** A student's foundation, as the life cycle reads it and as it stands in the database. */
export interface StoredFoundation extends Foundation {
  readonly studentId: number;
  readonly schoolId: number;
  readonly grade: number;
  readonly statusSince: Date | null;
}

function modeOf(text: string | null): Mode | null {
  return modes.find((mode) => String(mode) === text) ?? null;
}

const statusOf = (text: string | null): FoundationStatus =>
  foundationStatuses.find((status) => status === text) ?? 'active';

function selectFoundations(db: Queries, studentId: number) {
  return db
    .select({
      studentId: students.id,
      schoolId: students.schoolId,
      grade: students.grade,
      type: students.foundationType,
      round: students.foundationRound,
      level: students.foundationLevel,
      status: foundations.status,
      nextMode: foundations.nextMode,
      progress: foundations.progress,
      statusSince: foundations.statusSince,
    })
    .from(students)
    .leftJoin(foundations, eq(foundations.studentId, students.id))
    .where(eq(students.id, studentId));
}

type Row = Awaited<ReturnType<typeof selectFoundations>>[number];

function foundationOf(row: Row | undefined): StoredFoundation {
  const mode = modeOf(row?.type ?? null);
  if (row === undefined || mode === null) throw absent();
  const { type: _, ...rest } = row;
  return {
    ...rest,
    mode,
    round: row.round ?? 1,
    level: row.level ?? 1,
    status: statusOf(row.status),
    nextMode: modeOf(row.nextMode === null ? null : String(row.nextMode)),
    progress: row.progress ?? 0,
  };
}

/** A student's foundation; absent where the student has none. */
export async function findFoundation(db: Queries, studentId: number): Promise<StoredFoundation> {
  const [row] = await selectFoundations(db, studentId);
  return foundationOf(row);
}

/** The same, locked until the transaction ends. */
export async function lockFoundation(db: Queries, studentId: number): Promise<StoredFoundation> {
  await lockStudent(db, studentId);
  return findFoundation(db, studentId);
}

/** Whether an account sees a student as a supervised one; absent where it does not see the student. */
export async function isSupervisedBy(
  db: Queries,
  accountId: number,
  studentId: number,
): Promise<boolean> {
  const [listing] = await db
    .select({ kind: sql<ListingKind>`${listings.kind}` })
    .from(listings)
    .where(and(eq(listings.accountId, accountId), eq(listings.studentId, studentId)));
  if (listing === undefined) throw absent();
  return isSupervised(listing);
}

/** The mode that a student is to be put into, and the quotas of the student's grade. */
interface Wanted extends Pick<ModeStanding, 'quotas'> {
  readonly mode: Mode;
}

/** Whether the student of a foundation is supervised, as the one who acts sees it; and the mode of a switch. */
interface Standing {
  readonly studentId: number;
  readonly isSupervised?: boolean;
  readonly wanted?: Wanted;
}

/** Refuses a mode that the student can't have, with the rule that says so [FMD-02, FMD-03]. */
function modeRefusal(reason: ModeRefusal, wanted: Wanted) {
  const values = modeRuleOf(wanted, wanted.mode);
  return new Refusal('conflict', { key: `foundation.${reason}`, values }, values);
}

/** Why something may not happen to a foundation, as a person reads it. */
function refusalOf(
  { status }: StoredFoundation,
  wanted: Wanted | undefined,
  reason: FoundationRefusal | null,
): Refusal {
  if (reason === 'restartNotSupervised')
    return new Refusal('forbidden', `foundation.${reason}`, { status });
  if (reason !== null && wanted !== undefined) return modeRefusal(reason, wanted);
  if (wanted !== undefined && status === 'active')
    return new Refusal('conflict', 'foundation.sameMode');
  return new Refusal('conflict', `foundation.${status}`, { status });
}

/** Lets an event happen to a foundation, by the chart foundationRestart. */
export const happenTo = lifeCycle({
  async lock(db, { studentId, isSupervised = true, wanted }: Standing) {
    return { foundation: await lockFoundation(db, studentId), isSupervised, wanted };
  },
  next(
    { foundation, isSupervised, wanted },
    event: EventFrom<typeof foundationRestart>,
  ): Outcome<StoredFoundation, FoundationRefusal> {
    const { studentId, schoolId, grade, statusSince, ...living } = foundation;
    const circumstances = { isSupervised, grade, quotas: wanted?.quotas ?? [] };
    const { next, refusal } = nextFoundation(living, circumstances, event);
    if (next === null) return { next: null, refusal };
    return { next: { studentId, schoolId, grade, statusSince, ...next }, refusal: null };
  },
  refuse: ({ foundation, wanted }, reason) => refusalOf(foundation, wanted, reason),
  async store(
    db,
    { studentId },
    { status, nextMode, progress, mode, round, level },
    { change: { now } }: { change: { readonly now: Date } },
  ) {
    const standing = { status, nextMode, progress, statusSince: now };
    await db
      .insert(foundations)
      .values({ studentId, ...standing })
      .onConflictDoUpdate({ target: foundations.studentId, set: standing });
    await db
      .update(students)
      .set({ foundationType: String(mode), foundationRound: round, foundationLevel: level })
      .where(eq(students.id, studentId));
  },
  tell: (db, { studentId }) => tellOfStudent(db, studentId),
});
