import { and, asc, countDistinct, desc, eq, isNull, max, sql } from 'drizzle-orm';
import { latestReports, recentLessons, schedules } from '../../src/contract/home';
import { toMoment } from '../../src/domain/businessTime';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { courses, enrolments, lessons, meetings, reports, students } from '../db/tables';
import { onDays } from '../onDays';
import { listed, total } from '../page';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';

/** The home page shows so many of each; the total says how many there are. */
const most = 10;

/** Whether somebody takes a course: those whom its page lists for the account. */
const takesOwn = (db: Queries, accountId: number) =>
  and(
    eq(enrolments.courseId, courses.id),
    isNull(enrolments.leftAt),
    isSeen(db, accountId, enrolments.studentId),
  );

export const recentHandlers: readonly Handler[] = [
  serve(schedules, async ({ payload, session, db, now, language }) => {
    const rows = await db
      .select({
        id: meetings.id,
        courseId: courses.id,
        courseName: courseName(language),
        lessonId: meetings.lessonId,
        lessonName: lessons.name,
        room: meetings.room,
        startsAt: meetings.startsAt,
        endsAt: meetings.endsAt,
        studentCount: db.$count(enrolments, takesOwn(db, session.account.id)),
      })
      .from(meetings)
      .innerJoin(courses, eq(courses.id, meetings.courseId))
      .leftJoin(lessons, eq(lessons.id, meetings.lessonId))
      .where(
        and(
          eq(meetings.accountId, session.account.id),
          eq(courses.subjectId, payload.subject_id),
          onDays(meetings.startsAt, payload),
        ),
      )
      .orderBy(asc(meetings.startsAt), asc(meetings.id));
    const show = (row: (typeof rows)[number]) => ({
      meeting_id: row.id,
      course_id: row.courseId,
      course_name: row.courseName,
      lesson_id: row.lessonId,
      lesson_name: row.lessonName,
      room: row.room,
      starts_at: toMoment(row.startsAt),
      ends_at: toMoment(row.endsAt),
      student_count: row.studentCount,
    });
    return listed({ rows, total: rows.length }, show, now);
  }),

  // The last lesson that each student has learned in each course.
  serve(recentLessons, async ({ payload, session, db, now, language }) => {
    const lastActiveAt = max(enrolments.lastActiveAt);
    const rows = await db
      .select({
        lessonId: lessons.id,
        lessonName: lessons.name,
        courseId: courses.id,
        courseName: courseName(language),
        studentCount: countDistinct(enrolments.studentId),
        lastActiveAt,
        total,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .innerJoin(
        lessons,
        and(eq(lessons.courseId, courses.id), eq(lessons.position, enrolments.lessonsLearned)),
      )
      .where(
        and(
          eq(courses.subjectId, payload.subject_id),
          isNull(enrolments.leftAt),
          isSeen(db, session.account.id, enrolments.studentId),
        ),
      )
      .groupBy(lessons.id, courses.id)
      .having(sql`${lastActiveAt} is not null`)
      .orderBy(desc(lastActiveAt), asc(lessons.id))
      .limit(most);
    const show = (row: (typeof rows)[number]) => ({
      lesson_id: row.lessonId,
      lesson_name: row.lessonName,
      course_id: row.courseId,
      course_name: row.courseName,
      student_count: row.studentCount,
      last_active_at: toMoment(row.lastActiveAt ?? now),
    });
    return listed({ rows, total: rows[0]?.total ?? 0 }, show, now);
  }),

  serve(latestReports, async ({ payload, session, db, now }) => {
    const rows = await db
      .select({
        report: reports,
        studentName: students.name,
        username: students.username,
        total,
      })
      .from(reports)
      .innerJoin(students, eq(students.id, reports.studentId))
      .where(
        and(
          eq(reports.subjectId, payload.subject_id),
          isSeen(db, session.account.id, reports.studentId),
        ),
      )
      .orderBy(desc(reports.at), desc(reports.id))
      .limit(most);
    const show = ({ report, studentName, username }: (typeof rows)[number]) => ({
      report_id: report.id,
      student_id: report.studentId,
      student_name: studentName,
      username,
      title: report.title,
      kind: report.kind,
      at: toMoment(report.at),
    });
    return listed({ rows, total: rows[0]?.total ?? 0 }, show, now);
  }),
];
