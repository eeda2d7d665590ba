import { count, eq, gt } from 'drizzle-orm';
import { startOfDay } from '../../src/domain/businessTime';
import { businessDayAt } from '../businessDate';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { insertAll } from './insert';
import type { Random } from './random';
import { schedule } from './schedule';

/** When a day's report is written. */
const reportedAt = 'T21:30:00+08:00';

/** A report a day and subject for whoever answered in it that day; the title is the day. */
async function fillReports(db: Queries, now: Date): Promise<void> {
  const day = businessDayAt(tables.answers.submittedAt);
  const rows = await db
    .select({
      studentId: tables.answers.studentId,
      subjectId: tables.questions.subjectId,
      day,
      answered: count(),
    })
    .from(tables.answers)
    .innerJoin(tables.questions, eq(tables.questions.id, tables.answers.questionId))
    .where(gt(tables.answers.submittedAt, startOfDay(now, -21)))
    .groupBy(tables.answers.studentId, tables.questions.subjectId, day);
  await insertAll(
    db,
    tables.reports,
    rows
      .filter(({ answered }) => answered >= 3)
      .map((row) => ({ ...row, at: new Date(`${row.day}${reportedAt}`) }))
      .filter(({ at }) => at <= now)
      .map(({ studentId, subjectId, day: title, at }) => ({
        ...{ studentId, subjectId, title, at },
        kind: 'daily',
      })),
  );
}

/** The schedule and the reports that the home page shows. */
export async function fillHome(db: Queries, now: Date, random: Random): Promise<void> {
  await insertAll(db, tables.meetings, schedule(now, random));
  await fillReports(db, now);
}
