import { and, count, eq, gte, isNull, lt, max, sql } from 'drizzle-orm';
import { dayLength, startOfDay } from '../../src/domain/businessTime';
import { excellentDay } from '../../src/domain/messages';
import { wholePercent } from '../../src/domain/number';
import { businessDayAt } from '../businessDate';
import type { Queries } from '../db/database';
import { accounts, answers, listings, questions } from '../db/tables';
import { type NewMessage, writeMessages } from './write';

interface Days {
  readonly from: Date;
  readonly until: Date;
  /** One student; all of them unless told. */
  readonly studentId?: number;
}

/** Which days in a subject were excellent: counted from the answers; what was skipped is no answer. */
function selectExcellent(db: Queries, { from, until, studentId }: Days) {
  const day = businessDayAt(answers.submittedAt);
  const right = sql<number>`count(*) filter (where ${answers.isRight})`;
  return db
    .select({
      studentId: answers.studentId,
      subjectId: questions.subjectId,
      day: day.as('day'),
      answers: count().as('answers'),
      accuracy: sql<number>`(${right})::real / count(*)`.mapWith(Number).as('accuracy'),
      at: max(answers.submittedAt).as('at'),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        gte(answers.submittedAt, from),
        lt(answers.submittedAt, until),
        isNull(answers.skipReason),
        studentId === undefined ? undefined : eq(answers.studentId, studentId),
      ),
    )
    .groupBy(answers.studentId, questions.subjectId, day)
    .having(
      sql`count(*) >= ${excellentDay.answers} and ${right} * 100 >= count(*) * ${excellentDay.percent}::int`,
    )
    .as('excellent');
}

/** Excellent days of students, as messages to every analyst who has the student in a list that is not hidden. */
export async function excellentDays(db: Queries, days: Days): Promise<NewMessage[]> {
  const found = selectExcellent(db, days);
  const rows = await db
    .select({
      accountId: listings.accountId,
      studentId: found.studentId,
      subjectId: found.subjectId,
      day: found.day,
      answers: found.answers,
      accuracy: found.accuracy,
      at: found.at,
    })
    .from(found)
    .innerJoin(listings, eq(listings.studentId, found.studentId))
    .innerJoin(accounts, eq(accounts.id, listings.accountId))
    .where(
      and(isNull(listings.hiddenAt), sql`${accounts.subjects} @> to_jsonb(${found.subjectId})`),
    );
  return rows.flatMap(({ day, answers: answered, accuracy, at, ...whose }) =>
    at === null
      ? []
      : [
          {
            ...{ ...whose, at },
            topic: 'excellentDay' as const,
            facts: { answers: answered, accuracy: wholePercent(accuracy) },
            occasion: `excellent.${String(whose.studentId)}.${day}`,
          },
        ],
  );
}

/** Tells the student's analysts when the business day has become an excellent one; within a transaction. */
export async function tellOfStudy(db: Queries, studentId: number, now: Date): Promise<void> {
  const from = startOfDay(now);
  const until = new Date(from.getTime() + dayLength);
  await writeMessages(db, await excellentDays(db, { from, until, studentId }));
}
