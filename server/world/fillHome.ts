import { count, eq, gt, sql } from 'drizzle-orm';
import { dayLength, startOfDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accounts } from './content/accounts';
import { students } from './content/people';
import { insertAll } from './insert';
import type { Random } from './random';
import { schedule } from './schedule';

/** When a day's report is written. */
const reportedAt = 'T21:30:00+08:00';

/** A report a day and subject for whoever answered in it that day; the title is the day. */
async function fillReports(db: Queries, now: Date): Promise<void> {
  const day = sql<string>`to_char(${tables.answers.submittedAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
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

const messageKinds = ['homework', 'classHour', 'score', 'system'] as const;
/** How many messages an account has, and how many of them are unread; Zhou's badge says 99+. */
const messagesOfZhou = { count: 128, unread: 120 };
const messagesOfOthers = { count: 14, unread: 4 };

/** Messages from the system to each account, about nine a day. */
function messagesOf(now: Date, random: Random): (typeof tables.messages.$inferInsert)[] {
  return accounts.flatMap((account) => {
    const { count: number, unread } =
      account.username === 'zhou' ? messagesOfZhou : messagesOfOthers;
    return Array.from({ length: number }, (_, at) => {
      const student = random.pick(students);
      const kind = messageKinds[at % messageKinds.length] ?? 'system';
      return {
        accountId: account.id,
        subjectId: random.pick(account.subjects),
        kind,
        title: student.name,
        body: kind,
        link: `/student/detail?student_id=${String(student.id)}`,
        isRead: at >= unread,
        at: new Date(now.getTime() - at * (dayLength / 9) - random.whole(1, 3600) * 1000),
      };
    });
  });
}

/** The schedule, the reports and the messages that the home page and the top bar show. */
export async function fillHome(db: Queries, now: Date, random: Random): Promise<void> {
  await insertAll(db, tables.meetings, schedule(now, random));
  await insertAll(db, tables.messages, messagesOf(now, random));
  await fillReports(db, now);
}
