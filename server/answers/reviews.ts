import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { reviewConfig, reviewDetail, reviewLog } from '../../src/contract/reviews';
import { questionTypes } from '../../src/domain/answers';
import { toMoment } from '../../src/domain/businessTime';
import { answers, points, questions, wrongQuestions } from '../db/tables';
import { onDays } from '../onDays';
import { listed, pageOf, total } from '../page';
import { pointName } from '../pointName';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, namedStudentOf } from '../students/seen';
import { findCard } from './card';
import { isWaiting } from './errorBook';
import { oneOf } from './historyRows';
import { answersAfter, dayOf, type Reviews, resolves, wasOpen } from './reviewed';

const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);

const countedOf = (reviews: Reviews) => ({
  reviewed: number(sql`count(*)`),
  right: number(sql`count(*) filter (where ${reviews.isRight})`),
});

export const reviewHandlers: readonly Handler[] = [
  serve(reviewConfig, async ({ payload, session, db, now, language }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const { isOn, timesPerDay } = await findCard(db, payload);
    const open = number(sql`count(*)`);
    return {
      ...(await namedStudentOf(db, studentId)),
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
        .orderBy(desc(sql`1`)),
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
      ...{ ...(await namedStudentOf(db, studentId)), day },
      list: rows.map(({ at, type, ...row }) => ({
        ...{ ...row, type: oneOf(questionTypes, type), at: toMoment(at) },
      })),
    };
  }),
];
