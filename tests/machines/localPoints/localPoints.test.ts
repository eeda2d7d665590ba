import { describe, expect, it } from 'vitest';
import type { LocalMark } from '../../../src/domain/localPoints';
import { type LocalVersion, nextLocalVersion } from '../../../src/machines/localPoints/localPoints';

const mark: LocalMark = { point_id: 7, is_examined: true, frequency: 30, difficulty: 60 };
const other: LocalMark = { ...mark, point_id: 8, is_examined: false };
const submit = (...marks: LocalMark[]) => ({ type: 'marks.submitted', marks }) as const;
const confirm = (isProven: boolean) => ({ type: 'restore.confirmed', isProven }) as const;

const untouched: LocalVersion = { status: 'notStarted', marks: [] };
const at = (status: LocalVersion['status']): LocalVersion => ({ status, marks: [mark] });
const next = nextLocalVersion;

describe('marking', () => {
  it('[LOC-01] begins the campus’s own version', () => {
    expect(next(untouched, submit(mark))).toEqual(at('marked'));
  });

  it('[LOC-02] goes on: the latest mark of a point counts', () => {
    const harder = { ...mark, difficulty: 90 };
    expect(next(at('marked'), submit(other, harder))).toEqual({
      status: 'marked',
      marks: [harder, other],
    });
  });

  it.each([
    ['[VALID-095] a frequency beside the steps', [{ ...mark, frequency: 35 }]],
    ['[VALID-096] a difficulty that is too high', [{ ...mark, difficulty: 100 }]],
    ['a point twice', [mark, mark]],
    ['nothing', []],
  ])('%s marks nothing', (_, marks) => {
    expect(next(untouched, submit(...marks))).toBeNull();
    expect(next(at('marked'), submit(...marks))).toBeNull();
  });
});

describe('restoring', () => {
  it('[LOC-03] [LOC-04] asks first, and can be left', () => {
    expect(next(at('marked'), { type: 'restore.requested' })).toEqual(at('confirmingRestore'));
    expect(next(at('confirmingRestore'), { type: 'restore.cancelled' })).toEqual(at('marked'));
  });

  it('[LOC-05] [LOC-06] [ROLE-101] goes on only with the right username and password', () => {
    expect(next(at('confirmingRestore'), confirm(true))).toEqual(at('restoring'));
    expect(next(at('confirmingRestore'), confirm(false))).toBeNull();
  });

  it('[LOC-07] takes every mark back', () => {
    expect(next(at('restoring'), { type: 'restore.succeeded' })).toEqual(untouched);
  });

  it('[LOC-08] that fails takes none', () => {
    expect(next(at('restoring'), { type: 'restore.failed' })).toEqual(at('marked'));
  });
});

it.each([
  ['notStarted', ['restore.requested', 'restore.cancelled', 'restore.succeeded', 'restore.failed']],
  ['marked', ['restore.cancelled', 'restore.succeeded', 'restore.failed']],
  ['confirmingRestore', ['restore.requested', 'restore.succeeded', 'restore.failed']],
  ['restoring', ['restore.requested', 'restore.cancelled']],
] as const)('in %s nothing else may happen', (status, types) => {
  expect(types.map((type) => next(at(status), { type }))).toEqual(types.map(() => null));
  if (status !== 'confirmingRestore') expect(next(at(status), confirm(true))).toBeNull();
  const isBeingRestored = status === 'confirmingRestore' || status === 'restoring';
  if (isBeingRestored) expect(next(at(status), submit(mark))).toBeNull();
});
