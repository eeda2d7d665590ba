import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  max,
  not,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { studentOverview } from '../../src/contract/student';
import { wrongQuestionStatuses } from '../../src/domain/answers';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import { mistakeDays } from '../../src/domain/home';
import { minutesTogether } from '../../src/domain/number';
import type { CoinAccountStatus } from '../../src/domain/rewards';
import { isFeedbackDue } from '../../src/domain/studentOverview';
import { isOpen } from '../../src/machines/answers/wrongQuestion';
import type { Queries } from '../db/database';
import {
  answers,
  classes,
  classFeedbacks,
  classStudents,
  coinAccounts,
  gradings,
  homework,
  homeworkPersons,
  purses,
  questions,
  students,
  wrongQuestions,
} from '../db/tables';
import { bookVersionOf } from '../foundation/versions';
import { isInManualPool, isWritten } from '../grading/written';
import { studyDays } from '../home/studyWeek';
import { isOverdueLately } from '../homework/overdue';
import { settle } from '../homework/settle';
import { type Handler, serve } from '../serve';
import { demandSeen } from './seen';

interface Subject {
  readonly accountId: number;
  readonly subjectId: number;
  readonly studentId: number;
}

const one = <Value>(value: SQLWrapper) => sql<Value>`(${value})`;
const number = (value: SQLWrapper) => one<number>(value).mapWith(Number);

/** How much homework of the subject stands so. */
function countHomework(db: Queries, { studentId, subjectId }: Subject, condition: SQL | undefined) {
  return number(
    db
      .select({ count: count() })
      .from(homeworkPersons)
      .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
      .where(
        and(eq(homeworkPersons.studentId, studentId), eq(homework.subjectId, subjectId), condition),
      ),
  );
}

/** The student's written answers of the manual pool that nobody has graded. */
function answersToGrade(db: Queries, { accountId, subjectId, studentId }: Subject) {
  return one<number[]>(
    db
      .select({ ids: sql`coalesce(json_agg(${answers.id} order by ${answers.id}), '[]')` })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .leftJoin(gradings, eq(gradings.answerId, answers.id))
      .where(
        and(
          eq(answers.studentId, studentId),
          isWritten(db, accountId, subjectId),
          isNull(gradings.answerId),
          isInManualPool,
        ),
      ),
  );
}

/** The wrong answers of the last days, as the answer history counts them. */
function countMistakes(db: Queries, { subjectId, studentId }: Subject, now: Date) {
  return number(
    db
      .select({ count: count() })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(
        and(
          eq(answers.studentId, studentId),
          eq(questions.subjectId, subjectId),
          gte(answers.submittedAt, startOfDay(now, 1 - mistakeDays)),
          lte(answers.submittedAt, now),
          isNull(answers.skipReason),
          not(answers.isRight),
        ),
      ),
  );
}

function countWrongQuestions(db: Queries, { subjectId, studentId }: Subject) {
  return number(
    db
      .select({ count: count() })
      .from(wrongQuestions)
      .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
      .where(
        and(
          eq(wrongQuestions.studentId, studentId),
          eq(questions.subjectId, subjectId),
          inArray(wrongQuestions.status, wrongQuestionStatuses.filter(isOpen)),
        ),
      ),
  );
}

const coinsIn = (db: Queries, { studentId }: Subject, place: 'balance' | 'held') =>
  number(
    db
      .select({ amount: sql`coalesce(sum(${purses.amount}), 0)` })
      .from(purses)
      .where(
        and(eq(purses.studentId, studentId), eq(purses.asset, 'coin'), eq(purses.place, place)),
      ),
  );

const coinStatus = (db: Queries, { studentId }: Subject) =>
  sql<CoinAccountStatus>`coalesce((${db
    .select({ status: coinAccounts.status })
    .from(coinAccounts)
    .where(eq(coinAccounts.studentId, studentId))}), 'normal')`;

const coinReason = (db: Queries, { studentId }: Subject) =>
  sql<string | null>`(${db
    .select({ reason: coinAccounts.reason })
    .from(coinAccounts)
    .where(eq(coinAccounts.studentId, studentId))})`;

function classesOf(db: Queries, { accountId, subjectId, studentId }: Subject) {
  const named = sql`json_build_object('class_id', ${classes.id}, 'name', ${classes.name})`;
  return one<{ class_id: number; name: string }[]>(
    db
      .select({ list: sql`coalesce(json_agg(${named} order by ${classes.name}), '[]')` })
      .from(classStudents)
      .innerJoin(classes, eq(classes.id, classStudents.classId))
      .where(
        and(
          eq(classStudents.studentId, studentId),
          eq(classes.accountId, accountId),
          eq(classes.subjectId, subjectId),
        ),
      ),
  );
}

const lastFeedback = (db: Queries, { subjectId, studentId }: Subject) =>
  one<Date | null>(
    db
      .select({ at: max(classFeedbacks.submittedAt) })
      .from(classFeedbacks)
      .where(
        and(
          eq(classFeedbacks.studentId, studentId),
          eq(classFeedbacks.subjectId, subjectId),
          eq(classFeedbacks.status, 'given'),
        ),
      ),
  ).mapWith((at: string | null) => (at === null ? null : new Date(at)));

/** All of a student's numbers, in one statement. */
async function numbersOf(db: Queries, of: Subject, now: Date) {
  const at = (status: string) => countHomework(db, of, eq(homeworkPersons.status, status));
  const [row] = await db
    .select({
      toBeCorrected: at('toBeCorrected'),
      incomplete: at('incomplete'),
      overdue: countHomework(db, of, isOverdueLately(now)),
      answersToGrade: answersToGrade(db, of),
      mistakes: countMistakes(db, of, now),
      wrongQuestions: countWrongQuestions(db, of),
      ...{ coins: coinsIn(db, of, 'balance'), held: coinsIn(db, of, 'held') },
      coinStatus: coinStatus(db, of),
      coinReason: coinReason(db, of),
      classes: classesOf(db, of),
      lastGivenAt: lastFeedback(db, of),
      lastActiveAt: students.lastActiveAt,
    })
    .from(students)
    .where(eq(students.id, of.studentId));
  if (row === undefined) throw new Error('a student who is seen is there');
  return row;
}

export const overviewHandlers: readonly Handler[] = [
  serve(studentOverview, async ({ payload, session, ...situation }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    const of = { accountId: session.account.id, subjectId, studentId };
    await demandSeen(situation.db, of.accountId, [studentId]);
    await settle(situation);
    const { db, now } = situation;
    const row = await numbersOf(db, of, now);
    const whose = (id: SQLWrapper) => eq(id, studentId);
    const days = await studyDays(db, { whose, days: 7, now });
    const minutes = (name: 'total_seconds' | 'effective_seconds') =>
      minutesTogether(days.map((day) => day[name]));
    const { toBeCorrected, incomplete, overdue } = row;
    return {
      homework: { toBeCorrected, incomplete, overdue },
      answers_to_grade: row.answersToGrade,
      mistake_count: row.mistakes,
      wrong_question_count: row.wrongQuestions,
      study: {
        total_minutes: minutes('total_seconds'),
        effective_minutes: minutes('effective_seconds'),
      },
      coins: {
        ...{ status: row.coinStatus, reason: row.coinReason },
        ...{ coin_cnt: row.coins, held_cnt: row.held },
      },
      classes: row.classes,
      book_version: await bookVersionOf(db, payload.student_id, payload.subject_id),
      feedback: {
        last_given_at: toMoment(row.lastGivenAt),
        is_due: isFeedbackDue(row.lastGivenAt, row.lastActiveAt, now),
      },
      as_of: toMoment(now),
    };
  }),
];
