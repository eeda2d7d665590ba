import { and, asc, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { dayLength } from '../../src/domain/businessTime';
import { finishEvaluation } from '../approvals/application';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { finishRemedialCourse } from '../foundation/health';
import { happenToLevel } from '../lessons/levels';
import { handleWorkOrder } from '../workOrders/handle';
import { colleagues } from './content/accounts';
import { students } from './content/people';
import { handledByDesk, workOrders } from './content/workOrders';
import { newApplication } from './fillApprovals';
import type { Random } from './random';

const minute = 60_000;
/** So many work orders always stay in progress, and so many applications are evaluated at once. */
const kept = { workOrders: 2, evaluating: 3 };

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minute);

/** The service desk handles the work order that has been in progress the longest [WKO-01]. */
export async function handleNextOrder(db: Queries, now: Date, random: Random): Promise<void> {
  const open = await db
    .select({ id: tables.workOrders.id, title: tables.workOrders.title })
    .from(tables.workOrders)
    .where(isNull(tables.workOrders.finishedAt))
    .orderBy(asc(tables.workOrders.pushedAt));
  const [next] = open;
  if (next === undefined || open.length <= kept.workOrders) return;
  const remark = workOrders.find(({ title }) => title === next.title)?.coming ?? handledByDesk;
  const handling = { by: random.pick(colleagues).name, remark, files: [] };
  await handleWorkOrder(db, next.id, handling, now);
}

/** The application that has been evaluated the longest comes before the analyst [CHA-01]. */
export async function evaluateNext(db: Queries, now: Date): Promise<void> {
  const { classHourApplications: applications } = tables;
  const [next] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.status, 'evaluating'), lt(applications.appliedAt, before(now, 5))))
    .orderBy(asc(applications.appliedAt))
    .limit(1);
  if (next !== undefined) await finishEvaluation(db, next.id);
}

/** Somebody applies for class hours. */
async function apply(db: Queries, now: Date, random: Random): Promise<void> {
  const evaluating = await db.$count(
    tables.classHourApplications,
    eq(tables.classHourApplications.status, 'evaluating'),
  );
  if (evaluating >= kept.evaluating) return;
  const own = students.filter(
    ({ list, analysts }) => list === 'responsible' && analysts.includes('zhou'),
  );
  const application = newApplication(random.pick(own), now, random);
  await db.insert(tables.classHourApplications).values(application);
}

/** A remedial course that was asked for an hour ago has its effect [FHL-04 … FHL-07]. */
export async function finishNextCourse(db: Queries, now: Date): Promise<void> {
  const { remedialCourses: courses } = tables;
  const { health } = tables.students;
  const hasEffect = or(
    and(eq(courses.direction, 'up'), inArray(health, ['unhealthy', 'subHealthy'])),
    and(eq(courses.direction, 'down'), inArray(health, ['healthy', 'subHealthy'])),
  );
  const [next] = await db
    .select({ studentId: courses.studentId, direction: courses.direction })
    .from(courses)
    .innerJoin(tables.students, eq(tables.students.id, courses.studentId))
    .where(and(isNull(courses.doneAt), lt(courses.requestedAt, before(now, 60)), hasEffect))
    .orderBy(asc(courses.requestedAt))
    .limit(1);
  if (next === undefined) return;
  const direction = next.direction === 'up' ? 'up' : 'down';
  await finishRemedialCourse(db, next.studentId, direction, now);
}

/** Somebody whose level was changed today comes to the next stage's end [LVL-10]. */
export async function enterNextLevel(db: Queries, now: Date): Promise<void> {
  const { courseLevels: levels } = tables;
  const [next] = await db
    .select({ student_id: levels.studentId, course_id: levels.courseId })
    .from(levels)
    .where(
      and(
        eq(levels.stage, 'scheduled'),
        gt(levels.changedAt, new Date(now.getTime() - dayLength)),
        lt(levels.changedAt, before(now, 10)),
      ),
    )
    .orderBy(desc(levels.changedAt))
    .limit(1);
  if (next === undefined) return;
  await happenToLevel(db, next, { type: 'stageEnd.reached' }, { by: null, now });
}

/** What analysts, students and parents have asked for goes on, each now and then; within a transaction. */
export async function goOnWithRequests(db: Queries, now: Date, random: Random): Promise<void> {
  if (random.happens(0.02)) await handleNextOrder(db, now, random);
  if (random.happens(0.05)) await evaluateNext(db, now);
  if (random.happens(0.01)) await apply(db, now, random);
  if (random.happens(0.05)) await finishNextCourse(db, now);
  if (random.happens(0.05)) await enterNextLevel(db, now);
}
