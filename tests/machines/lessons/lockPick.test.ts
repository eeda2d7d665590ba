import { expect, it } from 'vitest';
import { lockPick, selectPicked } from '../../../src/machines/lessons/lockPick';
import { run } from '../parts/world';

const pick = (...picked: number[]) => run(lockPick, { subjectId: 3, picked }).actor;

it('a class of which some are picked is completed, and only a whole one is dropped', () => {
  const actor = pick(5, 9);
  actor.send({ type: 'students.toggled', ids: [5, 6] });
  expect(selectPicked(actor.getSnapshot())).toEqual([5, 9, 6]);
  actor.send({ type: 'students.toggled', ids: [5, 6] });
  expect(selectPicked(actor.getSnapshot())).toEqual([9]);
});
