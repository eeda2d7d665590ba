import { and, asc, eq, isNull } from 'drizzle-orm';
import { copyHomework } from '../../src/contract/homework';
import {
  businessDay,
  dayAfter,
  dayLength,
  startOfDay,
  toMoment,
} from '../../src/domain/businessTime';
import { cards, enrolments, homeworkPersons, listings } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { cardColumns } from '../shell/options';
import { homeworkOf } from './find';
import { outcomesOf } from './outcomes';

/** As many days after today as a deadline was after the day it was assigned on, at the deadline's time of day. */
function deadlineAgain(arrangedAt: string, deadline: string, now: Date): string {
  const startOf = (moment: string) => startOfDay(new Date(moment)).getTime();
  const days = (startOf(deadline) - startOf(arrangedAt)) / dayLength;
  const day = dayAfter(businessDay(now), days);
  const again = new Date(`${day}${toMoment(new Date(deadline)).slice(10)}`);
  return toMoment(again > now ? again : new Date(again.getTime() + dayLength));
}

export const copyHandlers: readonly Handler[] = [
  serve(
    copyHomework,
    async ({ payload, session, db, now, language }) => {
      const { homework_id: id, subject_id: subjectId } = payload;
      const accountId = session.account.id;
      const original = await homeworkOf(db, { id, subjectId, accountId }, language);
      const { card_id: cardId, type, course_id: courseId } = original;
      const [card] = await db.select(cardColumns).from(cards).where(eq(cards.id, cardId));
      if (card === undefined) throw absent();
      const learners = await db
        .select({ studentId: listings.studentId })
        .from(listings)
        .innerJoin(enrolments, eq(enrolments.studentId, listings.studentId))
        .where(
          and(
            eq(listings.accountId, accountId),
            isNull(listings.hiddenAt),
            eq(enrolments.courseId, courseId),
            isNull(enrolments.leftAt),
          ),
        )
        .orderBy(asc(listings.studentId));
      // Whoever had it and is not in the course any more is named, too.
      const before = await db
        .select({ studentId: homeworkPersons.studentId })
        .from(homeworkPersons)
        .innerJoin(listings, eq(listings.studentId, homeworkPersons.studentId))
        .where(
          and(
            eq(homeworkPersons.homeworkId, id),
            eq(listings.accountId, accountId),
            isNull(listings.hiddenAt),
          ),
        );
      const studentIds = [...new Set([...learners, ...before].map((one) => one.studentId))];
      const outcomes = await outcomesOf(db, { accountId, cardId, type, studentIds });
      const { name, essay_title, lesson_id, arranged_at, deadline } = original;
      return {
        ...{ name, type, essay_title, course_id: courseId, lesson_id, card },
        student_ids: outcomes
          .filter(({ outcome }) => outcome === 'assignable')
          .map(({ studentId }) => studentId),
        left_out: outcomes.flatMap(({ outcome, studentId: student_id, ...student }) =>
          outcome === 'assignable' ? [] : [{ ...student, student_id, outcome }],
        ),
        deadline: deadlineAgain(arranged_at, deadline, now),
      };
    },
    { needs: 'homeworkManagerPermission' },
  ),
];
