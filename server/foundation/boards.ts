import { and, asc, desc, eq, gte, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { boardInfo, boardStudentList, boardTeacherScoreList } from '../../src/contract/boards';
import type { PayloadOf } from '../../src/contract/call';
import { type Board, maskedName } from '../../src/domain/boards';
import { businessDay, dayLength, toMoment } from '../../src/domain/businessTime';
import { contestSeason } from '../../src/domain/season';
import { businessDate } from '../businessDate';
import type { Queries } from '../db/database';
import { shared } from '../db/shared';
import { replanned } from '../db/statement';
import { accounts, answerDays, answers, listings, questions, students } from '../db/tables';
import { heavy } from '../heavy';
import { inOrder, listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import { say } from '../words';
import { lotteryPointsOf } from './lotteryPoints';

export interface Asked {
  readonly subject_id: number;
  readonly board: Board;
}

/** A condition on a student's id: the database first finds whose answers are meant, then sums them. */
type Whose = (studentId: SQLWrapper) => SQL;

/** What a day of study adds to the heat. */
const heatOfDay = 10;

/**
 * What each student has reached in the season: a point for each right answer, and heat for each day of study. The
 * foundation board counts foundation alone, the competition board all answers. The gain compares the last two weeks,
 * also where the season began within them.
 */
export function reachedOf(db: Queries, whose: Whose, { subject_id, board }: Asked, now: Date) {
  const { from } = contestSeason(now);
  const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * 7 * dayLength);
  const since = (weeks: number) => weeksAgo(weeks).toISOString();
  const inSeason = sql`${answers.submittedAt} >= ${from.toISOString()}::timestamptz`;
  return db
    .select({
      studentId: answers.studentId,
      points: sql<number>`(count(*) filter (where ${answers.isRight} and ${inSeason}))::int`.as(
        'points',
      ),
      heat: sql<number>`count(distinct ${businessDate(answers.submittedAt)})
        filter (where ${inSeason}) * ${heatOfDay}`.as('heat'),
      gain: sql<number>`count(*) filter (where ${answers.isRight}
        and ${answers.submittedAt} >= ${since(1)}::timestamptz)
        - count(*) filter (where ${answers.isRight}
        and ${answers.submittedAt} >= ${since(2)}::timestamptz
        and ${answers.submittedAt} < ${since(1)}::timestamptz)`.as('gain'),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        whose(answers.studentId),
        eq(questions.subjectId, subject_id),
        gte(answers.submittedAt, from < weeksAgo(2) ? from : weeksAgo(2)),
        lt(answers.submittedAt, now),
        board === 'foundation' ? eq(answers.module, 'foundation') : undefined,
      ),
    )
    .groupBy(answers.studentId)
    .as('reached');
}

/** What a board counts of a student's day: the answers that are right, and whether there was any. */
const countedOf = {
  competition: { points: answerDays.rightAnswers, given: answerDays.given },
  foundation: { points: answerDays.foundationRight, given: answerDays.foundationGiven },
} as const;

/** The same as `reachedOf` counts, of whole schools: from the sums by day, since those are few. */
const selectStandings = (board: Board) =>
  replanned((db) => {
    const { points: right, given } = countedOf[board];
    const points = sql<number>`coalesce(sum(${right}), 0)`.mapWith(Number);
    return db
      .select({
        accountId: accounts.id,
        name: accounts.realName,
        points,
        heat: sql<number>`count(*) filter (where ${given} > 0) * ${heatOfDay}`.mapWith(Number),
        rank: sql<number>`rank() over (order by ${points} desc)`.mapWith(Number),
      })
      .from(accounts)
      .innerJoin(listings, eq(listings.accountId, accounts.id))
      .leftJoin(
        answerDays,
        and(
          eq(answerDays.studentId, listings.studentId),
          eq(answerDays.subjectId, sql.placeholder('subjectId')),
          sql`${answerDays.day} between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date`,
        ),
      )
      .where(
        and(eq(accounts.schoolId, sql.placeholder('schoolId')), eq(accounts.isDisabled, false)),
      )
      .groupBy(accounts.id)
      .orderBy(desc(points), asc(accounts.id));
  });

const selectStandingsOf = {
  competition: selectStandings('competition'),
  foundation: selectStandings('foundation'),
} satisfies Record<Board, unknown>;

type Standings = Awaited<ReturnType<(typeof selectStandingsOf)[Board]>>;

const sharedStandings = shared<Standings>();

/**
 * What the analysts of a school have reached with their students; equal points share a rank. It is the same for all
 * of them, and sums what the whole school has answered, so those who look at once share it, and its turn.
 */
function standingsOf(db: Queries, schoolId: number, { subject_id, board }: Asked, now: Date) {
  const key = `${String(schoolId)} ${String(subject_id)} ${board}`;
  return sharedStandings(db, key, () =>
    heavy(() => {
      const { starts_on: from } = contestSeason(now);
      const meant = { subjectId: subject_id, from, to: businessDay(now) };
      return selectStandingsOf[board](db, { schoolId, ...meant });
    }),
  );
}

/** An account's students by what they have reached, whoever has reached nothing too; equal points share a rank. */
function selectRanked(
  db: Queries,
  accountId: number,
  asked: PayloadOf<typeof boardStudentList>,
  now: Date,
) {
  const reached = reachedOf(db, (student) => isSeen(db, accountId, student), asked, now);
  const or0 = (value: SQLWrapper) => sql<number>`coalesce(${value}, 0)`.mapWith(Number);
  const sums = { points: or0(reached.points), heat: or0(reached.heat), gain: or0(reached.gain) };
  const { sort = 'points', order = 'desc' } = asked;
  return db
    .select({
      student_id: students.id,
      name: students.name,
      username: students.username,
      ...sums,
      rank: sql<number>`rank() over (order by ${sums.points} desc)`.mapWith(Number),
      total,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .leftJoin(reached, eq(reached.studentId, students.id))
    .where(eq(listings.accountId, accountId))
    .orderBy(inOrder(sums[sort], order), asc(students.pinyin), asc(students.id));
}

/** Who may see the contest boards [ROLE-069]. */
export const boardOptions = { needs: 'PKPermission' } as const;

export const boardHandlers: readonly Handler[] = [
  serve(
    boardInfo,
    async ({ payload, session, db, now, language }) => {
      const { name, year, starts_on, ends_on } = contestSeason(now);
      const standings = await standingsOf(db, session.school.id, payload, now);
      const own = standings.find(({ accountId }) => accountId === session.account.id);
      const points = own?.points ?? 0;
      const whose = { ...payload, accountId: session.account.id, now };
      const { left } = await lotteryPointsOf(db, whose, points);
      return {
        season: say(language, `season.${name}`, { year }),
        ...{ starts_on, ends_on, points, heat: own?.heat ?? 0, rank: own?.rank ?? null },
        lottery_points: left,
        as_of: toMoment(now),
      };
    },
    boardOptions,
  ),

  serve(
    boardStudentList,
    async ({ payload, session, db, now }) => {
      const { id: accountId } = session.account;
      const { names } = payload;
      const found = await pageOf(selectRanked(db, accountId, payload, now), payload);
      const isMasked = names === 'masked';
      return listed(
        found,
        ({ total: _, name, username, ...row }) => ({
          ...row,
          name: isMasked ? maskedName(name) : name,
          username: isMasked ? '' : username,
        }),
        now,
      );
    },
    { ...boardOptions, isHeavy: true },
  ),

  serve(
    boardTeacherScoreList,
    async ({ payload, session, db, now }) => {
      const { page, page_size: size } = payload;
      const all = await standingsOf(db, session.school.id, payload, now);
      return listed(
        { rows: all.slice((page - 1) * size, page * size), total: all.length },
        ({ accountId, name, points, rank }) => ({ account_id: accountId, name, points, rank }),
        now,
      );
    },
    boardOptions,
  ),
];
