import { expect, it } from 'vitest';
import { roundComparison, selectChosen } from '../../../src/machines/foundation/roundComparison';
import { run } from '../parts/world';

const batches = (many: number) => Array.from({ length: many }, (_, at) => at + 1);

it('as many rounds are compared as there is room for, and not one more', () => {
  const input = { subjectId: 2, studentId: 7, most: 6, mayExport: true };
  const { actor } = run(roundComparison, input);
  const answer = {
    ...{ list: [], total: 0, as_of: '2026-11-20T14:30:00+08:00' },
    student: { name: 'Chen', username: 'qh10007', grade: 7 },
  };
  actor.send({ type: 'watch.told', answer });
  actor.send({ type: 'rounds.chosen', batches: batches(6) });
  expect(selectChosen(actor.getSnapshot())).toEqual(batches(6));
  actor.send({ type: 'rounds.chosen', batches: batches(7) });
  expect(selectChosen(actor.getSnapshot())).toEqual(batches(6));
});
