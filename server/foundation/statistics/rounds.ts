import { desc, eq, sql } from 'drizzle-orm';
import { foundationBatches } from '../../../src/contract/foundationCourses';
import { businessDay, toMoment } from '../../../src/domain/businessTime';
import { effectiveShare, totalSeconds } from '../../../src/domain/foundationTime';
import type { Queries } from '../../db/database';
import { foundationRounds } from '../../db/tables';
import { absent } from '../../refusal';
import { type Handler, serve } from '../../serve';
import { demandSeen, namedStudentOf } from '../../students/seen';
import type { Asked } from './courseQuery';
import { countColumns, durationColumns, masteryOf, noDurations, shareOf, studyOf } from './study';

/** The rounds that a student has been through, the newest first. */
function roundsOf(db: Queries, studentId: number) {
  return db
    .select()
    .from(foundationRounds)
    .where(eq(foundationRounds.studentId, studentId))
    .orderBy(desc(foundationRounds.round));
}

interface Span {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

/** When a round was; all time where none is asked for. Absent where the student was never in it. */
export async function spanOf(
  db: Queries,
  { student_id, batch }: Pick<Asked, 'student_id' | 'batch'>,
): Promise<Span> {
  if (batch === undefined || student_id === undefined) return {};
  const round = (await roundsOf(db, student_id)).find((one) => one.round === batch);
  if (round === undefined) throw absent();
  return { from: round.startedAt, until: round.endedAt ?? undefined };
}

/** What was done in the subject while a round lasted. */
async function resultsOf(
  db: Queries,
  asked: { student_id: number; subject_id: number },
  span: Span,
) {
  const { student_id: studentId, subject_id: subjectId } = asked;
  const meant = { subjectId, ...span, whose: (student: object) => sql`${student} = ${studentId}` };
  const study = studyOf(db, meant);
  const [done] = await db
    .select({ seconds: durationColumns(study), ...countColumns(study) })
    .from(study);
  const { seconds, answerCount, rightCount } = done ?? {
    ...{ seconds: noDurations, answerCount: 0, rightCount: 0 },
  };
  return {
    ...{ seconds, total_seconds: totalSeconds(seconds), effective_share: effectiveShare(seconds) },
    ...{ answer_count: answerCount, accuracy: shareOf(rightCount, answerCount) },
    mastery: (await masteryOf(db, meant)).get(studentId) ?? null,
  };
}

export const roundHandlers: readonly Handler[] = [
  serve(foundationBatches, async ({ payload, session, db, now }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    const list = [];
    for (const { round, startedAt, endedAt } of await roundsOf(db, payload.student_id)) {
      list.push({
        batch: round,
        starts_on: businessDay(startedAt),
        ends_on: endedAt === null ? null : businessDay(endedAt),
        ...(await resultsOf(db, payload, { from: startedAt, until: endedAt ?? undefined })),
      });
    }
    const student = await namedStudentOf(db, payload.student_id);
    return { list, total: list.length, student, as_of: toMoment(now) };
  }),
];
