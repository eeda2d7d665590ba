import {
  and,
  count,
  eq,
  gte,
  isNotNull,
  isNull,
  lte,
  min,
  or,
  sql,
  type SQLWrapper,
  sum,
} from 'drizzle-orm';
import { attentionLimits } from '../../src/domain/attention';
import { startOfDay } from '../../src/domain/businessTime';
import { tooFastSeconds } from '../../src/domain/limits';
import { countWhere } from '../counting';
import type { Queries } from '../db/database';
import { statement } from '../db/statement';
import {
  activities,
  answers,
  homework,
  homeworkPersons,
  listings,
  questions,
  students,
} from '../db/tables';
import { isOverdueBetween, lately } from '../homework/overdue';
import { isSeen } from '../students/seen';
import type { Desk } from './waiting/things';

const accountId = sql.placeholder('accountId');
const subjectId = sql.placeholder('subjectId');
/** The first moment of today, and this one. */
const midnight = sql.placeholder('midnight');
const now = sql.placeholder('now');

/** Today's answers in a subject; what was skipped is no answer. */
function answersToday(db: Queries) {
  return db.$with('today').as(
    db
      .select({
        id: answers.id,
        studentId: answers.studentId,
        pointId: questions.pointId,
        isRight: answers.isRight,
        seconds: answers.seconds,
        submittedAt: answers.submittedAt,
        lastRight: sql`max(${answers.submittedAt}) filter (where ${answers.isRight})
          over (partition by ${answers.studentId})`.as('last_right'),
      })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(
        and(
          eq(questions.subjectId, subjectId),
          gte(answers.submittedAt, midnight),
          lte(answers.submittedAt, now),
          isNull(answers.skipReason),
          isSeen(db, accountId, answers.studentId),
        ),
      ),
  );
}
type Today = ReturnType<typeof answersToday>;

/**
 * How the answers of today went of those whom they call for: the run of wrong ones at the end, and those that were too
 * fast. What calls for nobody is not read: most students are not among them.
 */
function answering(db: Queries, today: Today) {
  const wrong = sql`filter (where not ${today.isRight}
    and (${today.lastRight} is null or ${today.submittedAt} > ${today.lastRight}))`;
  const fast = sql`filter (where ${today.seconds} < ${tooFastSeconds})`;
  const ids = sql`json_agg(${today.id} order by ${today.submittedAt}, ${today.id})`;
  const since = sql`min(${today.submittedAt})`;
  return db
    .select({
      studentId: today.studentId,
      wrongIds: sql<number[] | null>`${ids} ${wrong}`.as('wrong_ids'),
      wrongSince: sql`${since} ${wrong}`.mapWith(answers.submittedAt).as('wrong_since'),
      fastCount: sql<number>`count(*) ${fast}`.as('fast_count'),
      fastSince: sql`${since} ${fast}`.mapWith(answers.submittedAt).as('fast_since'),
    })
    .from(today)
    .groupBy(today.studentId)
    .having(
      sql`count(*) ${wrong} >= ${attentionLimits.wrongStreak}
        or count(*) ${fast} >= ${attentionLimits.tooFast}`,
    )
    .as('answering');
}

/** Today's knowledge points of each student: all right, some wrong, many wrong. */
function pointsToday(db: Queries, today: Today) {
  const wrong = sql`count(*) filter (where not ${today.isRight})`;
  const met = db
    .select({
      studentId: today.studentId,
      color: sql`case when ${wrong} = 0 then 'green'
        when ${wrong} * 2 <= count(*) then 'orange' else 'red' end`.as('color'),
    })
    .from(today)
    .groupBy(today.studentId, today.pointId)
    .as('met');
  const of = (color: string) => countWhere(sql`${met.color} = ${color}`);
  return db
    .select({
      studentId: met.studentId,
      green: of('green').as('green'),
      orange: of('orange').as('orange'),
      red: of('red').as('red'),
    })
    .from(met)
    .groupBy(met.studentId)
    .as('points_today');
}

/** The time of today that went into nothing of learning, where it is enough to call for a person. */
function idling(db: Queries) {
  return db
    .select({
      studentId: activities.studentId,
      seconds: sum(activities.seconds).mapWith(Number).as('idle_seconds'),
      since: min(activities.at).as('idle_since'),
    })
    .from(activities)
    .where(
      and(
        eq(activities.kind, 'other'),
        gte(activities.at, midnight),
        lte(activities.at, now),
        isSeen(db, accountId, activities.studentId),
      ),
    )
    .groupBy(activities.studentId)
    .having(sql`sum(${activities.seconds}) >= ${attentionLimits.idleMinutes * 60}`)
    .as('idling');
}

const firstOverdue = sql`min(${homeworkPersons.dueAt})`.mapWith(homeworkPersons.dueAt);

/** Homework that has expired within the last 24 hours. */
function overdue(db: Queries) {
  return db
    .select({
      studentId: homeworkPersons.studentId,
      count: count().as('overdue_count'),
      since: firstOverdue.as('overdue_since'),
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(
      and(
        isOverdueBetween(sql.placeholder('lately'), now),
        eq(homework.subjectId, subjectId),
        isSeen(db, accountId, homeworkPersons.studentId),
      ),
    )
    .groupBy(homeworkPersons.studentId)
    .as('overdue');
}

/** A number, 0 where there is none. */
const none = (value: SQLWrapper) => sql<number>`coalesce(${value}, 0)`.mapWith(Number);

const selectStudents = statement('home.today', (db) => {
  const today = answersToday(db);
  const answered = answering(db, today);
  const points = pointsToday(db, today);
  const idle = idling(db);
  const late = overdue(db);
  return db
    .with(today)
    .select({
      id: students.id,
      name: students.name,
      username: students.username,
      grade: students.grade,
      wrongIds: answered.wrongIds,
      wrongSince: answered.wrongSince,
      fastCount: none(answered.fastCount),
      fastSince: answered.fastSince,
      idleMinutes: none(sql`${idle.seconds} / 60`),
      idleSince: idle.since,
      overdueCount: none(late.count),
      overdueSince: late.since,
      green: none(points.green),
      orange: none(points.orange),
      red: none(points.red),
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .leftJoin(answered, eq(answered.studentId, students.id))
    .leftJoin(points, eq(points.studentId, students.id))
    .leftJoin(idle, eq(idle.studentId, students.id))
    .leftJoin(late, eq(late.studentId, students.id))
    .where(
      and(
        eq(listings.accountId, accountId),
        isNull(listings.hiddenAt),
        or(isNotNull(answered.studentId), isNotNull(idle.studentId), isNotNull(late.studentId)),
      ),
    );
});

const valuesOf = ({ accountId: account, subjectId: subject }: Desk, moment: Date) => ({
  ...{ accountId: account, subjectId: subject, now: moment.toISOString() },
  midnight: startOfDay(moment).toISOString(),
});

const selectPoints = statement('home.points', (db) => {
  const today = answersToday(db);
  return db.with(today).select().from(pointsToday(db, today));
});

/** Today's knowledge points of the account's students, by their ids; of those who have answered. */
export async function pointsByStudent(db: Queries, desk: Desk, moment: Date) {
  const rows = await selectPoints(db, valuesOf(desk, moment));
  return new Map(rows.map(({ studentId, ...points }) => [studentId, points]));
}

export type StudentToday = Awaited<ReturnType<typeof selectStudents>>[number];

/** Everything of today that calls for a person, of the account's students whom it does not hide, in one statement. */
export function selectToday(db: Queries, desk: Desk, moment: Date): Promise<StudentToday[]> {
  return selectStudents(db, { ...valuesOf(desk, moment), lately: lately(moment).toISOString() });
}
