import { and, count, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { homeSummary } from '../../src/contract/home';
import { dayLength, startOfDay, toMoment } from '../../src/domain/businessTime';
import type { StatusCounts } from '../../src/domain/homework';
import { welcomeGift } from '../../src/domain/limits';
import { type HealthLevel, healthLevels } from '../../src/domain/students';
import type { Queries } from '../db/database';
import { answers, homework, homeworkPersons, listings, questions, students } from '../db/tables';
import { standing } from '../homework/counts';
import { settle } from '../homework/settle';
import { isDoneToday } from '../rewards/onceADay';
import { type Handler, serve } from '../serve';
import { lists } from '../students/filters';
import { isSeen } from '../students/seen';
import type { Desk } from './waiting';

/** A wrong question is resolved once it has been answered right so many times since. */
const rightAgain = 2;
/** Mistakes of so many days count, in ms. */
const mistakesOf = 7 * dayLength;

/** How many wrong questions of the last 7 days are not resolved, over all students. */
function countMistakes(db: Queries, { accountId, subjectId }: Desk, now: Date) {
  const lately = db
    .select({
      studentId: answers.studentId,
      questionId: answers.questionId,
      isRight: answers.isRight,
      submittedAt: answers.submittedAt,
      lastWrong: sql`max(${answers.submittedAt}) filter (where not ${answers.isRight})
        over (partition by ${answers.studentId}, ${answers.questionId})`.as('last_wrong'),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        eq(questions.subjectId, subjectId),
        gte(answers.submittedAt, new Date(now.getTime() - mistakesOf)),
        lte(answers.submittedAt, now),
        isNull(answers.skipReason),
        isSeen(db, accountId, answers.studentId),
      ),
    )
    .as('lately');
  const unresolved = db
    .select({ studentId: lately.studentId })
    .from(lately)
    .groupBy(lately.studentId, lately.questionId)
    .having(
      sql`bool_or(not ${lately.isRight}) and count(*) filter (
        where ${lately.isRight} and ${lately.submittedAt} > ${lately.lastWrong}) < ${rightAgain}`,
    )
    .as('unresolved');
  return db.select({ count: count() }).from(unresolved);
}

/** How the homework of the account's students stands. */
function countHomework(db: Queries, { accountId, subjectId }: Desk) {
  return db
    .select({ counts: standing })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(
      and(eq(homework.subjectId, subjectId), isSeen(db, accountId, homeworkPersons.studentId)),
    );
}

const health = sql<Record<HealthLevel, number>>`json_build_object(${sql.join(
  healthLevels.map(
    (level) => sql`${level}::text, count(*) filter (where ${students.health} = ${level})`,
  ),
  sql`, `,
)})`;

const counted = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/**
 * All numbers of the home page, in one statement. Those of students are of the list that they open, the
 * account's own: trial, non-supervised and hidden students do not count.
 */
async function selectNumbers(db: Queries, desk: Desk, now: Date) {
  const [row] = await db
    .select({
      students: count(),
      activeToday: counted(sql`${gte(students.lastActiveAt, startOfDay(now))}`),
      health,
      mistakes: sql<number>`(${countMistakes(db, desk, now)})`.mapWith(Number),
      homework: sql<StatusCounts>`(${countHomework(db, desk)})`,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(and(eq(listings.accountId, desk.accountId), lists.responsible));
  if (row === undefined) throw new Error('counting gives a row');
  return row;
}

export const summaryHandlers: readonly Handler[] = [
  serve(homeSummary, async ({ payload, session, ...situation }) => {
    await settle(situation);
    const { db, now } = situation;
    const desk = { accountId: session.account.id, subjectId: payload.subject_id };
    const numbers = await selectNumbers(db, desk, now);
    return {
      student_count: numbers.students,
      supervised_count: numbers.students,
      active_today_count: numbers.activeToday,
      health: numbers.health,
      mistake_count: numbers.mistakes,
      homework: numbers.homework,
      welcome_gift: {
        coins: welcomeGift,
        is_taken: await isDoneToday(db, desk.accountId, 'welcomeGift', now),
      },
      // Until scores are recorded here nobody can say whose is missing.
      score_warning: null,
      as_of: toMoment(now),
    };
  }),
];
