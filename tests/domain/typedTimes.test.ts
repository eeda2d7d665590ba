import { describe, expect, it } from 'vitest';
import { momentTyped, timeTyped, typedOfMoment } from '../../src/domain/businessTime';
import { emptyPostClass, postClassForm } from '../../src/domain/feedback';

describe('a time of day', () => {
  it.each([
    ['19:00', '19:00'],
    ['19：00', '19:00'],
    ['１９：００', '19:00'],
    ['9:05', '09:05'],
    ['1900', '19:00'],
  ])('typed as %s is %s', (typed, time) => {
    expect(timeTyped(typed)).toBe(time);
  });

  it.each(['', '7', '7 pm', '19:0', '190000', '19:00 or so'])('is not in "%s"', (typed) => {
    expect(timeTyped(typed)).toBe(typed);
  });

  it('[VALID-057] of a class is taken as it is typed with a Chinese input method', () => {
    const said = { class_date: '2026-11-17', evaluation: '很好', class_count: 2 };
    const times = { start_time: '9：00', end_time: '1030' };
    const read = postClassForm.parse({ ...emptyPostClass, ...said, ...times });
    expect(read).toMatchObject({ start_time: '09:00', end_time: '10:30' });
  });
});

describe('a field for a moment', () => {
  it('holds the moment of a wall time, and shows the wall time', () => {
    const held = momentTyped('2026-11-30T20:00');
    expect(held).toBe('2026-11-30T20:00:00+08:00');
    expect(typedOfMoment(held)).toBe('2026-11-30T20:00');
  });

  it.each(['2026-11-31 20:00', '2026-02-31T20:00', '2026-11', '11月30日 21:30', ''])(
    'holds and shows "%s" as it is typed: no calendar has it',
    (typed) => {
      expect(momentTyped(typed)).toBe(typed);
      expect(typedOfMoment(typed)).toBe(typed);
    },
  );
});
