import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { effectiveStored, type StudySums } from '../../../src/domain/foundationTime';
import { businessDate, businessDayAt } from '../../businessDate';
import { rightIfAnswered } from '../../answered';
import type { Queries } from '../../db/database';
import { statement } from '../../db/statement';
import { activities, answers, questions } from '../../db/tables';
import { isSeen } from '../../students/seen';
import { doesCount, durationColumns, type Meant, sumOf, within } from './study';

/**
 * All study of some students in pieces: what they did on a day in one way. Each stretch is read once, for the
 * foundation of the subject and for all study beside it.
 */
function piecesOf(db: Queries, meant: Meant) {
  const answering = db
    .select({
      date: businessDate(answers.submittedAt).as('date'),
      kind: sql<string>`'answer'::text`.as('kind'),
      module: sql<string>`${answers.module}`.as('module'),
      isOfSubject: sql<boolean>`${eq(questions.subjectId, meant.subjectId)}`.as('is_of_subject'),
      seconds: sql<number>`sum(${answers.seconds})`.as('seconds'),
      answers: sql<number>`count(${rightIfAnswered})`.as('answers'),
      right: sql<number>`count(*) filter (where ${rightIfAnswered})`.as('right_answers'),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(and(meant.whose(answers.studentId), within(answers.submittedAt, meant)))
    .groupBy(sql`1, 3, 4`);
  const other = db
    .select({
      date: businessDate(activities.at).as('date'),
      kind: sql<string>`${activities.kind}`.as('kind'),
      module: sql<string>`${activities.module}`.as('module'),
      // Time at the machine belongs to no subject, so it counts in each.
      isOfSubject: sql<boolean>`true`.as('is_of_subject'),
      seconds: sql<number>`sum(${activities.seconds})`.as('seconds'),
      answers: sql<number>`0`.as('answers'),
      right: sql<number>`0`.as('right_answers'),
    })
    .from(activities)
    .where(and(doesCount, meant.whose(activities.studentId), within(activities.at, meant)))
    .groupBy(sql`1, 2, 3`);
  return unionAll(answering, other).as('study');
}

function selectStudy(db: Queries, whose: Meant['whose']) {
  const meant = {
    ...{ whose, subjectId: sql.placeholder('subjectId') },
    ...{ from: sql.placeholder('from'), until: sql.placeholder('until') },
  };
  const study = piecesOf(db, meant);
  const isIn = (module: string) => eq(study.module, module);
  const isMeant = and(isIn('foundation'), sql`${study.isOfSubject}`);
  const seconds = (condition?: SQL) => sumOf(study.seconds, condition);
  const all: Record<keyof StudySums, SQL<number>> = {
    total: seconds(),
    foundation: seconds(isIn('foundation')),
    synchronous: seconds(isIn('synchronous')),
    effective: seconds(inArray(study.kind, effectiveStored)),
    preciseTest: seconds(isIn('homework')),
    smartReview: seconds(isIn('review')),
  };
  return db
    .select({
      day: businessDayAt(sql`${study.date}`),
      seconds: durationColumns(study, isMeant),
      answerCount: sumOf(study.answers, isMeant),
      rightCount: sumOf(study.right, isMeant),
      study: all,
    })
    .from(study)
    .groupBy(study.date)
    .orderBy(asc(study.date));
}

const ofAccount = statement('study.account', (db) =>
  selectStudy(db, (student) => isSeen(db, sql.placeholder('accountId'), student)),
);
const ofStudent = statement('study.student', (db) =>
  selectStudy(db, (student) => sql`${student} = ${sql.placeholder('studentId')}`),
);

/** Whose study is meant: a student's, or that of all students of an account. */
interface Asked {
  readonly accountId: number;
  readonly studentId: number | undefined;
  readonly subjectId: number;
  readonly from: Date;
  /** The first moment that is too late. */
  readonly until: Date;
}

/** What some students did each day: foundation study of the subject, and all study, in which modules [ENTITY-031]. */
export function studyByDay(db: Queries, { from, until, ...asked }: Asked) {
  const values = { ...asked, from: from.toISOString(), until: until.toISOString() };
  return asked.studentId === undefined ? ofAccount(db, values) : ofStudent(db, values);
}

export const noStudy: StudySums = {
  ...{ total: 0, foundation: 0, synchronous: 0, effective: 0, preciseTest: 0, smartReview: 0 },
};
