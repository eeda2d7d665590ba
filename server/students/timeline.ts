import { and, asc, count, eq, gte, isNull, lte, sql, type SQLWrapper } from 'drizzle-orm';
import { studentTimeline } from '../../src/contract/student';
import { businessDay, startOfDay, toMoment } from '../../src/domain/businessTime';
import {
  type TimelineDay,
  timelineDays,
  type TimelineKind,
  timelineKinds,
} from '../../src/domain/studentTimeline';
import { businessDayAt } from '../businessDate';
import type { Queries } from '../db/database';
import {
  accounts,
  answers,
  classFeedbacks,
  courses,
  lessonLocks,
  lessons,
  levelDecisions,
  modeSwitches,
  purses,
  questions,
  studyPlans,
  transfers,
} from '../db/tables';
import { type Handler, serve } from '../serve';
import { demandSeen } from './seen';

/** Whose time line is meant, and its first moment and its last. */
interface Meant {
  readonly subjectId: number;
  readonly studentId: number;
  readonly since: Date;
  readonly now: Date;
}

interface Act {
  readonly by: string;
  readonly at: Date | null;
  readonly amount: number | null;
}

const within = (at: SQLWrapper, { since, now }: Meant) => and(gte(at, since), lte(at, now));

/** What was unlocked in one go is one act. */
const unlocks = (db: Queries, meant: Meant): Promise<Act[]> =>
  db
    .select({ by: accounts.realName, at: lessonLocks.changedAt, amount: count() })
    .from(lessonLocks)
    .innerJoin(accounts, eq(accounts.id, lessonLocks.accountId))
    .innerJoin(lessons, eq(lessons.id, lessonLocks.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(lessonLocks.studentId, meant.studentId),
        eq(lessonLocks.lock, 'unlocked'),
        eq(courses.subjectId, meant.subjectId),
        within(lessonLocks.changedAt, meant),
      ),
    )
    .groupBy(accounts.realName, lessonLocks.changedAt);

const levels = (db: Queries, meant: Meant): Promise<Act[]> =>
  db
    .select({
      by: accounts.realName,
      at: levelDecisions.decidedAt,
      amount: sql<number>`coalesce(${levelDecisions.nextLevel}, ${levelDecisions.level})`,
    })
    .from(levelDecisions)
    .innerJoin(accounts, eq(accounts.id, levelDecisions.accountId))
    .innerJoin(courses, eq(courses.id, levelDecisions.courseId))
    .where(
      and(
        eq(levelDecisions.studentId, meant.studentId),
        eq(courses.subjectId, meant.subjectId),
        within(levelDecisions.decidedAt, meant),
        // A change that was cancelled has moved nobody.
        isNull(levelDecisions.cancelledAt),
      ),
    );

const modes = (db: Queries, meant: Meant): Promise<Act[]> =>
  db
    .select({ by: accounts.realName, at: modeSwitches.at, amount: modeSwitches.toMode })
    .from(modeSwitches)
    .innerJoin(accounts, eq(accounts.id, modeSwitches.accountId))
    .where(and(eq(modeSwitches.studentId, meant.studentId), within(modeSwitches.at, meant)));

const plans = (db: Queries, meant: Meant): Promise<Act[]> =>
  db
    .select({ by: accounts.realName, at: studyPlans.at, amount: studyPlans.minutes })
    .from(studyPlans)
    .innerJoin(accounts, eq(accounts.id, studyPlans.accountId))
    .where(and(eq(studyPlans.studentId, meant.studentId), within(studyPlans.at, meant)));

/** Coins that somebody gave by hand. */
const coins = (db: Queries, meant: Meant): Promise<Act[]> =>
  db
    .select({ by: accounts.realName, at: transfers.at, amount: transfers.amount })
    .from(transfers)
    .innerJoin(accounts, eq(accounts.id, transfers.operatorId))
    .innerJoin(purses, eq(purses.id, transfers.toId))
    .where(
      and(
        eq(purses.studentId, meant.studentId),
        ...[eq(transfers.asset, 'coin'), eq(transfers.kind, 'reward')],
        within(transfers.at, meant),
      ),
    );

const feedback = (db: Queries, meant: Meant): Promise<Act[]> =>
  db
    .select({ by: accounts.realName, at: classFeedbacks.submittedAt, amount: sql<null>`null` })
    .from(classFeedbacks)
    .innerJoin(accounts, eq(accounts.id, classFeedbacks.accountId))
    .where(
      and(
        eq(classFeedbacks.studentId, meant.studentId),
        ...[eq(classFeedbacks.subjectId, meant.subjectId), eq(classFeedbacks.status, 'given')],
        within(classFeedbacks.submittedAt, meant),
      ),
    );

const sources = { unlock: unlocks, level: levels, mode: modes, plan: plans, coins, feedback };

async function actsOf(db: Queries, kind: TimelineKind, meant: Meant) {
  const acts = await sources[kind](db, meant);
  return acts.flatMap(({ at, by, amount }) =>
    at === null ? [] : [{ kind, by, amount, at: toMoment(at), day: businessDay(at) }],
  );
}

/** What was answered in the subject on each business day, as the reports count it, today last. */
async function daysOf(db: Queries, meant: Meant): Promise<TimelineDay[]> {
  const day = businessDayAt(answers.submittedAt);
  const rows = await db
    .select({
      day,
      answered: count(),
      right: sql<number>`count(*) filter (where ${answers.isRight})`.mapWith(Number),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        eq(answers.studentId, meant.studentId),
        eq(questions.subjectId, meant.subjectId),
        isNull(answers.skipReason),
        within(answers.submittedAt, meant),
      ),
    )
    .groupBy(day)
    .orderBy(asc(day));
  return Array.from({ length: timelineDays }, (_, index) => {
    const date = businessDay(startOfDay(meant.now, index + 1 - timelineDays));
    return rows.find((row) => row.day === date) ?? { day: date, answered: 0, right: 0 };
  });
}

export const timelineHandlers: readonly Handler[] = [
  serve(studentTimeline, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_id: studentId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const meant = { subjectId, studentId, now, since: startOfDay(now, 1 - timelineDays) };
    const acts = [];
    for (const kind of timelineKinds) acts.push(...(await actsOf(db, kind, meant)));
    return {
      days: await daysOf(db, meant),
      acts: acts.sort((one, other) => other.at.localeCompare(one.at)),
      as_of: toMoment(now),
    };
  }),
];
