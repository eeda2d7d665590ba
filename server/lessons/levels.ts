import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import {
  cancelLevelChange,
  changeCourseLevel,
  courseLevelInfo,
  keepCourseLevel,
} from '../../src/contract/lessons';
import { toMoment } from '../../src/domain/businessTime';
import { courseLevels as levels, levelStages } from '../../src/domain/lessons';
import {
  type CourseLevel,
  type courseLevel,
  nextCourseLevel,
} from '../../src/machines/lessons/courseLevel';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { courseLevels, courses, enrolments, levelDecisions } from '../db/tables';
import { lifeCycle } from '../lifeCycle';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellOfStudent } from '../students/seen';
import { demandThawed, shownFreezes } from '../supervision/freeze';
import { cancelDecision, decisionsOn, evidenceFor } from './levelEvidence';

interface Whose {
  readonly student_id: number;
  readonly course_id: number;
}

/** The student's enrolment in the course; what locks a level, since a level may have no row yet. */
function selectEnrolment(db: Queries, { student_id, course_id }: Whose, subjectId?: number) {
  return db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.studentId, student_id),
        eq(enrolments.courseId, course_id),
        isNull(enrolments.leftAt),
        subjectId === undefined ? undefined : eq(courses.subjectId, subjectId),
      ),
    );
}

/** Demands that a student whom the account sees takes this course of the subject. */
async function demandTaken(
  db: Queries,
  accountId: number,
  payload: Whose & { readonly subject_id: number },
): Promise<void> {
  await demandSeen(db, accountId, [payload.student_id]);
  const found = await selectEnrolment(db, payload, payload.subject_id);
  if (found.length === 0) throw absent();
}

/** A student's level in a course; the first where nothing has happened yet. */
export async function findLevel(
  db: Queries,
  { student_id, course_id }: Whose,
): Promise<CourseLevel> {
  const [row] = await db
    .select({
      stage: sql<string>`${courseLevels.stage}`,
      level: courseLevels.level,
      nextLevel: courseLevels.nextLevel,
    })
    .from(courseLevels)
    .where(and(eq(courseLevels.studentId, student_id), eq(courseLevels.courseId, course_id)));
  const stage = levelStages.find((one) => one === row?.stage) ?? 'studying';
  return { stage, level: row?.level ?? levels.lowest, nextLevel: row?.nextLevel ?? null };
}

interface Change {
  readonly by: number | null;
  readonly reason?: string;
  readonly now: Date;
}

interface Circumstances {
  readonly stored: CourseLevel;
  readonly change: Change;
}

/** Lets an event happen to a student's level in a course, by the chart courseLevel. */
export const happenToLevel = lifeCycle({
  async lock(db, whose: Whose) {
    const taken = await selectEnrolment(db, whose).for('update', { of: enrolments });
    if (taken.length === 0) throw absent();
    return findLevel(db, whose);
  },
  next: (level, event: EventFrom<typeof courseLevel>) => nextCourseLevel(level, event),
  refuse: ({ stage }, reason) => new Refusal('conflict', `level.${reason ?? stage}`, { stage }),
  async store(db, whose, next, { stored, change: { by, reason, now } }: Circumstances) {
    const { student_id: studentId, course_id: courseId } = whose;
    const change = { ...next, accountId: by, reason: reason ?? null, changedAt: now };
    await db
      .insert(courseLevels)
      .values({ studentId, courseId, ...change })
      .onConflictDoUpdate({ target: [courseLevels.studentId, courseLevels.courseId], set: change });
    if (by === null) return;
    if (stored.stage === 'scheduled') {
      await cancelDecision(db, whose, { cancelledBy: by, cancelledAt: now });
      return;
    }
    const decision = { level: stored.level, nextLevel: next.nextLevel, reason: change.reason };
    await db
      .insert(levelDecisions)
      .values({ studentId, courseId, ...decision, accountId: by, decidedAt: now });
  },
  tell: (db, { student_id }) => tellOfStudent(db, student_id),
});

export const levelHandlers: readonly Handler[] = [
  serve(courseLevelInfo, async ({ payload, session, db, now, language }) => {
    await demandTaken(db, session.account.id, payload);
    const { stage, level, nextLevel } = await findLevel(db, payload);
    const [course] = await db
      .select({ name: courseName(language) })
      .from(courses)
      .where(eq(courses.id, payload.course_id));
    return {
      ...{ stage, level, next_level: nextLevel, ...levels },
      course_name: course?.name ?? '',
      evidence: await evidenceFor(db, payload),
      decisions: await decisionsOn(db, payload),
      freezes: await shownFreezes(db, session.account, payload.student_id, now),
      as_of: toMoment(now),
    };
  }),

  serve(keepCourseLevel, async ({ payload, session, db, now }) => {
    const { id: by } = session.account;
    await demandTaken(db, by, payload);
    const { level } = await happenToLevel(db, payload, { type: 'level.kept' }, { by, now });
    return { level };
  }),

  serve(changeCourseLevel, async ({ payload, session, db, now }) => {
    const { id: by } = session.account;
    const { direction, reason } = payload;
    await demandTaken(db, by, payload);
    await demandThawed(db, payload.student_id, 'levelChange');
    const event = { type: 'level.changed', direction } as const;
    const { nextLevel } = await happenToLevel(db, payload, event, { by, reason, now });
    if (nextLevel === null) throw new Error('a changed level is a scheduled one');
    return { next_level: nextLevel };
  }),

  serve(cancelLevelChange, async ({ payload, session, db, now }) => {
    const { id: by } = session.account;
    await demandTaken(db, by, payload);
    const { stage } = await findLevel(db, payload);
    if (stage !== 'scheduled') throw new Refusal('conflict', 'level.notScheduled', { stage });
    const { level } = await happenToLevel(db, payload, { type: 'change.cancelled' }, { by, now });
    return { level };
  }),
];
