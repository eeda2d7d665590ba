import type { AnswerOf, PayloadOf } from '../../src/contract/call';
import { previewLocks, setLocks } from '../../src/contract/lessons';
import type { Queries } from '../db/database';
import { cardLocks, chapterUnlocks, lessonLocks } from '../db/tables';
import { type Handler, serve } from '../serve';
import { seenAmong, tellOfStudent } from '../students/seen';
import { courseStandings, lockPlaces } from './courseStandings';
import { applyChoice } from './lockPlan';
import { ownCourseName } from './lockTree';
import type { Hand } from './setLock';

type Payload = PayloadOf<typeof previewLocks>;
type Answer = AnswerOf<typeof previewLocks>;
type Outcomes = Answer['students'];

interface PartOf {
  readonly studentId: number;
  readonly id: number;
}

interface Planned {
  readonly answer: Answer;
  /** The chapters that are recorded as unlocked, said to open or not. */
  readonly unlocked: readonly PartOf[];
}

/** What the choice does for each student, as things stand; to be written, their places are locked first. */
async function planFor(
  db: Queries,
  accountId: number,
  payload: Payload,
  { isWritten = false } = {},
): Promise<Planned> {
  const { course_id, lesson_ids: lessonIds, card_ids: cardIds, lock } = payload;
  const { studentIds, notYours } = await seenAmong(db, accountId, payload.student_ids);
  // Absent where the course is not the account's.
  await ownCourseName(db, accountId, payload, 'zh');
  if (isWritten) await lockPlaces(db, course_id, studentIds);
  const { outline, standings, byHand } = await courseStandings(db, course_id, studentIds);
  const chosen = { lessonIds, cardIds, lock };
  const unlocked: PartOf[] = [];
  const answer = {
    students: standings.map((one) => {
      const { outcome, chapterIds } = applyChoice(outline, one, chosen);
      unlocked.push(...chapterIds.map((id) => ({ studentId: one.studentId, id })));
      const firstOf = ({ kind, id, reason }: (typeof outcome.skipped)[number]) => {
        if (reason !== 'already') return null;
        const hands = kind === 'card' ? byHand.ofCards : byHand.ofLessons;
        const isSame = (hand: (typeof hands)[number]) =>
          hand.studentId === one.studentId && hand.partId === id && hand.lock === lock;
        return hands.find(isSame)?.by ?? null;
      };
      return {
        ...outcome,
        skipped: outcome.skipped.map((part) => ({ ...part, by: firstOf(part) })),
      };
    }),
    not_yours: notYours,
  };
  return { answer, unlocked };
}

/** How many rows one statement writes: PostgreSQL takes 65,535 parameters, and a row has five. */
const portion = 10_000;

function portionsOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / portion);
  return Array.from({ length: count }, (_, at) => rows.slice(at * portion, (at + 1) * portion));
}

/** Every changed part of a kind, with its student. */
function changedOf(outcomes: Outcomes, kind: 'lesson' | 'card'): PartOf[] {
  return outcomes.flatMap(({ student_id: studentId, changed }) =>
    changed.filter((part) => part.kind === kind).map(({ id }) => ({ studentId, id })),
  );
}

async function write(
  db: Queries,
  { answer: { students: outcomes }, unlocked }: Planned,
  lock: Payload['lock'],
  { accountId, now }: Hand,
): Promise<void> {
  const change = { lock, accountId, changedAt: now };
  for (const rows of portionsOf(changedOf(outcomes, 'lesson')))
    await db
      .insert(lessonLocks)
      .values(rows.map(({ studentId, id }) => ({ studentId, lessonId: id, ...change })))
      .onConflictDoUpdate({ target: [lessonLocks.studentId, lessonLocks.lessonId], set: change });
  for (const rows of portionsOf(changedOf(outcomes, 'card')))
    await db
      .insert(cardLocks)
      .values(rows.map(({ studentId, id }) => ({ studentId, cardId: id, ...change })))
      .onConflictDoUpdate({ target: [cardLocks.studentId, cardLocks.cardId], set: change });
  for (const rows of portionsOf(unlocked))
    await db
      .insert(chapterUnlocks)
      .values(rows.map(({ studentId, id }) => ({ studentId, chapterId: id, unlockedAt: now })))
      .onConflictDoNothing();
}

export const changeHandlers: readonly Handler[] = [
  serve(
    previewLocks,
    async ({ payload, session, db }) => (await planFor(db, session.account.id, payload)).answer,
    { needs: 'hasPermission' },
  ),

  serve(
    setLocks,
    async ({ payload, session, db, now }) => {
      const { id: accountId } = session.account;
      const plan = await planFor(db, accountId, payload, { isWritten: true });
      await write(db, plan, payload.lock, { accountId, now });
      const { answer } = plan;
      for (const { student_id, changed } of answer.students)
        if (changed.length > 0) await tellOfStudent(db, student_id);
      return answer;
    },
    { needs: 'hasPermission' },
  ),
];
