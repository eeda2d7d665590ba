import type { AnswerOf } from '../../src/contract/call';
import type { previewLocks } from '../../src/contract/lessons';
import type { LessonLock, SkipReason } from '../../src/domain/lessons';
import { nextLessonLock } from '../../src/machines/lessons/lessonLock';
import type { Outline, Standing } from './courseStandings';
import type { ChosenLock } from './setLock';

type Outcome = AnswerOf<typeof previewLocks>['students'][number];
type Part = Outcome['changed'][number];

/** What is to be locked or unlocked. */
export interface Chosen {
  readonly lessonIds: readonly number[];
  readonly cardIds: readonly number[];
  readonly lock: ChosenLock;
}

interface Place {
  readonly isSprint: boolean;
  readonly hasLockedBefore: boolean;
}

interface Planned {
  readonly outcome: Outcome;
  /** The chapters that are recorded as unlocked by it; one that the course's order has opened is not said to open. */
  readonly chapterIds: readonly number[];
}

/**
 * What becomes of a choice for one student, by the chart lessonLock: in the course's order, each part after those
 * before it have changed. It changes the standing.
 */
export function applyChoice(outline: Outline, standing: Standing, chosen: Chosen): Planned {
  const { studentId, name, username, grade } = standing;
  const changed: Part[] = [];
  const skipped: Outcome['skipped'] = [];
  const chapterIds: number[] = [];
  const outcome = { student_id: studentId, name, username, grade, changed, skipped };
  if (!standing.isTaking) {
    skipped.push({ kind: 'course', id: 0, name: '', reason: 'notTaking', by: null });
    return { outcome, chapterIds };
  }
  const wasOpen = new Set(
    outline.lessons
      .filter(({ id }) => standing.lessons.get(id) !== 'locked')
      .map(({ chapterId }) => chapterId),
  );
  const type = chosen.lock === 'unlocked' ? 'unlock.requested' : 'lock.requested';

  /** Sets the lock of a part; false where it stays. */
  function set(locks: Map<number, LessonLock>, part: Part, place: Place): boolean {
    const around = { ...place, isNewFoundation: standing.isNewFoundation };
    const now = locks.get(part.id) ?? 'locked';
    const { next, refusal } = nextLessonLock(now, around, { type });
    if (next === null) {
      const reason: SkipReason = refusal ?? 'already';
      skipped.push({ ...part, reason, by: null });
      return false;
    }
    locks.set(part.id, next);
    changed.push(part);
    return true;
  }

  function openChapter(id: number): void {
    if (chosen.lock !== 'unlocked' || standing.chapters.has(id)) return;
    standing.chapters.add(id);
    chapterIds.push(id);
    if (wasOpen.has(id)) return;
    const chapter = outline.chapters.find((one) => one.id === id);
    changed.push({ kind: 'chapter', id, name: chapter?.name ?? '' });
  }

  for (const lesson of outline.lessons) {
    const earlier = outline.lessons.filter(
      ({ chapterId, position }) => chapterId === lesson.chapterId && position < lesson.position,
    );
    const isLocked = ({ id }: { id: number }) => standing.lessons.get(id) === 'locked';
    const { id, isSprint, chapterId } = lesson;
    if (chosen.lessonIds.includes(id)) {
      const part = { kind: 'lesson' as const, id, name: lesson.name };
      if (set(standing.lessons, part, { isSprint, hasLockedBefore: earlier.some(isLocked) })) {
        openChapter(chapterId);
        const next = standing.lessons.get(id) ?? 'locked';
        for (const card of outline.cards)
          if (card.lessonId === id && !standing.cardsByHand.has(card.id))
            standing.cards.set(card.id, next);
      }
    }
    const cards = outline.cards.filter(({ lessonId }) => lessonId === id);
    cards.forEach((card, at) => {
      if (!chosen.cardIds.includes(card.id)) return;
      const hasLockedBefore =
        earlier.some(isLocked) ||
        cards.slice(0, at).some((one) => standing.cards.get(one.id) === 'locked');
      const part = { kind: 'card' as const, id: card.id, name: card.name };
      if (set(standing.cards, part, { isSprint, hasLockedBefore })) openChapter(chapterId);
    });
  }
  return { outcome, chapterIds };
}
