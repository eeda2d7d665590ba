import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  addHomework,
  checkHomeworkStatus,
  checkIsAdd,
  findAdded,
} from '../../src/contract/homework';
import { deadlineForm, type HomeworkType, supportsType } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { cards, courses, homework, homeworkCandidates, lessons } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { answerOrGiveUp } from '../requestId';
import { type Handler, serve } from '../serve';
import { isCourseSeen, seenAmong } from '../students/seen';
import { arrangingTime } from './arrange';
import { homeworkOf } from './find';
import { outcomesOf, type StudentOutcome } from './outcomes';
import { progressOf } from './progress';
import { settle } from './settle';

const options = { needs: 'homeworkManagerPermission' } as const;

interface Chosen {
  readonly subject_id: number;
  readonly course_id: number;
  readonly lesson_id: number;
  readonly card_id: number;
  readonly type: HomeworkType;
}

function broken(field: string, rule: string): Refusal {
  return new Refusal('badPayload', 'badPayload', { issues: [{ field, rule }] });
}

/** Demands a card of a lesson of a course that the account sees, and that the card supports the type [VALID-079]. */
async function demandCard(db: Queries, accountId: number, chosen: Chosen): Promise<void> {
  const [card] = await db
    .select({
      supports_composition: cards.supportsComposition,
      supports_adaptive: cards.supportsAdaptive,
    })
    .from(cards)
    .innerJoin(lessons, eq(lessons.id, cards.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(cards.id, chosen.card_id),
        eq(lessons.id, chosen.lesson_id),
        eq(courses.id, chosen.course_id),
        eq(courses.subjectId, chosen.subject_id),
        isCourseSeen(db, accountId, courses.id),
      ),
    );
  if (card === undefined) throw absent();
  if (!supportsType(card, chosen.type)) throw broken('card_id', 'unsupported');
}

/** Refuses what would be given to nobody, with the first student's reason [MSG-039, MSG-040, MSG-041]. */
function demandSomebody(outcomes: readonly StudentOutcome[]): void {
  const isSomebody = outcomes.some(({ outcome }) => outcome === 'assignable');
  const reason = isSomebody ? 'assignable' : (outcomes[0]?.outcome ?? 'assignable');
  if (reason !== 'assignable') throw new Refusal(reason, reason);
}

export const assignHandlers: readonly Handler[] = [
  serve(
    checkIsAdd,
    async ({ payload, session, db }) => {
      const accountId = session.account.id;
      const { card_id: cardId, type } = payload;
      await demandCard(db, accountId, payload);
      const { studentIds, notYours } = await seenAmong(db, accountId, payload.student_ids);
      const outcomes = await outcomesOf(db, { accountId, cardId, type, studentIds });
      return {
        not_yours: notYours,
        outcomes: outcomes.map(({ studentId, ...student }) => ({
          student_id: studentId,
          ...student,
        })),
      };
    },
    options,
  ),

  serve(
    addHomework,
    async ({ payload, session, db, now, tell }) => {
      const accountId = session.account.id;
      const { card_id: cardId, type } = payload;
      const { success } = deadlineForm(now.getTime()).safeParse(payload.deadline);
      if (!success) throw broken('deadline', 'deadline');
      await demandCard(db, accountId, payload);
      const { studentIds } = await seenAmong(db, accountId, payload.student_ids);
      demandSomebody(await outcomesOf(db, { accountId, cardId, type, studentIds }));
      const [added] = await db
        .insert(homework)
        .values({
          accountId,
          subjectId: payload.subject_id,
          name: payload.name,
          type,
          essayTitle: type === 'composition' ? payload.essay_title : null,
          courseId: payload.course_id,
          lessonId: payload.lesson_id,
          cardId,
          status: 'arranging',
          arrangedAt: now,
          readyAt: new Date(now.getTime() + arrangingTime),
          deadline: new Date(payload.deadline),
        })
        .returning({ id: homework.id });
      if (added === undefined) throw new Error('an added row comes back');
      await db
        .insert(homeworkCandidates)
        .values(studentIds.map((studentId) => ({ homeworkId: added.id, studentId })));
      await tell([accountId], { type: 'homework.changed', id: added.id });
      return { homework_id: added.id, status: 'arranging' as const };
    },
    options,
  ),

  serve(
    findAdded,
    async ({ payload: { request_id: requestId }, session, ...situation }) => {
      const asked = { accountId: session.account.id, path: addHomework.path, requestId };
      const added = z
        .object({ homework_id: z.int() })
        .safeParse(await answerOrGiveUp(situation, asked));
      return { homework_id: added.data?.homework_id ?? null };
    },
    options,
  ),

  serve(
    checkHomeworkStatus,
    async ({ payload, session, ...situation }) => {
      await settle(situation);
      const { db, now, language } = situation;
      const accountId = session.account.id;
      const { homework_id: id, subject_id: subjectId } = payload;
      const assignment = await homeworkOf(db, { id, subjectId, accountId }, language);
      return progressOf(db, { id, accountId, assignment, now });
    },
    options,
  ),
];
