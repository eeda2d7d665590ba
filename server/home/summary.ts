import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import { homeSummary } from '../../src/contract/home';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import { mistakeDays } from '../../src/domain/home';
import { welcomeGift } from '../../src/domain/limits';
import { healthLevels } from '../../src/domain/students';
import { scoreWarningAt } from '../../src/domain/supervision';
import { countsBy, countWhere } from '../counting';
import type { Queries } from '../db/database';
import { statement } from '../db/statement';
import { answers, courseListings, courses, listings, questions, students } from '../db/tables';
import { settle } from '../homework/settle';
import { countStandings } from '../homework/standings';
import { arrangedBy, isOwnCourse } from '../lessons/ownCourses';
import { isDoneToday } from '../rewards/onceADay';
import { type Handler, serve } from '../serve';
import { lists } from '../students/filters';
import { isSeen } from '../students/seen';
import { askedExam } from '../supervision/askedExam';
import { isFrozenForScores, lacksScore } from '../supervision/missingScores';
import type { Desk } from './waiting/things';

const accountId = sql.placeholder('accountId');
const subjectId = sql.placeholder('subjectId');
const exam = {
  exam: sql.placeholder('exam'),
  since: sql.placeholder('since'),
  remindedOn: sql.placeholder('remindedOn'),
};

/** How many wrong answers the students gave in the last 7 days: what the answer history shows of them. */
function countMistakes(db: Queries) {
  return db
    .select({ count: count() })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        eq(questions.subjectId, subjectId),
        gte(answers.submittedAt, sql.placeholder('mistakesFrom')),
        isNull(answers.skipReason),
        eq(answers.isRight, false),
        isSeen(db, accountId, answers.studentId),
      ),
    );
}

/** How many students, of all lists, and courses of the subject are the account's. */
function countAssigned(db: Queries) {
  const own = db.select({ count: count() }).from(listings).where(eq(listings.accountId, accountId));
  const ownCourses = db
    .select({ count: count() })
    .from(courses)
    .leftJoin(courseListings, arrangedBy(accountId))
    .where(isOwnCourse(db, accountId, subjectId));
  return sql<{ students: number; courses: number }>`json_build_object(
    'students', (${own}), 'courses', (${ownCourses}))`;
}

const health = countsBy(healthLevels, (level) => eq(students.health, level));

/** The numbers of students are of the list that they open: trial, non-supervised and hidden ones do not count. */
const selectNumbers = statement('home.numbers', (db) =>
  db
    .select({
      students: count(),
      activeToday: countWhere(sql`${gte(students.lastActiveAt, sql.placeholder('today'))}`),
      health,
      frozen: countWhere(isFrozenForScores(db)),
      withoutScore: countWhere(lacksScore(db, exam)),
      assigned: countAssigned(db),
      mistakes: sql<number>`(${countMistakes(db)})`.mapWith(Number),
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(and(eq(listings.accountId, accountId), lists.responsible)),
);

/** The numbers of the home page but those of homework. */
async function numbersOf(db: Queries, desk: Desk, now: Date) {
  const today = startOfDay(now).toISOString();
  const mistakesFrom = startOfDay(now, 1 - mistakeDays).toISOString();
  const [row] = await selectNumbers(db, { ...desk, today, mistakesFrom, ...askedExam(now) });
  if (row === undefined) throw new Error('counting gives a row');
  return row;
}

export const summaryHandlers: readonly Handler[] = [
  serve(homeSummary, async ({ payload, session, ...situation }) => {
    await settle(situation);
    const { db, now } = situation;
    const desk = { accountId: session.account.id, subjectId: payload.subject_id };
    const numbers = await numbersOf(db, desk, now);
    return {
      student_count: numbers.students,
      supervised_count: numbers.students,
      assigned: numbers.assigned,
      active_today_count: numbers.activeToday,
      health: numbers.health,
      mistake_count: numbers.mistakes,
      homework: await countStandings(db, desk),
      welcome_gift: {
        coins: welcomeGift,
        is_taken: await isDoneToday(db, desk.accountId, 'welcomeGift', now),
      },
      score_warning: scoreWarningAt(now, {
        notEntered: numbers.withoutScore,
        frozen: numbers.frozen,
      }),
      as_of: toMoment(now),
    };
  }),
];
