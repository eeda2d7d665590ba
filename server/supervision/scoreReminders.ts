import { and, count, eq } from 'drizzle-orm';
import { businessDay } from '../../src/domain/businessTime';
import { scoreReminderOn } from '../../src/domain/supervision';
import type { Database } from '../db/database';
import { accounts, listings, students } from '../db/tables';
import { writeMessages } from '../messages/write';
import { lists } from '../students/filters';
import { askedExam } from './askedExam';
import { lacksScore } from './missingScores';

const topics = { midterm: 'midtermScoresDue', final: 'finalScoresDue' } as const;

/**
 * Messages each analyst the number of own students without a score, on the days of `scoreReminderOn`; none where
 * nobody is missing.
 */
export async function remindOfScores(database: Database, now: Date): Promise<void> {
  const reminder = scoreReminderOn(now);
  if (reminder === null) return;
  const { exam, days } = reminder;
  await database.transact(async (db) => {
    const told = await db
      .select({ accountId: accounts.id, subjects: accounts.subjects, count: count() })
      .from(listings)
      .innerJoin(accounts, eq(accounts.id, listings.accountId))
      .innerJoin(students, eq(students.id, listings.studentId))
      .where(and(lists.responsible, eq(accounts.isDisabled, false), lacksScore(db, askedExam(now))))
      .groupBy(accounts.id);
    await writeMessages(
      db,
      told.flatMap(({ accountId, subjects, count: missing }) =>
        subjects.map((subjectId) => ({
          ...{ accountId, subjectId, topic: topics[exam], at: now },
          facts: { count: missing, days },
          occasion: `scores.${businessDay(now)}`,
        })),
      ),
    );
  });
}
