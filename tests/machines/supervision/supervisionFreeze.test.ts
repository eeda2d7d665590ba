import { describe, expect, it } from 'vitest';
import { nextFreezeReasons } from '../../../src/machines/supervision/supervisionFreeze';

const missed = { type: 'scores.missed' } as const;
const submitted = { type: 'scores.submitted' } as const;
const lacked = { type: 'profile.lacked' } as const;
const completed = { type: 'profile.completed' } as const;
const next = nextFreezeReasons;

describe('supervising a student', () => {
  it('[SFZ-01] freezes when scores are missed', () => {
    expect(next([], missed)).toEqual(['scoresMissing']);
  });

  it('[SFZ-02] freezes when the profile is incomplete', () => {
    expect(next([], lacked)).toEqual(['profileIncomplete']);
  });

  it('is frozen for both reasons, whichever comes first', () => {
    expect(next(['scoresMissing'], lacked)).toEqual(['scoresMissing', 'profileIncomplete']);
    expect(next(['profileIncomplete'], missed)).toEqual(['profileIncomplete', 'scoresMissing']);
  });

  it('[SFZ-03] thaws with its last reason', () => {
    expect(next(['scoresMissing'], submitted)).toEqual([]);
    expect(next(['profileIncomplete'], completed)).toEqual([]);
  });

  it('[SFZ-04] stays frozen for the reason that remains', () => {
    expect(next(['scoresMissing', 'profileIncomplete'], submitted)).toEqual(['profileIncomplete']);
    expect(next(['scoresMissing', 'profileIncomplete'], completed)).toEqual(['scoresMissing']);
  });

  it('refuses a repeated reason, and the end of a reason that does not hold', () => {
    expect(next([], submitted)).toBeNull();
    expect(next([], completed)).toBeNull();
    expect(next(['scoresMissing'], missed)).toBeNull();
    expect(next(['scoresMissing'], completed)).toBeNull();
    expect(next(['profileIncomplete'], lacked)).toBeNull();
    expect(next(['profileIncomplete'], submitted)).toBeNull();
  });
});
