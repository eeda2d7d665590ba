import { count, eq, gt, sql } from 'drizzle-orm';
import { dayLength, startOfDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accounts } from './content/accounts';
import { courses } from './content/courses';
import { classes, students } from './content/people';
import { insertAll } from './insert';
import type { Random } from './random';

const hour = 3_600_000;
/** When lessons are given: mornings and afternoons of a self-study room. */
const lessonHours = [8.5, 10, 14.5, 16, 18.5];

function meetingsOf(today: Date, random: Random): (typeof tables.meetings.$inferInsert)[] {
  const rows: (typeof tables.meetings.$inferInsert)[] = [];
  for (const group of classes.filter(({ studentIds }) => studentIds.length > 0)) {
    const account = accounts.find(({ username }) => username === group.analyst);
    const fitting = courses.filter(
      ({ subjectId, type }) => subjectId === group.subjectId && type === 'formal',
    );
    if (account === undefined || fitting.length === 0) continue;
    for (let day = -7; day <= 7; day += 1) {
      if (day !== 0 && !random.happens(0.7)) continue;
      const course = random.pick(fitting);
      const lesson = random.pick(course.chapters.flatMap((chapter) => chapter.lessons));
      const startsAt = startOfDay(today, day).getTime() + random.pick(lessonHours) * hour;
      rows.push({
        accountId: account.id,
        courseId: course.id,
        lessonId: lesson.id,
        room: `${String(random.whole(1, 3))}0${String(random.whole(1, 6))}`,
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + 1.5 * hour),
        studentCount: group.studentIds.length,
      });
    }
  }
  return rows;
}

/** A report a day for whoever answered that day, in the subject answered most; the title is the day. */
async function fillReports(db: Queries, today: Date): Promise<void> {
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
    .where(gt(tables.answers.submittedAt, startOfDay(today, -21)))
    .groupBy(tables.answers.studentId, tables.questions.subjectId, day);
  await insertAll(
    db,
    tables.reports,
    rows
      .filter(({ answered }) => answered >= 3)
      .map((row) => ({
        studentId: row.studentId,
        subjectId: row.subjectId,
        title: row.day,
        kind: 'daily',
        at: new Date(Date.parse(`${row.day}T21:30:00+08:00`)),
      })),
  );
}

const messageKinds = ['homework', 'classHour', 'score', 'system'] as const;

/** Messages from the system to each analyst; Zhou has more than 99 unread. */
function messagesOf(today: Date, random: Random): (typeof tables.messages.$inferInsert)[] {
  return accounts.flatMap((account) => {
    const count_ = account.username === 'zhou' ? 128 : 14;
    return Array.from({ length: count_ }, (_, at) => {
      const student = random.pick(students);
      const kind = messageKinds[at % messageKinds.length] ?? 'system';
      return {
        accountId: account.id,
        subjectId: random.pick(account.subjects),
        kind,
        title: student.name,
        body: kind,
        link: `/student/detail?student_id=${String(student.id)}`,
        isRead: account.username === 'zhou' ? at >= 120 : at > 3,
        at: new Date(today.getTime() - at * (dayLength / 9) - random.whole(1, 3600) * 1000),
      };
    });
  });
}

/** The schedule, the reports and the messages that the home page and the top bar show. */
export async function fillHome(db: Queries, today: Date, random: Random): Promise<void> {
  await insertAll(db, tables.meetings, meetingsOf(today, random));
  await insertAll(db, tables.messages, messagesOf(today, random));
  await fillReports(db, today);
}
