import { and, count, eq, gt, isNull, lte, min, notExists, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { dayLength } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import {
  answers,
  gradings,
  homework,
  homeworkPersons,
  questions,
  snoozes,
  students,
} from '../db/tables';
import { isInManualPool, isWritten } from '../grading/written';
import { isSeen } from '../students/seen';
import { pendingApplications } from './waiting/applications';
import { feedbackToWrite } from './waiting/feedback';
import { levelsToChoose } from './waiting/levels';
import {
  type Desk,
  dueAt,
  momentOf,
  namedStudents,
  never,
  noAnswers,
  noStudents,
  noTitle,
  oneStudent,
  thing,
  title,
  type WordedDesk,
} from './waiting/things';

/** A failed assignment waits for so many days, unless its card was assigned again, in ms. */
const failedFor = 7 * dayLength;

/** Compositions to be corrected, grouped by assignment. */
function essaysToCorrect(db: Queries, { accountId, subjectId }: Desk) {
  return db
    .select({
      ...thing('essayToCorrect', homework.id),
      name: sql<string>`${homework.name}`.as('name'),
      essayTitle: title,
      students: namedStudents,
      answers: noAnswers,
      count: count().as('count'),
      since: momentOf(sql`${min(homeworkPersons.completedAt)}`, 'since'),
      dueAt: dueAt(never),
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(
      and(
        eq(homeworkPersons.status, 'toBeCorrected'),
        eq(homework.subjectId, subjectId),
        isSeen(db, accountId, homeworkPersons.studentId),
      ),
    )
    .groupBy(homework.id);
}

/** Written answers of the manual pool that nobody has graded, grouped by student. */
function answersToGrade(db: Queries, { accountId, subjectId }: Desk) {
  return db
    .select({
      ...thing('subjectiveToGrade', students.id),
      name: sql<string>`${students.name}`.as('name'),
      essayTitle: noTitle,
      students: oneStudent,
      answers: sql<readonly number[]>`json_agg(${answers.id} order by ${answers.id})`.as('answers'),
      count: count().as('count'),
      since: momentOf(sql`${min(answers.submittedAt)}`, 'since'),
      dueAt: dueAt(never),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(students, eq(students.id, answers.studentId))
    .leftJoin(gradings, eq(gradings.answerId, answers.id))
    .where(and(isWritten(db, accountId, subjectId), isNull(gradings.answerId), isInManualPool))
    .groupBy(students.id);
}

/** Homework that ends within 24 hours and is not handed in, grouped by assignment. */
function homeworkEnding(db: Queries, { accountId, subjectId }: Desk, now: Date) {
  return db
    .select({
      ...thing('homeworkEnding', homework.id),
      name: sql<string>`${homework.name}`.as('name'),
      essayTitle: title,
      students: namedStudents,
      answers: noAnswers,
      count: count().as('count'),
      since: momentOf(sql`${homework.arrangedAt}`, 'since'),
      dueAt: dueAt(sql`min(${homeworkPersons.dueAt})`),
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(
      and(
        eq(homeworkPersons.status, 'incomplete'),
        eq(homework.subjectId, subjectId),
        lte(homeworkPersons.dueAt, new Date(now.getTime() + dayLength)),
        isSeen(db, accountId, homeworkPersons.studentId),
      ),
    )
    .groupBy(homework.id);
}

/** The account's assignments that could be given to nobody, until their card is assigned again. */
function failedHomework(db: Queries, { accountId, subjectId }: Desk, now: Date) {
  const later = alias(homework, 'later');
  const again = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.accountId, accountId),
        eq(later.cardId, homework.cardId),
        gt(later.id, homework.id),
        eq(later.status, 'succeeded'),
      ),
    );
  return db
    .select({
      ...thing('homeworkFailed', homework.id),
      name: sql<string>`${homework.name}`.as('name'),
      essayTitle: title,
      students: noStudents,
      answers: noAnswers,
      count: sql<number>`1`.mapWith(Number).as('count'),
      since: momentOf(sql`${homework.arrangedAt}`, 'since'),
      dueAt: dueAt(never),
    })
    .from(homework)
    .where(
      and(
        eq(homework.status, 'failed'),
        eq(homework.accountId, accountId),
        eq(homework.subjectId, subjectId),
        gt(homework.arrangedAt, new Date(now.getTime() - failedFor)),
        notExists(again),
      ),
    );
}

/** What of the account's things is put off now: the last word on each counts. */
function putOff(db: Queries, accountId: number) {
  return db
    .selectDistinctOn([snoozes.item], {
      item: snoozes.item,
      until: snoozes.until,
      reason: snoozes.reason,
    })
    .from(snoozes)
    .where(eq(snoozes.accountId, accountId))
    .orderBy(snoozes.item, sql`${snoozes.id} desc`)
    .as('put_off');
}

/** Everything that waits for the account, what is put off with its reason, in one statement. */
export function selectWaiting(db: Queries, desk: WordedDesk, now: Date) {
  const things = unionAll(
    homeworkEnding(db, desk, now),
    essaysToCorrect(db, desk),
    answersToGrade(db, desk),
    failedHomework(db, desk, now),
    pendingApplications(db, desk),
    levelsToChoose(db, desk),
    feedbackToWrite(db, desk, now),
  ).as('things');
  const snoozed = putOff(db, desk.accountId);
  const item = sql<string>`${things.kind} || ':' || ${things.key}`;
  return db
    .select({
      item,
      kind: things.kind,
      key: things.key,
      name: things.name,
      essay_title: things.essayTitle,
      students: things.students,
      answers: things.answers,
      count: things.count,
      since: things.since,
      dueAt: things.dueAt,
      snoozedUntil: snoozed.until,
      snoozeReason: snoozed.reason,
    })
    .from(things)
    .leftJoin(snoozed, and(eq(snoozed.item, item), gt(snoozed.until, now)));
}

export type Waiting = Awaited<ReturnType<typeof selectWaiting>>[number];
