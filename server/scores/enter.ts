import { and, eq, ne, or } from 'drizzle-orm';
import {
  confirmScore,
  deleteScore,
  editScore,
  inputScore,
  setNoExam,
  uploadScoreImage,
} from '../../src/contract/scores';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import { scoreImages } from '../../src/domain/limits';
import { scoreFaults, scoreImageError, type TypedScore } from '../../src/domain/scores';
import type { Queries } from '../db/database';
import { examAbsences, listings, scores, students } from '../db/tables';
import { saveImage } from '../files/images';
import { demandOwnImages } from '../files/ownImages';
import { absent, Refusal } from '../refusal';
import { type Handler, type Request, serve } from '../serve';
import { demandSeen, lockStudent, namedStudentOf, tellOfStudent } from '../students/seen';
import { askedExam, followScores } from '../supervision/missingScores';
import { columnsOf, scoreRowOf, selectScores } from './row';

const wrongField = (field: string, rule: string) =>
  new Refusal('badPayload', 'badPayload', { issues: [{ field, rule }] });

/** Demands what the form demands of a score [VALID-080 … VALID-091]. */
function demandScore(typed: TypedScore): void {
  const issues = Object.entries(scoreFaults(typed)).map(([field, rule]) => ({ field, rule }));
  if (issues.length > 0) throw new Refusal('badPayload', 'badPayload', { issues });
}

/** The own student who is called so: by account, else by a name that only one of them has [MSG-065]. */
async function studentCalled(db: Queries, accountId: number, typed: string) {
  const found = await db
    .select({ id: students.id, name: students.name, username: students.username })
    .from(students)
    .innerJoin(listings, eq(listings.studentId, students.id))
    .where(
      and(
        eq(listings.accountId, accountId),
        or(eq(students.username, typed), eq(students.name, typed)),
      ),
    );
  const [first, ...others] = found;
  if (first === undefined) throw wrongField('student', 'absent');
  const byAccount = found.find(({ username }) => username === typed);
  if (byAccount === undefined && others.length > 0) throw wrongField('student', 'namesake');
  return byAccount ?? first;
}

/** Demands that an exam has been sat, and that no other score of it is entered; the student is locked. */
async function demandNewExam(
  db: Queries,
  typed: TypedScore,
  { studentId, subjectId, scoreId = 0, now }: Whose & { readonly now: Date },
): Promise<void> {
  if (typed.exam_date > businessDay(now)) throw wrongField('exam_date', 'future');
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

/** A score of an own student that nobody has confirmed yet, the student locked until the transaction ends. */
async function openScore(
  { db, session }: Request<unknown>,
  { score_id, subject_id }: { readonly score_id: number; readonly subject_id: number },
) {
  const condition = and(eq(scores.id, score_id), eq(scores.subjectId, subject_id));
  const [before] = await db.select().from(scores).where(condition);
  if (before === undefined) throw absent();
  await demandSeen(db, session.account.id, [before.studentId]);
  await lockStudent(db, before.studentId);
  const [score] = await db.select().from(scores).where(condition);
  if (score === undefined) throw absent();
  if (score.confirmedAt !== null) throw new Refusal('conflict', 'scores.confirmed');
  return score;
}

/** What hangs on a student's scores follows them. */
async function follow(db: Queries, studentId: number, now: Date): Promise<void> {
  await followScores(db, studentId, now);
  await tellOfStudent(db, studentId);
}

export const enterHandlers: readonly Handler[] = [
  serve(inputScore, async (request) => {
    const { payload, session, db, now } = request;
    const { subject_id: subjectId, student: typed, ...score } = payload;
    demandScore(score);
    const { id: studentId, name } = await studentCalled(db, session.account.id, typed);
    await lockStudent(db, studentId);
    await demandNewExam(db, score, { studentId, subjectId, now });
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
    const { payload, db, now } = request;
    const { subject_id: subjectId, score_id: scoreId, ...typed } = payload;
    demandScore(typed);
    const { studentId, proofs, papers } = await openScore(request, payload);
    await demandNewExam(db, typed, { studentId, subjectId, scoreId, now });
    await demandImages(request, typed, [...proofs, ...papers]);
    await db.update(scores).set(columnsOf(typed)).where(eq(scores.id, scoreId));
    await follow(db, studentId, now);
    const { name } = await namedStudentOf(db, studentId);
    return { score_id: scoreId, name };
  }),

  serve(deleteScore, async (request) => {
    const { studentId, id } = await openScore(request, request.payload);
    await request.db.delete(scores).where(eq(scores.id, id));
    await follow(request.db, studentId, request.now);
    return {};
  }),

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

  serve(
    uploadScoreImage,
    async (request) => ({
      image_url: await saveImage(request, {
        errorOf(image) {
          const error = scoreImageError(image);
          return error === 'heic' ? 'imageType' : error;
        },
        most: scoreImages.bytes,
      }),
    }),
    { largestFile: scoreImages.bytes },
  ),

  serve(setNoExam, async ({ payload, session, db, now }) => {
    const { student_id: studentId, reason } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    await lockStudent(db, studentId);
    const { remindedOn } = askedExam(now);
    await db
      .insert(examAbsences)
      .values({ studentId, remindedOn, reason, accountId: session.account.id, at: now })
      .onConflictDoNothing();
    await follow(db, studentId, now);
    return {};
  }),
];
