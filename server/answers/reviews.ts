import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { reviewConfig, reviewDetail, reviewLog, reviewTask } from '../../src/contract/reviews';
import { correctionDays, questionTypes } from '../../src/domain/answers';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import {
  answers,
  correctionCards,
  listings,
  points,
  questions,
  students,
  wrongQuestions,
} from '../db/tables';
import { namesStudent } from '../keyword';
import { onDays } from '../onDays';
import { listed, pageOf, total } from '../page';
import { pointName } from '../pointName';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, isSeen, namedStudentOf } from '../students/seen';
import { findCard } from './card';
import { correctionsNeeded } from './corrections';
import { isWaiting } from './errorBook';
import { oneOf } from './historyRows';

const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);

/** The answers to wrong questions after they were got wrong, each with its number among the right ones so far. */
function answersAfter(db: Queries, subjectId: number, isMeant: SQL | undefined) {
  return db
    .select({
      ...{ id: answers.id, studentId: answers.studentId, questionId: answers.questionId },
      ...{ isRight: answers.isRight, seconds: answers.seconds, at: answers.submittedAt },
      rights: sql<number>`count(*) filter (where ${answers.isRight}) over (
        partition by ${answers.studentId}, ${answers.questionId}
        order by ${answers.submittedAt}, ${answers.id})`.as('rights'),
    })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .innerJoin(
      answers,
      and(
        eq(answers.studentId, wrongQuestions.studentId),
        eq(answers.questionId, wrongQuestions.questionId),
        gt(answers.submittedAt, wrongQuestions.wrongAt),
        isNull(answers.skipReason),
      ),
    )
    .where(and(eq(questions.subjectId, subjectId), isMeant))
    .as('reviews');
}

type Reviews = ReturnType<typeof answersAfter>;

/** Whether a question was still open when it was answered: then the answer is a review of it. */
const wasOpen = ({ rights, isRight }: Reviews) =>
  lt(sql`${rights} - ${isRight}::int`, correctionsNeeded);
const resolves = ({ rights, isRight }: Reviews) =>
  sql<boolean>`${isRight} and ${rights} = ${correctionsNeeded}`;
const dayOf = ({ at }: Pick<Reviews, 'at'>) =>
  sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

const countedOf = (reviews: Reviews) => ({
  reviewed: number(sql`count(*)`),
  right: number(sql`count(*) filter (where ${reviews.isRight})`),
});

/** How many wrong questions wait, by student. */
const openByStudent = (db: Queries, subjectId: number) =>
  db
    .select({ studentId: wrongQuestions.studentId, open: sql<number>`count(*)`.as('open') })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .where(and(eq(questions.subjectId, subjectId), isWaiting))
    .groupBy(wrongQuestions.studentId)
    .as('waiting');

export const reviewHandlers: readonly Handler[] = [
  serve(reviewTask, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, keyword, set } = payload;
    const accountId = session.account.id;
    const all = answersAfter(db, subjectId, isSeen(db, accountId, wrongQuestions.studentId));
    const lately = db
      .select({
        studentId: all.studentId,
        reviewed: sql<number>`count(*)`.as('reviewed'),
        right: sql<number>`count(*) filter (where ${all.isRight})`.as('right_count'),
        lastDay: sql<string>`max(${dayOf(all)})`.as('last_day'),
      })
      .from(all)
      .where(and(wasOpen(all), gte(all.at, startOfDay(now, 1 - correctionDays))))
      .groupBy(all.studentId)
      .as('lately');
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
      (limit, offset) =>
        db
          .select({
            ...{ student_id: students.id, name: students.name, username: students.username },
            times_per_day: orNone(correctionCards.timesPerDay),
            open: orNone(waiting.open),
            reviewed: orNone(lately.reviewed),
            right: orNone(lately.right),
            last_day: lately.lastDay,
            total,
          })
          .from(listings)
          .innerJoin(students, eq(students.id, listings.studentId))
          .leftJoin(correctionCards, card)
          .leftJoin(waiting, eq(waiting.studentId, students.id))
          .leftJoin(lately, eq(lately.studentId, students.id))
          .where(
            and(
              eq(listings.accountId, accountId),
              namesStudent(keyword),
              set === undefined ? undefined : isCardSet(set),
            ),
          )
          .orderBy(desc(orNone(waiting.open)), asc(students.id))
          .limit(limit)
          .offset(offset),
      payload,
    );
    return listed(found, ({ total: _, ...row }) => row, now);
  }),

  serve(reviewConfig, async ({ payload, session, db, now, language }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const { isOn, timesPerDay } = await findCard(db, payload);
    const open = number(sql`count(*)`);
    return {
      name: (await namedStudentOf(db, studentId)).name,
      ...{ is_on: isOn, times_per_day: timesPerDay, as_of: toMoment(now) },
      points: await db
        .select({ id: points.id, name: pointName(language), open })
        .from(wrongQuestions)
        .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
        .innerJoin(points, eq(points.id, questions.pointId))
        .where(
          and(
            eq(wrongQuestions.studentId, studentId),
            eq(questions.subjectId, subjectId),
            isWaiting,
          ),
        )
        .groupBy(points.id)
        .orderBy(desc(open), asc(points.id)),
    };
  }),

  serve(reviewLog, async ({ payload, session, db, now }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const all = answersAfter(db, subjectId, eq(wrongQuestions.studentId, studentId));
    const found = await pageOf(
      (limit, offset) =>
        db
          .select({
            day: dayOf(all),
            ...countedOf(all),
            resolved: number(sql`count(*) filter (where ${resolves(all)})`),
            seconds: number(sql`sum(${all.seconds})`),
            total,
          })
          .from(all)
          .where(wasOpen(all))
          .groupBy(sql`1`)
          .orderBy(desc(sql`1`))
          .limit(limit)
          .offset(offset),
      payload,
    );
    return listed(found, ({ total: _, ...row }) => ({ student_id: studentId, ...row }), now);
  }),

  serve(reviewDetail, async ({ payload, session, db, language }) => {
    const { student_id: studentId, subject_id: subjectId, day } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const all = answersAfter(db, subjectId, eq(wrongQuestions.studentId, studentId));
    const rows = await db
      .select({
        ...{ answer_id: all.id, type: questions.type, stem: questions.stem },
        point_name: pointName(language),
        ...{ is_right: all.isRight, is_resolved: resolves(all) },
        ...{ seconds: all.seconds, at: answers.submittedAt },
      })
      .from(all)
      .innerJoin(answers, eq(answers.id, all.id))
      .innerJoin(questions, eq(questions.id, all.questionId))
      .innerJoin(points, eq(points.id, questions.pointId))
      .where(and(wasOpen(all), onDays(answers.submittedAt, { from: day, to: day })))
      .orderBy(asc(answers.submittedAt), asc(all.id));
    if (rows.length === 0) throw absent();
    return {
      ...{ name: (await namedStudentOf(db, studentId)).name, day },
      list: rows.map(({ at, type, ...row }) => ({
        ...{ ...row, type: oneOf(questionTypes, type), at: toMoment(at) },
      })),
    };
  }),
];
