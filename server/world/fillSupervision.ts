import { dayLength, startOfDay } from '../../src/domain/businessTime';
import { scoreWindowAt } from '../../src/domain/supervision';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { students } from './content/people';
import type { Health, Student } from './content/types';
import { withoutScores } from './fillScores';
import { insertAll } from './insert';

/** The scores of each health, lowest and how many there are. */
const scores: Readonly<Partial<Record<Health, readonly [number, number]>>> = {
  healthy: [80, 19],
  subHealthy: [60, 20],
  unhealthy: [28, 32],
};

/** A smart mode that somebody has turned, in mathematics; null: headquarters. */
const turned = [
  { studentId: 10016, mode: 'on', by: 'zhou', daysAgo: 6.3 },
  { studentId: 10024, mode: 'onByHeadquarters', by: null, daysAgo: 11.5 },
  { studentId: 10028, mode: 'off', by: 'zhou', daysAgo: 1.4 },
] as const;

/** Remedial courses that Zhou asked for: one is done, one under way. */
const remedial = [
  { studentId: 10023, direction: 'up', daysAgo: 19.2, doneDaysAgo: 12.1 },
  { studentId: 10008, direction: 'up', daysAgo: 0.2, doneDaysAgo: null },
] as const;

/** The last moment at which scores were due. */
function lastScoresDue(now: Date): Date {
  const { from, due } = scoreWindowAt(now);
  return new Date(due <= now.getTime() ? due : scoreWindowAt(new Date(from - 1)).due);
}

/** Whose supervision is frozen, and since when. */
function freezes(today: Date): (typeof tables.supervisionFreezes.$inferInsert)[] {
  const lacking = students
    .filter(({ supervision }) => supervision === 'unmarked')
    .map(({ id, joinedDaysAgo }) => ({
      studentId: id,
      reason: 'profileIncomplete',
      since: startOfDay(today, -joinedDaysAgo),
    }));
  const missing = withoutScores.map((studentId) => ({
    ...{ studentId, reason: 'scoresMissing', since: lastScoresDue(today) },
  }));
  return [...lacking, ...missing];
}

/** The score that a student's health was assessed by; nothing where it is not assessed. */
function assessed({ id, health, joinedDaysAgo }: Student, today: Date) {
  const band = scores[health];
  if (band === undefined) return [];
  const [lowest, count] = band;
  const assessedAt = startOfDay(today, -Math.min(joinedDaysAgo, 3 + (id % 25)));
  return [{ studentId: id, score: lowest + ((id * 7) % count), assessedAt }];
}

/** What is frozen and why, how healthy everybody's foundation is, and what was done about it. */
export async function fillSupervision(db: Queries, today: Date): Promise<void> {
  const ago = (days: number) => new Date(today.getTime() - days * dayLength);
  await insertAll(db, tables.supervisionFreezes, freezes(today));
  await insertAll(
    db,
    tables.healthScores,
    students.flatMap((student) => assessed(student, today)),
  );
  await insertAll(
    db,
    tables.smartModes,
    turned.map(({ by, daysAgo, ...mode }) => ({
      ...mode,
      subjectId: 2,
      accountId: by === null ? null : accountId(by),
      changedAt: ago(daysAgo),
    })),
  );
  await insertAll(
    db,
    tables.remedialCourses,
    remedial.map(({ daysAgo, doneDaysAgo, ...course }) => ({
      ...course,
      accountId: accountId('zhou'),
      requestedAt: ago(daysAgo),
      doneAt: doneDaysAgo === null ? null : ago(doneDaysAgo),
    })),
  );
}
