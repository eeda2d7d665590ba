import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  isSameMark,
  type LocalMark,
  type OvertakenMark,
  type SeenMark,
} from '../../src/domain/localPoints';
import type { LocalVersion } from '../../src/machines/localPoints/localPoints';
import type { Queries } from '../db/database';
import { accounts, cardPoints, cards, lessons, localMarks, points, schools } from '../db/tables';
import { pointName } from '../pointName';
import { absent, Refusal } from '../refusal';
import type { Session } from '../session';
import type { Language } from '../words';

/** Demands that the account's campus keeps its own version of the knowledge points [SIDE-020]. */
export function demandLocalAuth({ school }: Session): void {
  if (!school.localAuth) throw new Refusal('forbidden', 'localPoints.notAllowed');
}

/** What a campus has marked, by point. */
export async function marksOf(db: Queries, schoolId: number): Promise<LocalMark[]> {
  const rows = await db
    .select()
    .from(localMarks)
    .where(eq(localMarks.schoolId, schoolId))
    .orderBy(asc(localMarks.pointId));
  return rows.map(({ pointId, isExamined, frequency, difficulty }) => ({
    ...{ point_id: pointId, is_examined: isExamined, frequency, difficulty },
  }));
}

/** Tells marks from what they were before. */
export const versionOf = (marks: readonly LocalMark[]) =>
  createHash('sha256').update(JSON.stringify(marks)).digest('hex');

/** A campus's version, locked until the transaction ends: its marks are taken back all at once. */
export async function lockVersion(db: Queries, schoolId: number): Promise<LocalVersion> {
  await db
    .select({ id: schools.id })
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('no key update');
  const marks = await marksOf(db, schoolId);
  return { status: marks.length === 0 ? 'notStarted' : 'marked', marks };
}

/** Which of some marks were said without having seen what somebody else of the campus has said since, and said otherwise. */
export async function overtakenAmong(
  db: Queries,
  schoolId: number,
  marks: readonly SeenMark[],
  language: Language,
): Promise<OvertakenMark[]> {
  const rows = await db
    .select({ id: points.id, name: pointName(language), mark: localMarks, by: accounts.realName })
    .from(points)
    .leftJoin(localMarks, and(eq(localMarks.pointId, points.id), eq(localMarks.schoolId, schoolId)))
    .leftJoin(accounts, eq(accounts.id, localMarks.accountId))
    .where(
      inArray(
        points.id,
        marks.map(({ point_id }) => point_id),
      ),
    )
    .orderBy(asc(points.id));
  const stored = rows.map(({ id, name, mark, by }) => ({
    ...{ point_id: id, name, by },
    mark: mark && {
      ...{ is_examined: mark.isExamined, frequency: mark.frequency, difficulty: mark.difficulty },
    },
  }));
  return stored.filter(({ point_id: id, mark }) => {
    const own = marks.find(({ point_id }) => point_id === id);
    return own !== undefined && !isSameMark(own.seen, mark) && !isSameMark(own, mark);
  });
}

/** Everybody of a campus, whose pages show the same version. */
export async function colleaguesOf(db: Queries, schoolId: number): Promise<number[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.schoolId, schoolId));
  return rows.map(({ id }) => id);
}

/** Which points a course teaches, as a condition's list. */
function pointsOfCourse(db: Queries, courseId: number) {
  return db
    .select({ id: cardPoints.pointId })
    .from(cardPoints)
    .innerJoin(cards, eq(cards.id, cardPoints.cardId))
    .innerJoin(lessons, eq(lessons.id, cards.lessonId))
    .where(eq(lessons.courseId, courseId));
}

/** Demands that a course teaches all of these points, and that headquarters examines them. */
export async function demandPoints(
  db: Queries,
  courseId: number,
  pointIds: readonly number[],
): Promise<void> {
  const found = await db
    .select({ id: points.id })
    .from(points)
    .where(
      and(
        inArray(points.id, [...pointIds]),
        isNotNull(points.frequency),
        inArray(points.id, pointsOfCourse(db, courseId)),
      ),
    );
  if (found.length !== pointIds.length) throw absent();
}

/** Writes what a campus says of points; the latest of a point counts. */
export async function storeMarks(
  db: Queries,
  { school, account }: Session,
  marks: readonly LocalMark[],
  now: Date,
): Promise<void> {
  await db
    .insert(localMarks)
    .values(
      marks.map(({ point_id, is_examined, frequency, difficulty }) => ({
        ...{ schoolId: school.id, pointId: point_id, isExamined: is_examined },
        ...{ frequency, difficulty, accountId: account.id, changedAt: now },
      })),
    )
    .onConflictDoUpdate({
      target: [localMarks.schoolId, localMarks.pointId],
      set: {
        isExamined: sql`excluded.is_examined`,
        frequency: sql`excluded.frequency`,
        difficulty: sql`excluded.difficulty`,
        accountId: sql`excluded.account_id`,
        changedAt: sql`excluded.changed_at`,
      },
    });
}
