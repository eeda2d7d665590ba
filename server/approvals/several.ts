import { and, asc, eq, inArray } from 'drizzle-orm';
import { decideApplications } from '../../src/contract/approvals';
import { classHourApplications, courses } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { seenAmong } from '../students/seen';
import { happenToApplication } from './application';
import { applicationRowOf, selectApplications } from './row';

export const severalHandlers: readonly Handler[] = [
  serve(decideApplications, async ({ payload, session, db, now, language }) => {
    const { application_ids: ids, subject_id, decision, remark } = payload;
    const by = session.account.id;
    // In the order of their ids, so that two decisions at once don't wait for each other.
    const found = await db
      .select({ id: classHourApplications.id, studentId: classHourApplications.studentId })
      .from(classHourApplications)
      .innerJoin(courses, eq(courses.id, classHourApplications.courseId))
      .where(and(inArray(classHourApplications.id, ids), eq(courses.subjectId, subject_id)))
      .orderBy(asc(classHourApplications.id));
    if (found.length !== ids.length) throw absent();
    const applicants = found.map(({ studentId }) => studentId);
    const { studentIds, notYours } = await seenAmong(db, by, applicants);
    const decided = found.filter(({ studentId }) => studentIds.includes(studentId));
    const event = { type: `application.${decision}` as const, by, at: now.toISOString() };
    const done = new Set<number>();
    for (const { id } of decided) {
      try {
        await happenToApplication(db, id, event, { remark });
        done.add(id);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
      }
    }
    const rows = await selectApplications(db, language, now)
      .where(
        inArray(
          classHourApplications.id,
          decided.map(({ id }) => id),
        ),
      )
      .orderBy(asc(classHourApplications.id));
    const outcomes = rows.map(applicationRowOf).map((row) => ({
      ...{ application_id: row.application_id, name: row.name, username: row.username },
      ...{ hours: row.hours, course_name: row.course_name, status: row.status },
      ...{ decided_by: row.decided_by, isDone: done.has(row.application_id) },
    }));
    return { outcomes, not_yours: notYours };
  }),
];
