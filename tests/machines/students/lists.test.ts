import { describe, expect, it } from 'vitest';
import { nextAuditionMark } from '../../../src/machines/students/auditionMark';
import { nextListing } from '../../../src/machines/students/listing';

const at = '2026-11-20T19:30:00+08:00';
const before = '2026-11-01T08:00:00+08:00';
const pin = { type: 'student.pinned' } as const;
const unpin = { type: 'student.unpinned' } as const;
const hide = { type: 'student.hidden', at } as const;
const unhide = { type: 'student.unhidden' } as const;

describe('listing', () => {
  it.each([
    [
      '[LST-01] an unpinned student is pinned',
      { pinned: false, hiddenAt: before },
      pin,
      { pinned: true, hiddenAt: before },
    ],
    [
      '[LST-02] a pinned student is unpinned',
      { pinned: true, hiddenAt: null },
      unpin,
      { pinned: false, hiddenAt: null },
    ],
    [
      '[LST-03] a visible student is hidden, with the time',
      { pinned: true, hiddenAt: null },
      hide,
      { pinned: true, hiddenAt: at },
    ],
    [
      '[LST-04] a hidden student is visible again',
      { pinned: false, hiddenAt: before },
      unhide,
      { pinned: false, hiddenAt: null },
    ],
    ['who is pinned is not pinned again', { pinned: true, hiddenAt: null }, pin, null],
    ['who is not pinned is not unpinned', { pinned: false, hiddenAt: null }, unpin, null],
    [
      'who is hidden is not hidden again: the first time stays',
      { pinned: false, hiddenAt: before },
      hide,
      null,
    ],
    ['who is visible is not unhidden', { pinned: false, hiddenAt: null }, unhide, null],
  ])('%s', (_, stored, event, expected) => {
    expect(nextListing(stored, event)).toEqual(expected);
  });
});

describe('auditionMark', () => {
  const confirm = { type: 'audition.confirmed', at } as const;

  it('[AUD-01] marks once, with the time', () => {
    expect(nextAuditionMark({ auditionedAt: null }, confirm)).toEqual({ auditionedAt: at });
  });

  it('[AUD-01] never changes again', () => {
    expect(nextAuditionMark({ auditionedAt: before }, confirm)).toBeNull();
  });
});
