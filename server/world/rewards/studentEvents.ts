import { businessDay } from '../../../src/domain/businessTime';
import { crystalsFor } from '../../../src/domain/crystals';
import type { answers } from '../../db/tables';
import { crystalsOf } from '../../rewards/crystals';
import { accountId } from '../accountId';
import { type Freeze, freezes } from '../content/rewards';
import { students } from '../content/people';
import type { CoinBook } from './coinBook';
import { dayAndHour, type StoryEvent } from './storyEvent';

type AnswerRow = typeof answers.$inferInsert;

/** How many answers each student has right on a day, and when the last of them was given. */
function rightByDay(all: readonly AnswerRow[]) {
  const days = new Map<string, { studentId: number; right: number; at: Date }>();
  for (const { studentId, isRight, submittedAt: at } of all) {
    if (!isRight) continue;
    const key = `${studentId} ${businessDay(at)}`;
    days.set(key, { studentId, right: (days.get(key)?.right ?? 0) + 1, at });
  }
  return [...days.values()];
}

/** A coin for each right answer and a crystal for each twenty, at the end of a day's study. */
export function studyEvents(book: CoinBook, answersInOrder: readonly AnswerRow[]): StoryEvent[] {
  return rightByDay(answersInOrder).map(({ studentId, right: amount, at }) => ({
    at,
    tell: () => {
      const entry = { kind: 'study', operatorId: null, at } as const;
      book.happenTo({ studentId }, { type: 'coins.earned', amount }, entry);
      const crystals = crystalsFor(amount);
      if (crystals > 0) book.transfer(null, crystalsOf({ studentId }), crystals, entry);
    },
  }));
}

function freezeEvent(book: CoinBook, freeze: Freeze, today: Date): StoryEvent {
  const { studentId, bySystem, fromDaysAgo, reason } = freeze;
  const at = dayAndHour(today, fromDaysAgo, 15);
  const type = bySystem ? 'systemFreeze.began' : 'account.frozen';
  const entry = { kind: 'release', operatorId: operatorOf(freeze), at } as const;
  return { at, tell: () => book.happenTo({ studentId }, { type, reason }, entry) };
}

function thawEvent(book: CoinBook, freeze: Freeze, toDaysAgo: number, today: Date): StoryEvent {
  const at = dayAndHour(today, toDaysAgo, 15);
  const type = freeze.bySystem ? 'systemFreeze.lifted' : 'account.unfrozen';
  const entry = { kind: 'release', operatorId: operatorOf(freeze), at } as const;
  return { at, tell: () => book.happenTo({ studentId: freeze.studentId }, { type }, entry) };
}

/** Who froze it: the student's first analyst, unless it was the system. */
function operatorOf({ studentId, bySystem }: Freeze): number | null {
  const analyst = students.find(({ id }) => id === studentId)?.analysts[0];
  return bySystem || analyst === undefined ? null : accountId(analyst);
}

/** What was frozen, and what was lifted again. */
export function freezeEvents(book: CoinBook, today: Date): StoryEvent[] {
  return freezes.flatMap((freeze) => [
    freezeEvent(book, freeze, today),
    ...(freeze.toDaysAgo === null ? [] : [thawEvent(book, freeze, freeze.toDaysAgo, today)]),
  ]);
}
