import { and, count, countDistinct, desc, eq, gte, lt, sql } from 'drizzle-orm';
import {
  foundationBatches,
  foundationCourses,
  foundationCoursesChinese,
} from '../../../src/contract/foundation';
import { businessDay, toMoment } from '../../../src/domain/businessTime';
import type { Queries } from '../../db/database';
import { activities, answers, foundationRounds, questions } from '../../db/tables';
import { coursesTaken } from '../../lessons/taken';
import { absent } from '../../refusal';
import { type Handler, serve } from '../../serve';
import { demandSeen } from '../../students/seen';
import type { Language } from '../../words';
import { findFoundation } from '../standing';
import {
  answeringOf,
  countColumns,
  durationColumns,
  masteryOf,
  type Meant,
  noDurations,
  shareOf,
} from './study';

/** The rounds that a student has been through, the newest first. */
function roundsOf(db: Queries, studentId: number) {
  return db
    .select()
    .from(foundationRounds)
    .where(eq(foundationRounds.studentId, studentId))
    .orderBy(desc(foundationRounds.round));
}

interface Asked {
  readonly student_id: number;
  readonly subject_id: number;
  readonly batch?: number | undefined;
}

interface Span {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** When a round was; all time where none is asked for. Absent where the student was never in it. */
async function spanOf(db: Queries, { student_id, batch }: Asked): Promise<Span> {
  if (batch === undefined) return {};
  const round = (await roundsOf(db, student_id)).find((one) => one.round === batch);
  if (round === undefined) throw absent();
  return { from: round.startedAt, until: round.endedAt ?? undefined };
}

/** The foundation courses of a student, each with what was done in it. */
async function statsOf(db: Queries, asked: Asked, span: Span, language: Language) {
  const { student_id: studentId, subject_id: subjectId, batch } = asked;
  const taken = await coursesTaken(db, studentId, subjectId, language);
  const courses = taken.filter(({ course }) => course.program === 'foundation');
  if (courses.length === 0) return [];
  const { round, status } = await findFoundation(db, studentId);
  const rows = [];
  for (const { course, name, joinedAt, lastActiveAt, lessonsLearned, lessonCount } of courses) {
    const meant: Meant = {
      ...{ subjectId, courseId: course.id, ...span },
      whose: (student) => sql`${student} = ${studentId}`,
    };
    const study = answeringOf(db, meant);
    const [done] = await db
      .select({ seconds: durationColumns(study), ...countColumns(study) })
      .from(study);
    const isCleared = lessonsLearned >= lessonCount && lastActiveAt !== null;
    rows.push({
      course_id: course.id,
      course_name: name,
      round: batch ?? round,
      status,
      progress: shareOf(lessonsLearned, lessonCount) ?? 0,
      starts_on: businessDay(joinedAt),
      cleared_on: isCleared ? businessDay(lastActiveAt) : null,
      seconds: done?.seconds ?? noDurations,
      accuracy: shareOf(done?.rightCount ?? 0, done?.answerCount ?? 0),
      mastery: (await masteryOf(db, meant)).get(studentId) ?? null,
    });
  }
  return rows;
}

/** How often a student has recited words, and how many passages were read. */
async function countReading(db: Queries, { student_id, subject_id }: Asked, span: Span) {
  const { from = new Date(0), until = new Date('9999-01-01T00:00:00Z') } = span;
  const [recited] = await db
    .select({ count: count() })
    .from(activities)
    .where(
      and(
        eq(activities.studentId, student_id),
        eq(activities.kind, 'wordRecitation'),
        gte(activities.at, from),
        lt(activities.at, until),
      ),
    );
  const [read] = await db
    .select({ count: countDistinct(questions.passageId) })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        eq(answers.studentId, student_id),
        eq(questions.subjectId, subject_id),
        gte(answers.submittedAt, from),
        lt(answers.submittedAt, until),
      ),
    );
  return { recited_count: recited?.count ?? 0, read_count: read?.count ?? 0 };
}

export const courseHandlers: readonly Handler[] = [
  serve(foundationCourses, async ({ payload, session, db, now, language }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    const list = await statsOf(db, payload, await spanOf(db, payload), language);
    return { list, total: list.length, as_of: toMoment(now) };
  }),

  serve(foundationCoursesChinese, async ({ payload, session, db, now, language }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    const span = await spanOf(db, payload);
    const reading = await countReading(db, payload, span);
    const list = (await statsOf(db, payload, span, language)).map((row) => ({
      ...row,
      ...reading,
    }));
    return { list, total: list.length, as_of: toMoment(now) };
  }),

  serve(foundationBatches, async ({ payload, session, db }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    const rounds = await roundsOf(db, payload.student_id);
    return {
      list: rounds.map(({ round, startedAt, endedAt }) => ({
        batch: round,
        starts_on: businessDay(startedAt),
        ends_on: endedAt === null ? null : businessDay(endedAt),
      })),
    };
  }),
];
