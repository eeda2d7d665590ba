import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { behaviourTips, behaviourWarnings } from '../../src/contract/behaviour';
import { type BehaviourWarning, warningKinds, warningsOf } from '../../src/domain/behaviour';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { activities, answers, questions } from '../db/tables';
import { type Handler, serve } from '../serve';
import { demandSeen } from './seen';

interface Observed {
  readonly subject_id: number;
  readonly student_id: number;
  readonly days: string;
}

/** What one student's answers in a subject warn of, and the idle time, which belongs to no subject. */
export async function observe(db: Queries, of: Observed, now: Date): Promise<BehaviourWarning[]> {
  const since = startOfDay(now, 1 - Number(of.days));
  const given = await db
    .select({
      ...{ id: answers.id, isRight: answers.isRight, skipReason: answers.skipReason },
      ...{ seconds: answers.seconds, hintsViewed: answers.hintsViewed, at: answers.submittedAt },
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        eq(answers.studentId, of.student_id),
        eq(questions.subjectId, of.subject_id),
        gte(answers.submittedAt, since),
        lte(answers.submittedAt, now),
      ),
    )
    .orderBy(asc(answers.submittedAt), asc(answers.id));
  const idle = await db
    .select({ seconds: activities.seconds, at: activities.at })
    .from(activities)
    .where(
      and(
        eq(activities.studentId, of.student_id),
        eq(activities.kind, 'other'),
        gte(activities.at, since),
        lte(activities.at, now),
      ),
    )
    .orderBy(asc(activities.at));
  return warningsOf(
    given.map(({ skipReason, ...answer }) => ({ ...answer, isSkipped: skipReason !== null })),
    idle,
  );
}

export const behaviourHandlers: readonly Handler[] = [
  serve(behaviourTips, async ({ payload, session, db, now }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    const found = await observe(db, payload, now);
    const tips = warningKinds.flatMap((kind) => {
      const ofKind = found.filter((warning) => warning.kind === kind);
      const [last] = ofKind;
      return last === undefined ? [] : [{ kind, count: ofKind.length, last_day: last.day }];
    });
    return { tips, as_of: toMoment(now) };
  }),

  serve(behaviourWarnings, async ({ payload, session, db, now }) => {
    const { page, page_size: size, kind: wanted } = payload;
    await demandSeen(db, session.account.id, [payload.student_id]);
    const found = await observe(db, payload, now);
    const meant = found.filter(({ kind }) => wanted === undefined || kind === wanted);
    const counted = (of: BehaviourWarning['kind']) =>
      found.filter(({ kind }) => kind === of).length;
    return {
      list: meant.slice((page - 1) * size, page * size),
      ...{ total: meant.length, as_of: toMoment(now) },
      counts: {
        ...{ wrongStreak: counted('wrongStreak'), tooFast: counted('tooFast') },
        ...{ idle: counted('idle'), hintsAtOnce: counted('hintsAtOnce') },
      },
    };
  }),
];
