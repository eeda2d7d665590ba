import { and, eq, gt, inArray, isNull, lte, min, ne, notExists, or, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { dayLength } from '../../src/domain/businessTime';
import { todoKindsBySubject } from '../../src/domain/home';
import type { Queries } from '../db/database';
import { type Given, statement } from '../db/statement';
import {
  answers,
  gradings,
  homework,
  homeworkPersons,
  questions,
  snoozes,
  students,
} from '../db/tables';
import { heardBefore } from '../feedback/due';
import { isInManualPool, isWritten } from '../grading/written';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import { feedbackToWrite } from './waiting/feedback';
import { foundationsToSuggest } from './waiting/foundation';
import { levelsToChoose, pendingApplications } from './waiting/ofCourses';
import {
  type Desk,
  type GivenDesk,
  namedStudents,
  noStudents,
  oneStudent,
  thing,
} from './waiting/things';

/** A failed assignment waits for so many days, unless its card was assigned again, in ms. */
const failedFor = 7 * dayLength;

/** Compositions to be corrected, grouped by assignment. */
function essaysToCorrect(db: Queries, { accountId, subjectId }: GivenDesk) {
  return db
    .select(
      thing({
        kind: 'essayToCorrect',
        key: homework.id,
        name: homework.name,
        essayTitle: homework.essayTitle,
        students: namedStudents,
        count: sql`count(*)`,
        since: sql`${min(homeworkPersons.completedAt)}`,
      }),
    )
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
function answersToGrade(db: Queries, { accountId, subjectId }: GivenDesk) {
  return db
    .select(
      thing({
        kind: 'subjectiveToGrade',
        key: students.id,
        name: students.name,
        students: oneStudent,
        answers: sql`json_agg(${answers.id} order by ${answers.id})`,
        count: sql`count(*)`,
        since: sql`${min(answers.submittedAt)}`,
      }),
    )
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(students, eq(students.id, answers.studentId))
    .leftJoin(gradings, eq(gradings.answerId, answers.id))
    .where(and(isWritten(db, accountId, subjectId), isNull(gradings.answerId), isInManualPool))
    .groupBy(students.id);
}

/** Homework that ends within 24 hours and is not handed in, grouped by assignment. */
function homeworkEnding(db: Queries, { accountId, subjectId, endsBy }: GivenDesk) {
  return db
    .select(
      thing({
        kind: 'homeworkEnding',
        key: homework.id,
        name: homework.name,
        essayTitle: homework.essayTitle,
        students: namedStudents,
        count: sql`count(*)`,
        since: sql`${homework.arrangedAt}`,
        dueAt: sql`min(${homeworkPersons.dueAt})`,
      }),
    )
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(
      and(
        eq(homeworkPersons.status, 'incomplete'),
        eq(homework.subjectId, subjectId),
        lte(homeworkPersons.dueAt, endsBy),
        isSeen(db, accountId, homeworkPersons.studentId),
      ),
    )
    .groupBy(homework.id);
}

/** The account's assignments that could be given to nobody, until their card is assigned again. */
function failedHomework(db: Queries, { accountId, subjectId, failedSince }: GivenDesk) {
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
    .select(
      thing({
        kind: 'homeworkFailed',
        key: homework.id,
        name: homework.name,
        essayTitle: homework.essayTitle,
        students: noStudents,
        since: sql`${homework.arrangedAt}`,
      }),
    )
    .from(homework)
    .where(
      and(
        eq(homework.status, 'failed'),
        eq(homework.accountId, accountId),
        eq(homework.subjectId, subjectId),
        gt(homework.arrangedAt, failedSince),
        notExists(again),
      ),
    );
}

/** What of the account's things is put off now: the last word on each counts. */
function putOff(db: Queries, accountId: Given<number>) {
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

/** Everything that waits for an account, what is put off with its reason. */
function selectWaiting(db: Queries, language: Language) {
  const desk: GivenDesk = {
    ...{ accountId: sql.placeholder('accountId'), subjectId: sql.placeholder('subjectId') },
    language,
    ...{ endsBy: sql.placeholder('endsBy'), failedSince: sql.placeholder('failedSince') },
    heardBefore: sql.placeholder('heardBefore'),
  };
  const things = unionAll(
    homeworkEnding(db, desk),
    essaysToCorrect(db, desk),
    answersToGrade(db, desk),
    failedHomework(db, desk),
    pendingApplications(db, desk),
    levelsToChoose(db, desk),
    feedbackToWrite(db, desk),
    foundationsToSuggest(db, desk),
  ).as('things');
  const snoozed = putOff(db, desk.accountId);
  const item = sql<string>`${things.kind} || ':' || case
    when ${inArray(things.kind, todoKindsBySubject)} then ${desk.subjectId}::int || '.' else ''
  end || ${things.key}`;
  const isHeard = or(
    ne(things.kind, 'feedbackMissing'),
    sql`${sql.placeholder('writes')}::boolean`,
  );
  const query = db
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
    .leftJoin(snoozed, and(eq(snoozed.item, item), gt(snoozed.until, sql.placeholder('now'))))
    .$dynamic();
  return { query, isHeard, isOpen: isNull(snoozed.until) };
}

const everything = (language: Language) =>
  statement(`waiting.${language}`, (db) => {
    const { query, isHeard } = selectWaiting(db, language);
    return query.where(isHeard);
  });
const all = { zh: everything('zh'), en: everything('en') };

/** The first thing that is not put off, whichever it is: the database looks no further. */
const first = statement('waiting.first', (db) => {
  const { query, isHeard, isOpen } = selectWaiting(db, 'zh');
  return query.where(and(isHeard, isOpen)).limit(1);
});

/** Whose things are asked for; of feedback hear those who may write it [ROLE-067]. */
export interface Waiter extends Desk {
  readonly writes: boolean;
}

function valuesOf(waiter: Waiter, now: Date) {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return {
    ...waiter,
    ...{ now: since(0), endsBy: since(-dayLength), failedSince: since(failedFor) },
    heardBefore: heardBefore(now).toISOString(),
  };
}

export function waitingOf(db: Queries, waiter: Waiter, language: Language, now: Date) {
  return all[language](db, valuesOf(waiter, now));
}

export async function isAnythingWaiting(db: Queries, waiter: Waiter, now: Date): Promise<boolean> {
  return (await first(db, valuesOf(waiter, now))).length > 0;
}

export type Waiting = Awaited<ReturnType<typeof waitingOf>>[number];
