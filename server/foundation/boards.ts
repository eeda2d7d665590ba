import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { boardInfo, boardStudentList, boardTeacherScoreList } from '../../src/contract/boards';
import { toMoment } from '../../src/domain/businessTime';
import { contestSeason, lotteryPoints } from '../../src/domain/season';
import type { Queries } from '../db/database';
import { accounts, answers, listings, questions, students } from '../db/tables';
import { listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { say } from '../words';

interface Board {
  readonly subject_id: number;
  readonly board: 'foundation' | 'competition';
}

/**
 * What each student has reached in the season: a point for each right answer, and heat for each day of study. The
 * foundation board counts foundation alone, the competition board all answers.
 */
function reachedOf(db: Queries, { subject_id, board }: Board, now: Date) {
  const { from } = contestSeason(now);
  const day = sql`(${answers.submittedAt} at time zone 'Asia/Shanghai')::date`;
  return db
    .select({
      studentId: answers.studentId,
      points: sql<number>`count(*) filter (where ${answers.isRight})`.as('points'),
      heat: sql<number>`count(distinct ${day}) * 10`.as('heat'),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        eq(questions.subjectId, subject_id),
        gte(answers.submittedAt, from),
        lt(answers.submittedAt, now),
        board === 'foundation' ? eq(answers.module, 'foundation') : undefined,
      ),
    )
    .groupBy(answers.studentId)
    .as('reached');
}

/** What the analysts of a school have reached with their students; equal points share a rank. */
function standingsOf(db: Queries, schoolId: number, board: Board, now: Date) {
  const reached = reachedOf(db, board, now);
  const points = sql<number>`coalesce(sum(${reached.points}), 0)`.mapWith(Number);
  return db
    .select({
      accountId: accounts.id,
      name: accounts.realName,
      points,
      heat: sql<number>`coalesce(sum(${reached.heat}), 0)`.mapWith(Number),
      rank: sql<number>`rank() over (order by ${points} desc)`.mapWith(Number),
      total,
    })
    .from(accounts)
    .innerJoin(listings, eq(listings.accountId, accounts.id))
    .leftJoin(reached, eq(reached.studentId, listings.studentId))
    .where(and(eq(accounts.schoolId, schoolId), eq(accounts.isDisabled, false)))
    .groupBy(accounts.id)
    .orderBy(desc(points), asc(accounts.id));
}

export const boardHandlers: readonly Handler[] = [
  serve(boardInfo, async ({ payload, session, db, now, language }) => {
    const { name, year, starts_on, ends_on } = contestSeason(now);
    const standings = await standingsOf(db, session.school.id, payload, now);
    const own = standings.find(({ accountId }) => accountId === session.account.id);
    const points = own?.points ?? 0;
    return {
      season: say(language, `season.${name}`, { year }),
      ...{ starts_on, ends_on, points, heat: own?.heat ?? 0, rank: own?.rank ?? null },
      lottery_points: lotteryPoints(points),
      as_of: toMoment(now),
    };
  }),

  serve(boardStudentList, async ({ payload, session, db, now }) => {
    const reached = reachedOf(db, payload, now);
    const points = sql<number>`coalesce(${reached.points}, 0)`.mapWith(Number);
    const found = await pageOf(
      (limit, offset) =>
        db
          .select({
            student_id: students.id,
            name: students.name,
            username: students.username,
            points,
            heat: sql<number>`coalesce(${reached.heat}, 0)`.mapWith(Number),
            rank: sql<number>`rank() over (order by ${points} desc)`.mapWith(Number),
            total,
          })
          .from(listings)
          .innerJoin(students, eq(students.id, listings.studentId))
          .leftJoin(reached, eq(reached.studentId, students.id))
          .where(eq(listings.accountId, session.account.id))
          .orderBy(desc(points), asc(students.pinyin), asc(students.id))
          .limit(limit)
          .offset(offset),
      payload,
    );
    return listed(found, ({ total: _, ...row }) => row, now);
  }),

  serve(boardTeacherScoreList, async ({ payload, session, db, now }) => {
    const found = await pageOf(
      (limit, offset) =>
        standingsOf(db, session.school.id, payload, now).limit(limit).offset(offset),
      payload,
    );
    return listed(
      found,
      ({ accountId, name, points, rank }) => ({ account_id: accountId, name, points, rank }),
      now,
    );
  }),
];
