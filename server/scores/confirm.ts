import { and, eq, inArray, isNull } from 'drizzle-orm';
import { confirmScore, confirmScores } from '../../src/contract/scores';
import { toMoment } from '../../src/domain/businessTime';
import { scores, students } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { lockStudent, tellOfStudent } from '../students/seen';
import { openScore } from './enter';
import { isOwn, scoreRowOf, selectScores } from './row';

export const confirmHandlers: readonly Handler[] = [
  serve(confirmScore, async (request) => {
    const { db, now, session } = request;
    const { studentId, id } = await openScore(request, request.payload);
    const confirmed = { confirmedAt: now, confirmedBy: session.account.id };
    await db.update(scores).set(confirmed).where(eq(scores.id, id));
    await tellOfStudent(db, studentId);
    const [row] = await selectScores(db).where(eq(scores.id, id));
    if (row === undefined) throw absent();
    return { score: scoreRowOf(row), as_of: toMoment(now) };
  }),

  serve(confirmScores, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, scores: seen } = payload;
    const accountId = session.account.id;
    const ids = [...new Set(seen.map(({ score_id: id }) => id))];
    const select = () =>
      db
        .select({ id: scores.id, version: scores.version, studentId: scores.studentId })
        .from(scores)
        .innerJoin(students, eq(students.id, scores.studentId))
        .where(and(inArray(scores.id, ids), isOwn(db, accountId, subjectId)));
    const whose = [...new Set((await select()).map(({ studentId }) => studentId))];
    // In the order of the ids, so that two who confirm at once don't wait for each other.
    for (const id of whose.toSorted((one, other) => one - other)) await lockStudent(db, id);
    const found = await select();
    const left_out = seen.flatMap((one) => {
      const row = found.find(({ id }) => id === one.score_id);
      if (row?.version === one.version) return [];
      return [{ ...one, outcome: row === undefined ? ('absent' as const) : ('changed' as const) }];
    });
    const left = left_out.map(({ score_id: id }) => id);
    const confirmed = ids.filter((id) => !left.includes(id));
    await db
      .update(scores)
      .set({ confirmedAt: now, confirmedBy: accountId })
      .where(and(inArray(scores.id, confirmed), isNull(scores.confirmedAt)));
    for (const id of whose) await tellOfStudent(db, id);
    return { left_out };
  }),
];
