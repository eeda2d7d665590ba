import { and, asc, desc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { reviewTask } from '../../src/contract/reviews';
import { correctionDays } from '../../src/domain/answers';
import { startOfDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { correctionCards, listings, questions, students, wrongQuestions } from '../db/tables';
import { namesStudent } from '../keyword';
import { listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import { isWaiting } from './errorBook';
import { answersAfter, dayOf, wasOpen } from './reviewed';

const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);

/** How many wrong questions wait, by student. */
const openByStudent = (db: Queries, subjectId: number) =>
  db
    .select({ studentId: wrongQuestions.studentId, open: sql<number>`count(*)`.as('open') })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .where(and(eq(questions.subjectId, subjectId), isWaiting))
    .groupBy(wrongQuestions.studentId)
    .as('waiting');

export const reviewTaskHandlers: readonly Handler[] = [
  serve(reviewTask, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, keyword, set } = payload;
    const accountId = session.account.id;
    const all = answersAfter(db, subjectId, isSeen(db, accountId, wrongQuestions.studentId));
    const isOfLate = gte(all.at, startOfDay(now, 1 - correctionDays));
    // The last review is told however long ago it was.
    const reviews = db
      .select({
        studentId: all.studentId,
        reviewed: sql<number>`count(*) filter (where ${isOfLate})`.as('reviewed'),
        right: sql<number>`count(*) filter (where ${isOfLate} and ${all.isRight})`.as(
          'right_count',
        ),
        lastDay: sql<string>`max(${dayOf(all)})`.as('last_day'),
      })
      .from(all)
      .where(wasOpen(all))
      .groupBy(all.studentId)
      .as('student_reviews');
    const waiting = openByStudent(db, subjectId);
    const card = and(
      eq(correctionCards.studentId, students.id),
      eq(correctionCards.subjectId, subjectId),
      correctionCards.isOn,
    );
    const isCardSet = (way: 'on' | 'off') =>
      (way === 'on' ? isNotNull : isNull)(correctionCards.studentId);
    const orNone = (value: SQL | Parameters<typeof eq>[0]) => number(sql`coalesce(${value}, 0)`);
    const found = await pageOf(
      db
        .select({
          ...{ student_id: students.id, name: students.name, username: students.username },
          times_per_day: orNone(correctionCards.timesPerDay),
          open: orNone(waiting.open),
          reviewed: orNone(reviews.reviewed),
          right: orNone(reviews.right),
          last_day: reviews.lastDay,
          total,
        })
        .from(listings)
        .innerJoin(students, eq(students.id, listings.studentId))
        .leftJoin(correctionCards, card)
        .leftJoin(waiting, eq(waiting.studentId, students.id))
        .leftJoin(reviews, eq(reviews.studentId, students.id))
        .where(
          and(
            eq(listings.accountId, accountId),
            namesStudent(keyword),
            set === undefined ? undefined : isCardSet(set),
          ),
        )
        .orderBy(desc(orNone(waiting.open)), asc(students.id)),
      payload,
    );
    return listed(found, ({ total: _, ...row }) => row, now);
  }),
];
