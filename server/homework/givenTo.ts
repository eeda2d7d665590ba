import { and, eq, exists, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, cardPoints, homework, homeworkPersons, questions } from '../db/tables';

/**
 * Whether an answer was given to a person's adaptive homework, as a condition: one to homework of the card's points,
 * from when it was given until the person completed it.
 */
export function isGivenTo(db: Queries, now: Date) {
  const point = db
    .select({ id: cardPoints.pointId })
    .from(cardPoints)
    .where(and(eq(cardPoints.cardId, homework.cardId), eq(cardPoints.pointId, questions.pointId)));
  return and(
    eq(homework.type, 'adaptive'),
    eq(answers.studentId, homeworkPersons.studentId),
    eq(answers.module, 'homework'),
    gte(answers.submittedAt, sql`coalesce(${homeworkPersons.givenAt}, ${homework.arrangedAt})`),
    lte(answers.submittedAt, now),
    or(isNull(homeworkPersons.completedAt), lte(answers.submittedAt, homeworkPersons.completedAt)),
    exists(point),
  );
}
