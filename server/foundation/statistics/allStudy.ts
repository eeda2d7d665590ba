import { and, gte, inArray, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { effectiveStored, type StudySums } from '../../../src/domain/foundationTime';
import { businessDate, dayOf } from '../../businessDate';
import type { Queries } from '../../db/database';
import { activities, answers } from '../../db/tables';
import { isRecitation } from './study';

interface Meant {
  /** A condition on a student's id. */
  readonly whose: (studentId: SQLWrapper) => SQL | undefined;
  readonly from: Date;
  /** The first moment that is too late. */
  readonly until: Date;
}

function studyOf(db: Queries, { whose, from, until }: Meant) {
  const answering = db
    .select({
      kind: sql<string>`'answer'::text`.as('kind'),
      module: sql<string>`${answers.module}`.as('module'),
      seconds: sql<number>`${answers.seconds}`.as('seconds'),
      at: sql<Date>`${answers.submittedAt}`.as('at'),
    })
    .from(answers)
    .where(
      and(gte(answers.submittedAt, from), lt(answers.submittedAt, until), whose(answers.studentId)),
    );
  const other = db
    .select({
      kind: sql<string>`${activities.kind}`.as('kind'),
      module: sql<string>`${activities.module}`.as('module'),
      seconds: sql<number>`${activities.seconds}`.as('seconds'),
      at: sql<Date>`${activities.at}`.as('at'),
    })
    .from(activities)
    .where(and(gte(activities.at, from), lt(activities.at, until), whose(activities.studentId)));
  return unionAll(answering, other).as('study');
}

/** All study of some students by day, of any subject: what it comes to, and in which modules [ENTITY-031]. */
export async function allStudy(db: Queries, meant: Meant): Promise<ReadonlyMap<string, StudySums>> {
  const study = studyOf(db, meant);
  const counts = sql`(${study.kind} <> 'wordRecitation' or ${isRecitation(study)})`;
  const seconds = (condition: SQL) =>
    sql<number>`coalesce(sum(${study.seconds}) filter (where ${counts} and ${condition}), 0)`.mapWith(
      Number,
    );
  const date = businessDate(study.at);
  const rows = await db
    .select({
      day: dayOf(date),
      total: seconds(sql`true`),
      foundation: seconds(sql`${study.module} = 'foundation'`),
      synchronous: seconds(sql`${study.module} = 'synchronous'`),
      effective: seconds(inArray(study.kind, effectiveStored)),
      preciseTest: seconds(sql`${study.module} = 'homework'`),
      smartReview: seconds(sql`${study.module} = 'review'`),
    })
    .from(study)
    .groupBy(date);
  return new Map(rows.map(({ day: on, ...sums }) => [on, sums]));
}

export const noStudy: StudySums = {
  ...{ total: 0, foundation: 0, synchronous: 0, effective: 0, preciseTest: 0, smartReview: 0 },
};
