import { describe, expect, it } from 'vitest';
import { nextCorrectionCard } from '../../../src/machines/answers/correctionCard';

const on = { isOn: true, timesPerDay: 3 };
const off = { isOn: false, timesPerDay: 3 };

it('[ACC-01] [ACC-02] is turned on and off, its times kept', () => {
  expect(nextCorrectionCard(off, { type: 'card.turnedOn' })).toEqual(on);
  expect(nextCorrectionCard(on, { type: 'card.turnedOff' })).toEqual(off);
  expect(nextCorrectionCard(on, { type: 'card.turnedOn' })).toBeNull();
  expect(nextCorrectionCard(off, { type: 'card.turnedOff' })).toBeNull();
});

describe('[ACC-03] the times a day', () => {
  it.each([1, 10])('are set to %i while it is on', (times) => {
    const next = nextCorrectionCard(on, { type: 'times.set', times });
    expect(next).toEqual({ isOn: true, timesPerDay: times });
    expect(nextCorrectionCard(off, { type: 'times.set', times })).toBeNull();
  });

  it.each([0, 11, 2.5, Number.NaN])('are never %d', (times) => {
    expect(nextCorrectionCard(on, { type: 'times.set', times })).toBeNull();
  });
});
