import { describe, expect, it } from 'vitest';
import {
  fixedCount,
  insistedOn,
  isDifferent,
  markOf,
  pastedChanges,
  pastedDegrees,
  pastedFault,
  stagedMarks,
} from '../../src/domain/localMarking';
import type { LocalPoint } from '../../src/domain/localPoints';
import { errorsOf } from './errors';

const point: LocalPoint = {
  ...{ point_id: 7, name: 'Ratio', lesson_name: 'Fractions', frequency: 50, difficulty: 70 },
  mark: null,
};
const marked: LocalPoint = {
  ...{ ...point, point_id: 8 },
  mark: { is_examined: false, frequency: 30, difficulty: 70 },
};
const stage = (change: object, of = point, before: Parameters<typeof stagedMarks>[0] = []) =>
  stagedMarks(before, [{ point: of, change }]);

describe('staging marks', () => {
  it('changes only what was said, and keeps the rest as it is stored', () => {
    expect(stage({ difficulty: 90 })).toEqual([
      { point_id: 7, is_examined: true, frequency: 50, difficulty: 90, seen: null },
    ]);
    expect(stage({ is_examined: true }, marked)).toEqual([
      { point_id: 8, is_examined: true, frequency: 30, difficulty: 70, seen: marked.mark },
    ]);
  });

  it('[ENTITY-026] [SCREEN-148] changes no degree of a point that is not examined, one of many or pasted', () => {
    const both = [point, marked];
    const each = both.map((one) => ({ point: one, change: { frequency: 10 } }));
    expect(stagedMarks([], each)).toMatchObject([{ point_id: 7, frequency: 10 }]);
    const pasted = pastedChanges({ column: 'difficulty', text: '10\n20' }, [marked, point]);
    expect(stagedMarks([], pasted)).toMatchObject([{ point_id: 7, difficulty: 20 }]);
    const examined = stage({ is_examined: true, frequency: 10 }, marked);
    expect(examined).toMatchObject([{ point_id: 8, is_examined: true, frequency: 10 }]);
    const dropped = stage({ is_examined: false, frequency: 10 });
    expect(dropped).toMatchObject([{ is_examined: false, frequency: 50 }]);
    expect([fixedCount(both), fixedCount(both, examined), fixedCount(both, dropped)]).toEqual([
      1, 0, 2,
    ]);
  });

  it('goes on from what was staged, and stages nothing that is as stored', () => {
    const first = stage({ frequency: 10 });
    expect(stage({ difficulty: 10 }, point, first)).toMatchObject([
      { frequency: 10, difficulty: 10 },
    ]);
    expect(stage({ frequency: 50 }, point, first)).toEqual([]);
    expect(stage({ is_examined: false }, marked)).toEqual([]);
  });

  it('tells what differs from headquarters, staged or stored', () => {
    expect([isDifferent(point), isDifferent(marked)]).toEqual([false, true]);
    expect(isDifferent(point, stage({ frequency: 10 }))).toBe(true);
    const reverted = stage({ is_examined: true, frequency: 50, difficulty: 70 }, marked);
    expect(isDifferent(marked, reverted)).toBe(false);
    expect(markOf(marked, reverted)).toMatchObject({ is_examined: true, frequency: 50 });
  });
});

it('keeps what was seen first, until the person has seen what others say and insists', () => {
  const first = stage({ frequency: 10 });
  const theirs = { is_examined: true, frequency: 90, difficulty: 70 };
  const [again] = stage({ difficulty: 10 }, { ...point, mark: theirs }, first);
  expect(again).toMatchObject({ frequency: 10, difficulty: 10, seen: null });
  const told = [{ point_id: 7, name: 'Ratio', mark: theirs, by: 'Zhou' }];
  const both = [...first, ...stage({ is_examined: true }, marked)];
  expect(insistedOn(both, told)).toMatchObject([
    { point_id: 7, frequency: 10, seen: theirs },
    { point_id: 8, is_examined: true, seen: marked.mark },
  ]);
});

describe('a pasted column', () => {
  const check = (text: string) => errorsOf(pastedDegrees(2), { column: 'frequency', text });

  it.each([
    ['10\n90', []],
    [' ３０ \r\n40\n', []],
    ['35', ['text: degree']],
    ['100', ['text: degree']],
    ['30\n\n40', ['text: emptyLine']],
    ['\n30', ['text: emptyLine']],
    ['35\n\n40', ['text: degree']],
    ['30\n40\n\n', []],
    ['30\n40\n50', ['text: tooMany']],
    ['', ['text: required']],
  ])('[VALID-095] [VALID-096] %j is refused for %j', (text, faults) => {
    expect(check(text)).toEqual(faults);
  });

  it('names the first line that is no degree, and how many there are', () => {
    expect(pastedFault('10\n\n95')).toEqual({ lines: 3, line: 2, written: '' });
    expect(pastedFault('10\n95')).toEqual({ lines: 2, line: 2, written: '95' });
    expect(pastedFault('10')).toMatchObject({ line: 0 });
    // A whole text that was pasted by mistake is not repeated in the message.
    expect(pastedFault('x'.repeat(5000)).written).toBe(`${'x'.repeat(60)}…`);
  });

  it('is read from the first point on', () => {
    expect(pastedChanges({ column: 'difficulty', text: '10\n20' }, [marked, point])).toEqual([
      { point: marked, change: { difficulty: 10 } },
      { point, change: { difficulty: 20 } },
    ]);
  });
});
