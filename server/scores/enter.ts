import { and, eq, ne } from 'drizzle-orm';
import {
  deleteScore,
  editScore,
  inputScore,
  setNoExam,
  uploadScoreImage,
} from '../../src/contract/scores';
import { businessDay } from '../../src/domain/businessTime';
import { scoreImages } from '../../src/domain/limits';
import { scoreFaults, scoreImageError, type TypedScore } from '../../src/domain/scores';
import type { Queries } from '../db/database';
import { examAbsences, scores } from '../db/tables';
import { saveImage } from '../files/images';
import { demandOwnImages } from '../files/ownImages';
import { absent, Refusal } from '../refusal';
import { type Handler, type Request, serve } from '../serve';
import { studentCalled, wrongField, wrongFields } from '../students/called';
import { demandSeen, lockStudent, namedStudentOf, tellOfStudent } from '../students/seen';
import { askedAt } from '../../src/domain/supervision';
import { askedExam } from '../supervision/askedExam';
import { followScores } from '../supervision/missingScores';
import { forgetImages } from './images';
import { columnsOf } from './row';

/** What is wrong with a score, which has been sat by today [VALID-080 … VALID-091]. */
const issuesOf = (typed: TypedScore, now: Date) =>
  Object.entries(scoreFaults(typed, businessDay(now))).map(([field, rule]) => ({ field, rule }));

/** Demands that no other score of an exam is entered; the student is locked. */
async function demandNewExam(
  db: Queries,
  typed: TypedScore,
  { studentId, subjectId, scoreId = 0 }: Whose,
): Promise<void> {
  const [other] = await db
    .select({ id: scores.id })
    .from(scores)
    .where(
      and(
        ...[eq(scores.studentId, studentId), eq(scores.subjectId, subjectId)],
        ...[eq(scores.examType, typed.exam_type), eq(scores.examDate, typed.exam_date)],
        ne(scores.id, scoreId),
      ),
    );
  if (other !== undefined) throw wrongField('exam_date', 'twice');
}

interface Whose {
  readonly studentId: number;
  readonly subjectId: number;
  readonly scoreId?: number;
}

/** Demands that the images are the account's own, but for those that a score has already. */
async function demandImages(
  { db, session }: Request<unknown>,
  typed: TypedScore,
  kept: readonly string[] = [],
): Promise<void> {
  const named = (['proofs', 'papers'] as const).flatMap((field) =>
    typed[field]
      .filter((address) => !kept.includes(address))
      .map((address) => ({ field, address })),
  );
  await demandOwnImages(db, session.account.id, named);
}

interface Seen {
  readonly subject_id: number;
  readonly score_id: number;
  readonly version: number;
}

/** A score as it was seen, of an own student, that nobody has confirmed yet; the student is locked until the end. */
export async function openScore(
  { db, session }: Request<unknown>,
  { score_id, subject_id, version }: Seen,
) {
  const condition = and(eq(scores.id, score_id), eq(scores.subjectId, subject_id));
  const [before] = await db.select().from(scores).where(condition);
  if (before === undefined) throw absent();
  await demandSeen(db, session.account.id, [before.studentId]);
  await lockStudent(db, before.studentId);
  const [score] = await db.select().from(scores).where(condition);
  if (score === undefined) throw absent();
  if (score.confirmedAt !== null) throw new Refusal('conflict', 'scores.confirmed');
  if (score.version !== version) throw new Refusal('conflict', 'scores.changed');
  return score;
}

/** Updates the student's freeze and notifies open pages. */
export async function follow(db: Queries, studentId: number, now: Date): Promise<void> {
  await followScores(db, studentId, now);
  await tellOfStudent(db, studentId);
}

export const enterHandlers: readonly Handler[] = [
  serve(inputScore, async (request) => {
    const { payload, session, db, now } = request;
    const { subject_id: subjectId, student: typed, ...score } = payload;
    const wrong = issuesOf(score, now);
    const { id: studentId, name } = await studentCalled(db, session.account.id, typed, wrong);
    await lockStudent(db, studentId);
    await demandNewExam(db, score, { studentId, subjectId });
    await demandImages(request, score);
    const entered = { studentId, subjectId, enteredAt: now, enteredBy: session.account.id };
    const [row] = await db
      .insert(scores)
      .values({ ...entered, ...columnsOf(score) })
      .returning({ score_id: scores.id });
    if (row === undefined) throw new Error('an insert gives a row');
    await follow(db, studentId, now);
    return { ...row, name };
  }),

  serve(editScore, async (request) => {
    const { payload, db, now, session } = request;
    const { subject_id: subjectId, score_id: scoreId, version, ...typed } = payload;
    const wrong = issuesOf(typed, now);
    if (wrong.length > 0) throw wrongFields(wrong);
    const { studentId, proofs, papers } = await openScore(request, payload);
    await demandNewExam(db, typed, { studentId, subjectId, scoreId });
    await demandImages(request, typed, [...proofs, ...papers]);
    const changed = { version: version + 1, changedAt: now, changedBy: session.account.id };
    await db
      .update(scores)
      .set({ ...columnsOf(typed), ...changed })
      .where(eq(scores.id, scoreId));
    await forgetImages(db, [...proofs, ...papers]);
    await follow(db, studentId, now);
    const { name } = await namedStudentOf(db, studentId);
    return { score_id: scoreId, name };
  }),

  serve(deleteScore, async (request) => {
    const { studentId, id, proofs, papers } = await openScore(request, request.payload);
    await request.db.delete(scores).where(eq(scores.id, id));
    await forgetImages(request.db, [...proofs, ...papers]);
    await follow(request.db, studentId, request.now);
    return {};
  }),

  serve(
    uploadScoreImage,
    async (request) => ({
      image_url: await saveImage(request, {
        errorOf(image) {
          const error = scoreImageError(image);
          return error === 'heic' ? 'imageType' : error;
        },
        most: scoreImages.bytes,
        kindWords: 'file.scoreImageType',
      }),
    }),
    { largestFile: scoreImages.bytes },
  ),

  serve(setNoExam, async ({ payload, session, db, now }) => {
    const { student_id: studentId, due_on: dueOn, reason } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    await lockStudent(db, studentId);
    if (dueOn !== askedAt(now).due_on) throw new Refusal('conflict', 'scores.otherExam');
    const { remindedOn } = askedExam(now);
    await db
      .insert(examAbsences)
      .values({ studentId, remindedOn, reason, accountId: session.account.id, at: now })
      .onConflictDoNothing();
    await follow(db, studentId, now);
    return {};
  }),
];
