import { expect, it } from 'vitest';
import { lessonLocks, type LessonPlace } from '../../../src/domain/lessons';
import { lessonLock, nextLessonLock } from '../../../src/machines/lessons/lessonLock';
import { lessonLockPaths } from '../../../src/machines/lessons/lessonLock.paths';

const unlock = { type: 'unlock.requested' } as const;
const lock = { type: 'lock.requested' } as const;
const reached = { type: 'order.reached' } as const;
const { inOrder, behindALock, sprint, newFoundation } = lessonLockPaths.inputs;

const becomes = (next: string) => ({ next, refusal: null });
const refused = (refusal: string | null) => ({ next: null, refusal });

it.each<[string, LessonPlace]>([
  ['a sprint chapter', sprint],
  ['an ordinary chapter whose earlier lessons are unlocked', inOrder],
])('[LCK-01] a locked lesson of %s can be unlocked', (_, place) => {
  expect(nextLessonLock('locked', place, unlock)).toEqual(becomes('unlocked'));
});

it('[LCK-02] [MSG-023] not while an earlier lesson of an ordinary chapter is locked', () => {
  expect(nextLessonLock('locked', behindALock, unlock)).toEqual(refused('unlockEarlierLocked'));
});

it('[LCK-03] [MSG-023] nor in a newly assigned foundation course, whatever its chapter', () => {
  const reason = 'unlockNewFoundation';
  expect(nextLessonLock('locked', newFoundation, unlock)).toEqual(refused(reason));
  const both = { ...newFoundation, isSprint: true };
  expect(nextLessonLock('locked', both, unlock)).toEqual(refused(reason));
});

it('[LCK-04] the course’s order opens what is locked, and nothing else', () => {
  expect(nextLessonLock('locked', behindALock, reached)).toEqual(becomes('opened'));
  expect(nextLessonLock('opened', inOrder, reached)).toEqual(refused(null));
  expect(nextLessonLock('unlocked', inOrder, reached)).toEqual(refused(null));
});

it('[LCK-05] [LCK-06] [MSG-024] an open lesson can be locked, but for a new foundation course', () => {
  expect(nextLessonLock('opened', inOrder, lock)).toEqual(becomes('locked'));
  expect(nextLessonLock('opened', newFoundation, lock)).toEqual(refused('lockNewFoundation'));
  expect(nextLessonLock('locked', inOrder, lock)).toEqual(refused(null));
});

it('[LCK-07] [LCK-08] [MSG-024] an open lesson can be unlocked, for good', () => {
  expect(nextLessonLock('opened', behindALock, unlock)).toEqual(becomes('unlocked'));
  expect(nextLessonLock('unlocked', inOrder, lock)).toEqual(refused('lockForGood'));
  expect(nextLessonLock('unlocked', inOrder, unlock)).toEqual(refused(null));
});

it('[LCK-01] [LCK-07] has the states that the domain stores', () => {
  expect(Object.keys(lessonLock.states).sort()).toEqual([...lessonLocks].sort());
});
