import { and, asc, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { applicationInfo, applicationList, decideApplication } from '../../src/contract/approvals';
import type { ApplicationStatus } from '../../src/domain/approvals';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { classHourApplications, courses, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { onDays } from '../onDays';
import { listed, pageOf, placeIn } from '../page';
import { absent } from '../refusal';
import type { Area } from '../area';
import { type Handler, serve } from '../serve';
import { demandSeen, isSeen } from '../students/seen';
import { happenToApplication } from './application';
import { applicationRowOf, selectApplications } from './row';
import { severalHandlers } from './several';

/** What waits for a decision comes first. */
const urgency = ['pending', 'evaluating', 'approved', 'rejected'] as const;

/** When what is undecided was applied for; null for all else. */
const waitingSince = sql`case when ${classHourApplications.decidedAt} is null
  then ${classHourApplications.appliedAt} end`;

/** The applications of a subject by the account's students, as a condition. */
function isOwn(db: Queries, accountId: number, subjectId: number) {
  return and(eq(courses.subjectId, subjectId), isSeen(db, accountId, students.id));
}

/** How many applications of those that are meant there are at each status. */
async function countStatuses(db: Queries, counted: SQL | undefined) {
  const rows = await db
    .select({ status: sql<ApplicationStatus>`${classHourApplications.status}`, count: count() })
    .from(classHourApplications)
    .innerJoin(students, eq(students.id, classHourApplications.studentId))
    .innerJoin(courses, eq(courses.id, classHourApplications.courseId))
    .where(counted)
    .groupBy(classHourApplications.status);
  const countOf = (status: ApplicationStatus) =>
    rows.find((row) => row.status === status)?.count ?? 0;
  return {
    evaluating: countOf('evaluating'),
    pending: countOf('pending'),
    approved: countOf('approved'),
    rejected: countOf('rejected'),
  } satisfies Record<ApplicationStatus, number>;
}

const handlers: readonly Handler[] = [
  serve(applicationList, async ({ payload, session, db, now, language }) => {
    const own = isOwn(db, session.account.id, payload.subject_id);
    const { status, keyword, days, from, to } = payload;
    const searched = and(
      own,
      namesStudent(keyword),
      onDays(classHourApplications.appliedAt, { from, to }),
      days === undefined
        ? undefined
        : gte(classHourApplications.appliedAt, startOfDay(now, 1 - Number(days))),
    );
    const found = await pageOf(
      selectApplications(db, language, now)
        .where(
          and(
            searched,
            status === undefined ? undefined : eq(classHourApplications.status, status),
          ),
        )
        .orderBy(
          placeIn(urgency, classHourApplications.status),
          // Who has waited longest comes first, as on the home page; of what is decided, the latest.
          asc(waitingSince),
          desc(classHourApplications.appliedAt),
          desc(classHourApplications.id),
        ),
      payload,
    );
    const counts = await countStatuses(db, searched);
    return { ...listed(found, applicationRowOf, now), counts };
  }),

  serve(applicationInfo, async ({ payload, session, db, now, language }) => {
    const [row] = await selectApplications(db, language, now).where(
      and(
        eq(classHourApplications.id, payload.application_id),
        isOwn(db, session.account.id, payload.subject_id),
      ),
    );
    if (row === undefined) throw absent();
    return { ...applicationRowOf(row), as_of: toMoment(now) };
  }),

  serve(decideApplication, async ({ payload, session, db, now }) => {
    const { id: accountId } = session.account;
    const { application_id, subject_id } = payload;
    const [row] = await db
      .select({ id: classHourApplications.id, studentId: classHourApplications.studentId })
      .from(classHourApplications)
      .innerJoin(courses, eq(courses.id, classHourApplications.courseId))
      .where(and(eq(classHourApplications.id, application_id), eq(courses.subjectId, subject_id)));
    if (row === undefined) throw absent();
    await demandSeen(db, accountId, [row.studentId]);
    const type = `application.${payload.decision}` as const;
    const event = { type, by: accountId, at: now.toISOString() };
    const { status } = await happenToApplication(db, row.id, event, {
      remark: payload.remark,
    });
    return { status };
  }),
];

export const area: Area = { handlers: [...handlers, ...severalHandlers] };
