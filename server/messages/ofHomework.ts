import { and, count, eq, inArray, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import { wellDoneScore } from '../../src/domain/messages';
import { wholePercent } from '../../src/domain/number';
import type { Queries } from '../db/database';
import { homework, homeworkPersons, listings } from '../db/tables';
import { type NewMessage, writeMessages } from './write';

/** An assignment as a person calls it. */
const homeworkName = sql<string>`coalesce(${homework.essayTitle}, ${homework.name})`;

/** What was handed in among some persons' homework, as messages to whoever assigned it. */
export async function handedIn(db: Queries, condition: SQL | undefined): Promise<NewMessage[]> {
  const rows = await db
    .select({
      personId: homeworkPersons.id,
      accountId: homework.accountId,
      subjectId: homework.subjectId,
      studentId: homeworkPersons.studentId,
      type: homework.type,
      homework: homeworkName,
      score: homeworkPersons.score,
      at: homeworkPersons.completedAt,
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(
      listings,
      and(
        eq(listings.accountId, homework.accountId),
        eq(listings.studentId, homeworkPersons.studentId),
      ),
    )
    .where(
      and(
        condition,
        isNotNull(homeworkPersons.completedAt),
        inArray(homeworkPersons.status, ['toBeCorrected', 'corrected', 'completed']),
      ),
    );
  return rows.flatMap(({ personId, type, homework: name, score, at, ...whose }): NewMessage[] => {
    if (at === null) return [];
    const told = { ...whose, aboutId: personId, occasion: `handedIn.${String(personId)}`, at };
    if (type === 'composition') {
      return [{ ...told, topic: 'essayHandedIn', facts: { homework: name } }];
    }
    const points = wholePercent((score ?? 0) / 100);
    const topic = points >= wellDoneScore ? 'homeworkWellDone' : 'homeworkFinished';
    return [{ ...told, topic, facts: { homework: name, score: points } }];
  });
}

/** Whose deadline has passed among some persons' homework: a message an assignment, to whoever assigned it. */
export async function missed(db: Queries, condition: SQL | undefined): Promise<NewMessage[]> {
  const rows = await db
    .select({
      homeworkId: homework.id,
      accountId: homework.accountId,
      subjectId: homework.subjectId,
      homework: homeworkName,
      at: max(homework.deadline),
      students: count(),
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(and(condition, eq(homeworkPersons.status, 'expired')))
    .groupBy(homework.id);
  return rows.flatMap(({ homeworkId, homework: name, students, at, ...whose }) =>
    at === null
      ? []
      : [
          {
            ...{ ...whose, at, aboutId: homeworkId },
            topic: 'homeworkMissed' as const,
            facts: { homework: name, count: students },
            occasion: `missed.${String(homeworkId)}`,
          },
        ],
  );
}

/** Tells whoever assigned it what has become of some persons' homework; within a transaction. */
export async function tellOfHomework(db: Queries, personIds: readonly number[]): Promise<void> {
  const theirs = inArray(homeworkPersons.id, [...personIds]);
  const homeworkIds = db
    .select({ id: homeworkPersons.homeworkId })
    .from(homeworkPersons)
    .where(and(theirs, eq(homeworkPersons.status, 'expired')));
  await writeMessages(db, [
    ...(await handedIn(db, theirs)),
    ...(await missed(db, inArray(homework.id, homeworkIds))),
  ]);
}
