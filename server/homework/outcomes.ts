import { and, asc, eq, exists, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { AssignmentOutcome, HomeworkType } from '../../src/domain/homework';
import { assignmentOutcome } from '../../src/domain/homeworkCandidacy';
import type { NamedStudent } from '../../src/domain/students';
import type { Queries } from '../db/database';
import {
  cardPoints,
  cards,
  enrolments,
  homework,
  homeworkPersons,
  lessons,
  listings,
  students,
} from '../db/tables';

/** Homework that is to be given: of which card, by whom, to whom. */
export interface Intended {
  readonly accountId: number;
  readonly cardId: number;
  readonly type: HomeworkType;
  readonly studentIds: readonly number[];
}

export interface StudentOutcome extends NamedStudent {
  readonly studentId: number;
  readonly outcome: AssignmentOutcome;
}

/** The student's own order in the course has come past the card's lesson. */
function hasLearned(db: Queries) {
  return exists(
    db
      .select({ studentId: enrolments.studentId })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.studentId, students.id),
          eq(enrolments.courseId, lessons.courseId),
          isNull(enrolments.leftAt),
          gte(enrolments.lessonsLearned, lessons.position),
        ),
      ),
  );
}

/** The student has homework of the card that is neither withdrawn nor invalid. */
function hasCard(db: Queries) {
  return exists(
    db
      .select({ id: homeworkPersons.id })
      .from(homeworkPersons)
      .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
      .where(
        and(
          eq(homeworkPersons.studentId, students.id),
          eq(homework.cardId, cards.id),
          isNull(homework.withdrawnAt),
          ne(homeworkPersons.status, 'invalid'),
        ),
      ),
  );
}

/** Adaptive homework is made of the card's knowledge points. */
function hasPoints(db: Queries, type: HomeworkType) {
  if (type !== 'adaptive') return sql`true`;
  return exists(
    db.select({ id: cardPoints.pointId }).from(cardPoints).where(eq(cardPoints.cardId, cards.id)),
  );
}

/**
 * Who may be given homework of a card now, and who may not for which reason [MSG-039, MSG-040, MSG-041].
 * A student whom the account does not see is absent.
 */
export async function outcomesOf(db: Queries, intended: Intended): Promise<StudentOutcome[]> {
  const { accountId, cardId, type, studentIds } = intended;
  const found = await db
    .select({
      studentId: students.id,
      name: students.name,
      username: students.username,
      grade: students.grade,
      hasLearned: sql<boolean>`${hasLearned(db)}`,
      hasCard: sql<boolean>`${hasCard(db)}`,
      hasPoints: sql<boolean>`${hasPoints(db, type)}`,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .innerJoin(cards, eq(cards.id, cardId))
    .innerJoin(lessons, eq(lessons.id, cards.lessonId))
    .where(and(eq(listings.accountId, accountId), inArray(students.id, [...studentIds])))
    .orderBy(asc(students.id));
  return found.map(({ studentId, name, username, grade, ...candidacy }) => ({
    ...{ studentId, name, username, grade },
    outcome: assignmentOutcome(candidacy),
  }));
}
