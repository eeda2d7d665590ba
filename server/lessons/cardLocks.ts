import { and, asc, eq } from 'drizzle-orm';
import { setStudyCardLock, studyCardList } from '../../src/contract/lessons';
import { toMoment } from '../../src/domain/businessTime';
import { type LessonLock, lessonLocks } from '../../src/domain/lessons';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { cardLocks, cards } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellOfStudent } from '../students/seen';
import { hasLockedBefore, nextLock, unlockChapter } from './setLock';
import {
  findPlace,
  holdsLesson,
  lockPlace,
  type StandingLesson,
  standingLessons,
} from './standing';

const options = { needs: 'hasPermission' } as const;

/** The study cards of a lesson in their order: each as it was set by hand, or else as its lesson stands. */
async function standingCards(db: Queries, studentId: number, { lessonId, lock }: StandingLesson) {
  const rows = await db
    .select({ id: cards.id, name: cards.name, stored: cardLocks.lock })
    .from(cards)
    .leftJoin(cardLocks, and(eq(cardLocks.cardId, cards.id), eq(cardLocks.studentId, studentId)))
    .where(eq(cards.lessonId, lessonId))
    .orderBy(asc(cards.id));
  return rows.map(({ stored, ...card }) => ({
    ...card,
    lock: lessonLocks.find((one): one is LessonLock => one === stored) ?? lock,
  }));
}

export const cardHandlers: readonly Handler[] = [
  serve(
    studyCardList,
    async ({ payload, session, db, now, language }) => {
      const { student_id: studentId, subject_id: subjectId, lesson_id: lessonId } = payload;
      await demandSeen(db, session.account.id, [studentId]);
      const which = holdsLesson(db, lessonId);
      const place = await findPlace(db, { studentId, subjectId, which }, courseName(language));
      const all = await standingLessons(db, place);
      const lesson = all.find((one) => one.lessonId === lessonId);
      if (lesson === undefined) throw absent();
      const list = await standingCards(db, studentId, lesson);
      return {
        list: list.map(({ id, name, lock }) => ({ card_id: id, name, lock })),
        as_of: toMoment(now),
      };
    },
    options,
  ),

  serve(
    setStudyCardLock,
    async ({ payload, session, db, now, language }) => {
      const { student_id: studentId, subject_id: subjectId, card_id: cardId } = payload;
      const { id: accountId } = session.account;
      await demandSeen(db, accountId, [studentId]);
      const [wanted] = await db
        .select({ lessonId: cards.lessonId })
        .from(cards)
        .where(eq(cards.id, cardId));
      if (wanted === undefined) throw absent();
      const which = holdsLesson(db, wanted.lessonId);
      const place = await lockPlace(db, { studentId, subjectId, which }, courseName(language));
      const all = await standingLessons(db, place);
      const lesson = all.find((one) => one.lessonId === wanted.lessonId);
      if (lesson === undefined) throw absent();
      const list = await standingCards(db, studentId, lesson);
      const at = list.findIndex(({ id }) => id === cardId);
      const earlier = list.slice(0, at);
      const lockedBefore =
        hasLockedBefore(all, lesson) || earlier.some(({ lock }) => lock === 'locked');
      const found = { place, all, lesson };
      const lock = nextLock(list[at]?.lock ?? lesson.lock, found, payload.lock, lockedBefore);
      const change = { lock, accountId, changedAt: now };
      await db
        .insert(cardLocks)
        .values({ studentId, cardId, ...change })
        .onConflictDoUpdate({ target: [cardLocks.studentId, cardLocks.cardId], set: change });
      if (lock === 'unlocked') await unlockChapter(db, found, now);
      await tellOfStudent(db, studentId);
      return { card_id: cardId, lock };
    },
    options,
  ),
];
